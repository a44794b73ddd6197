/**
 * When people may check in, and when who has not come loses the rest of the time: judged at the moment of the question, not when a job
 * runs. Facilities and desks alike.
 */

/** Instants, as ISO 8601 or dates. */
export interface Booked {
  startAt: string | Date;
  endAt: string | Date;
  bookedAt: string | Date;
}
/** Minutes before and after the start. */
export interface CheckInTerms {
  opensMinutesBefore: number;
  closesMinutesAfter: number;
}
export interface CheckInWindow {
  from: Date;
  /** From this moment on, it is too late. */
  to: Date;
}

const MINUTE = 60_000;
const time = (one: string | Date): number => new Date(one).getTime();

/**
 * The time in which people may check in: whoever books once it has begun has as long as anybody else, counted from then (a desk that is
 * booked at 09:20 for 09:00 is not released at 09:15). It ends with the booking at the latest.
 */
export function checkInWindow(
  { startAt, endAt, bookedAt }: Booked,
  { opensMinutesBefore, closesMinutesAfter }: CheckInTerms,
): CheckInWindow {
  const begins = Math.max(time(startAt), time(bookedAt));
  return {
    from: new Date(time(startAt) - opensMinutesBefore * MINUTE),
    to: new Date(Math.min(begins + closesMinutesAfter * MINUTE, time(endAt))),
  };
}

export type CheckInMoment = 'EARLY' | 'OPEN' | 'LATE';
/** Where a moment stands in the window. */
export function momentOf({ from, to }: CheckInWindow, now: Date): CheckInMoment {
  if (now < from) return 'EARLY';
  return now < to ? 'OPEN' : 'LATE';
}
