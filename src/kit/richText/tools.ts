/** The tools of the editor in the order of 000 §5; `link` opens a dialog and has no command of its own. */

import type { SvgIconComponent } from '@mui/icons-material';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Link from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/core';
import { HEADINGS } from './facts.ts';

export interface Tool {
  /** Key under `inputs.richText.tools.`. */
  name: string;
  /** The digit of a header. */
  level?: number;
  icon?: SvgIconComponent;
  run?: (editor: Editor) => void;
  isPressed?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const headers = HEADINGS.map(
  (level): Tool => ({
    name: 'header',
    level,
    run: (editor) => editor.chain().toggleHeading({ level }).run(),
    isPressed: (editor) => editor.isActive('heading', { level }),
  }),
);

/** Groups, separated by dividers. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      icon: Undo,
      run: (editor) => editor.chain().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: Redo,
      run: (editor) => editor.chain().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
  headers,
  [
    {
      name: 'bold',
      icon: FormatBold,
      run: (editor) => editor.chain().toggleBold().run(),
      isPressed: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      icon: FormatItalic,
      run: (editor) => editor.chain().toggleItalic().run(),
      isPressed: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      icon: FormatUnderlined,
      run: (editor) => editor.chain().toggleUnderline().run(),
      isPressed: (editor) => editor.isActive('underline'),
    },
    { name: 'clean', icon: FormatClear, run: (editor) => editor.chain().clearNodes().unsetAllMarks().run() },
  ],
  [
    {
      name: 'bulletList',
      icon: FormatListBulleted,
      run: (editor) => editor.chain().toggleBulletList().run(),
      isPressed: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: FormatListNumbered,
      run: (editor) => editor.chain().toggleOrderedList().run(),
      isPressed: (editor) => editor.isActive('orderedList'),
    },
  ],
  [
    { name: 'link', icon: Link, isPressed: (editor) => editor.isActive('link') },
    { name: 'horizontalRule', icon: HorizontalRule, run: (editor) => editor.chain().setHorizontalRule().run() },
  ],
];
