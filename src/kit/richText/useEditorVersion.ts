import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Draws again whenever something about the editor changes: its text, its selection, what is pressed. */
export function useEditorVersion(editor: Editor | null): void {
  const [, setVersion] = useState(0);
  useEffect(() => {
    if (!editor) return;
    const next = () => setVersion((version) => version + 1);
    editor.on('transaction', next);
    return () => {
      editor.off('transaction', next);
    };
  }, [editor]);
}
