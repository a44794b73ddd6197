/**
 * React-admin's input hands its editor once more what it was made with. Written anew, that would be a step to undo
 * before anything has been typed.
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
