/** 000 §9: input within this time (ms) is one undo step; the number of steps is limited. */
export const HISTORY = { newGroupDelay: 2000, depth: 500 };
/** The headers of the toolbar (000 §5). */
export const HEADINGS = [1, 2, 3, 4, 5, 6] as const;
