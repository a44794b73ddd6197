/** 000 §9: what is typed within this time (ms) is undone together, and so many steps are kept. */
export const HISTORY = { newGroupDelay: 2000, depth: 500 };
/** The headers of the toolbar (000 §5). */
export const HEADINGS = [1, 2, 3, 4, 5, 6] as const;
