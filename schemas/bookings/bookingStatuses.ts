/** The states of a booking, and which of them count where. */

/** Each with its tone, in the order of the lifecycle. */
export const tones = {
  PENDING_APPROVAL: 'warning',
  CONFIRMED: 'info',
  CHECKED_IN: 'success',
  COMPLETED: 'neutral',
  CANCELLED: 'neutral',
  REJECTED: 'danger',
  NO_SHOW: 'danger',
} as const;
/** It is still to come, or going on. */
export const openStatuses = ['PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN'] as const;
/** The facility is kept for it, if it `holds`; one that has ended is being cleared up. */
export const held = { holds: true, status: [...openStatuses, 'COMPLETED'] } as const;
/** It counts towards what a person may book in a period; nobody wins by not coming. */
export const counted = { status: [...openStatuses, 'COMPLETED', 'NO_SHOW'] } as const;
