/** Dates, times, slots and opening hours. */
export const dates = {};
