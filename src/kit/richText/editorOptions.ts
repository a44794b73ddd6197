/** The editor with exactly what the toolbar offers (000 §5); what it writes, the server keeps (`server/engine/write/richText.ts`). */
import type { EditorOptions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeHref } from '#schemas/kernel/fields/richText.ts';
import { HEADINGS, HISTORY } from './facts.ts';
import { keepContent } from './keepContent.ts';
import { limit } from './limitExtension.ts';

interface Given {
  max: number;
  attributes: Record<string, string>;
  onBlur: () => void;
}

/**
 * What react-admin's input makes its editor from. It makes a new editor for every new object, so the options are memoized.
 * @param max how many characters the text holds
 * @param attributes of the element that is written in
 */
export const editorOptions = ({ max, attributes, onBlur }: Given): Partial<EditorOptions> => ({
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
    keepContent,
  ],
  editorProps: { attributes },
  onBlur,
});
