/**
 * React-admin's input sets the editor's initial content a second time. That would add an undo step before anything has been
 * typed, so setting the same content is skipped.
 */
import { commands, Extension } from '@tiptap/core';

export const keepContent = Extension.create({
  name: 'keepContent',
  addCommands() {
    return {
      setContent: (content, options) => (props) =>
        content === props.editor.options.content || commands.setContent(content, options)(props),
    };
  },
});
