/** Lists: live rows, saved views, columns, putting in order. */
export const lists = {};
