/** Where the words of the control room are. */
export const ROOM = 'resources.access-events.room';
