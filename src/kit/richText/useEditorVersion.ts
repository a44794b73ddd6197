import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Re-renders when the editor changes: its text, its selection, its pressed tools. */
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
