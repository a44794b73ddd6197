/** The statuses of a participant that take a seat. */
export const holdsSeat = ['REGISTERED', 'CHECKED_IN'] as const;
