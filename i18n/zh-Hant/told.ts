/** What people are told at the steps of a flow (`tells`), by entity. */
export const told = {};
