/**
 * Formatted text with a counter. On tiptap itself: react-admin's input around it writes the whole text anew with every key,
 * which ends compositions and tears the undo history.
 */
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Editor } from '@tiptap/core';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { isBlankHtml, visibleLength } from '#schemas/kernel/fields/richText.ts';
import { Counter } from '../Counter.tsx';
import { visuallyHidden } from '../visuallyHidden.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { makeEditor } from './makeEditor.ts';
import { frameStyle, textStyle } from './style.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextProps {
  id: string;
  label: ReactNode;
  /** The label is only said, where the widget around it shows one already. */
  hiddenLabel?: boolean;
  /** HTML; a blank text is an empty string. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** How many characters it holds. */
  max: number;
  error?: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  inputRef?: React.Ref<HTMLInputElement>;
}

export function RichTextEditor(props: RichTextProps) {
  const { id, label, value, max, error, hint, required = false, disabled = false, inputRef, hiddenLabel } = props;
  const translate = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [linking, setLinking] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  /** What the editor itself has said last: a value that differs was set from outside. */
  const said = useRef(value);

  useEffect(() => {
    const made = makeEditor({
      element: host.current as HTMLDivElement,
      content: latest.current.value,
      max,
      editable: !disabled,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help ${id}-count`,
      },
      onChange: (html) => {
        said.current = isBlankHtml(html) ? '' : html;
        latest.current.onChange(said.current);
      },
      onBlur: () => latest.current.onBlur?.(),
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [id, max, disabled]);

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    const { dom } = editor?.view ?? {};
    dom?.setAttribute('aria-invalid', String(Boolean(error)));
    dom?.setAttribute('aria-required', String(required));
  }, [editor, error, required]);

  // A form puts the focus on what is wrong.
  useImperativeHandle(inputRef, () => ({ focus: () => editor?.commands.focus() }) as HTMLInputElement, [editor]);

  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel
        component="span"
        id={`${id}-label`}
        required={required}
        onClick={() => editor?.commands.focus()}
        sx={hiddenLabel ? visuallyHidden : { mb: 0.75, fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      <Box sx={{ ...frameStyle, borderColor: error ? 'error.main' : 'var(--at-line-strong)' }}>
        {editor && !disabled && <Toolbar editor={editor} controls={id} onLink={() => setLinking(true)} />}
        <Box ref={host} sx={textStyle} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <FormHelperText id={`${id}-help`}>{error ?? hint}</FormHelperText>
        <Counter id={`${id}-count`} count={visibleLength(value)} max={max} full={translate('inputs.limitReached')} />
      </Box>
      {linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </FormControl>
  );
}
