/** The editor with exactly what the toolbar offers (000 §5); what it writes, the server keeps (`server/engine/write/richText.ts`). */
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeHref } from '#schemas/kernel/fields/richText.ts';
import { limit } from './limitExtension.ts';

/** 000 §9: what is typed within this time is undone together, and so many steps are kept. */
export const HISTORY = { newGroupDelay: 2000, depth: 500 };
export const HEADINGS = [1, 2, 3, 4, 5, 6] as const;

interface Options {
  element: HTMLElement;
  content: string;
  max: number;
  editable: boolean;
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onBlur: () => void;
}

export const makeEditor = ({ element, content, max, editable, attributes, onChange, onBlur }: Options): Editor =>
  new Editor({
    element,
    content,
    editable,
    // Its own style sheet would need an exception from the page's security policy; what it says is in `style.ts`.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [...HEADINGS] },
        undoRedo: HISTORY,
        link: {
          openOnClick: false,
          autolink: false,
          defaultProtocol: 'https',
          HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
          isAllowedUri: (address) => isSafeHref(address),
        },
        blockquote: false,
        code: false,
        codeBlock: false,
        strike: false,
        trailingNode: false,
      }),
      limit(max),
    ],
    editorProps: { attributes },
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
    onBlur,
  });
