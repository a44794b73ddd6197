/** Minutes as hours, with at most two decimals: 90 is `1.5`. */
export const hoursText = (minutes: number): string => String(Math.round(minutes / 0.6) / 100);
