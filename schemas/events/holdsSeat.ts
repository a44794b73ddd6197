/** The statuses of a participant that take a seat. */
export const holdsSeat = ['REGISTERED', 'CHECKED_IN'] as const;
/** Those in which a person is in a session's list once: with a seat, or waiting for one. */
export const holdsPlace = [...holdsSeat, 'WAITING'] as const;
