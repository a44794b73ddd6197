import './changedRow.css';

/** The class of a row that somebody else has just changed, for as long as it is marked (`HIGHLIGHT_MS`, as in the style sheet). */
export const changedRow = (isChanged: boolean): string | undefined => (isChanged ? 'at-changed' : undefined);
