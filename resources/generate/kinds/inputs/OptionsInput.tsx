/** The questions of polls, surveys, events and request forms; a chunk of its own, because of what drags them. */
export { OptionBuilder as default } from '../../options/OptionBuilder.tsx';
