/** The questions of polls, surveys, events and request forms; a chunk of its own, because of the drag-and-drop library. */
export { OptionBuilder as default } from '../../options/OptionBuilder.tsx';
