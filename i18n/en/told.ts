/** What people are told at the steps of a flow (`tells`), by entity. A body's paragraphs are separated by empty lines. */
export const told = {};
