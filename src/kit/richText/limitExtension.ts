/** Keeps an editor within its limit: pasted text is truncated, typing stops, deleting always works. */
import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { countCharacters } from '#schemas/kernel/fields/richText.ts';
import { cutToRoom, insertsText, surplusLength } from './limit.ts';

interface Span {
  from: number;
  to: number;
}
const lengthOf = (doc: Node): number => countCharacters(doc.textContent);
/** How many characters fit in place of the selection, or of the text between two positions. */
function roomIn({ doc, selection }: EditorState, max: number, { from, to }: Span = selection): number {
  return Math.max(0, max - lengthOf(doc) + countCharacters(doc.textBetween(from, to)));
}
/** Is something selected on the page? The editor's own state follows a moment later. */
const selects = ({ dom }: EditorView): boolean => dom.ownerDocument.getSelection()?.isCollapsed === false;

/** The beginning of a slice that fits, cut within a text if needed. */
function cutSlice(slice: Slice, room: number): Slice {
  let left = room;
  let end: number | undefined;
  slice.content.descendants((node, position) => {
    if (end !== undefined) return false;
    const text = node.text ?? '';
    const kept = cutToRoom(text, left);
    left -= countCharacters(kept);
    if (kept.length < text.length) end = position + kept.length;
    return true;
  });
  if (end === undefined) return slice;
  const content = room === 0 ? Fragment.empty : slice.content.cut(0, end);
  return Slice.maxOpen(content);
}

/** Removes what a composition (pinyin, dead keys) has inserted beyond the limit, but only after it has ended. */
function trimAfterComposition(view: EditorView, max: number): void {
  const { doc, selection } = view.state;
  const surplus = lengthOf(doc) - max;
  if (surplus <= 0) return;
  const before = selection.$from.parent.textBetween(0, selection.$from.parentOffset);
  const length = Math.min(surplusLength(before, surplus), before.length);
  view.dispatch(view.state.tr.delete(selection.from - length, selection.from));
}

export const limit = (max: number) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins() {
      const plugin: Plugin = new Plugin({
        filterTransaction: (transaction, state) => {
          // Content set by the form is never cut; nor is a composition until it ends.
          if (!transaction.docChanged || transaction.getMeta('preventUpdate') || transaction.getMeta('composition')) return true;
          const length = lengthOf(transaction.doc);
          return length <= max || length <= lengthOf(state.doc);
        },
        props: {
          handleKeyDown: (view, event) =>
            !view.composing && insertsText(event) && !selects(view) && roomIn(view.state, max) === 0,
          handleTextInput: (view, from, to, text) =>
            !view.composing && countCharacters(text) > roomIn(view.state, max, { from, to }),
          transformPasted: (slice, view) => cutSlice(slice, roomIn(view.state, max)),
          handleDOMEvents: {
            compositionend: (view) => {
              // ProseMirror reads the composed text after this event.
              setTimeout(() => !view.isDestroyed && trimAfterComposition(view, max), 60);
              return false;
            },
          },
        },
      });
      return [plugin];
    },
  });
