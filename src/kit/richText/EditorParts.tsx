/** The parts around the editor: the toolbar, the link dialog, and the form's state of the text. */
import { useTiptapEditor } from 'ra-input-rich-text';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  /** The id of the text. */
  controls: string;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

export function EditorParts({ controls, invalid, required, disabled, inputRef }: Props) {
  const editor = useTiptapEditor();
  const [linking, setLinking] = useState(false);

  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(invalid));
    editor?.view.dom.setAttribute('aria-required', String(required));
  }, [editor, invalid, required]);

  // A form puts the focus on what is wrong.
  useImperativeHandle(inputRef, () => ({ focus: () => editor?.commands.focus() }) as unknown as HTMLInputElement, [editor]);

  if (!editor || disabled) return null;
  return (
    <>
      <Toolbar editor={editor} controls={controls} onLink={() => setLinking(true)} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
