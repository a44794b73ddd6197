/**
 * The rule of dwell (decision 0070, after USPS Publication 804): how long a vehicle stood at a bay. Who comes by the appointment, or within its
 * grace, is counted from the appointment, or from the arrival where that is later, or from the beginning of unloading where that is earlier;
 * who comes late, from the beginning of unloading. It ends at the gate. A vehicle that leaves without having been at a bay has none.
 */

export type Arrival = 'EARLY' | 'ON_TIME' | 'LATE';
const MINUTE = 60_000;

/** Instants in milliseconds. */
export interface Visit {
  appointment: number;
  /** Gate in. */
  arrived: number;
  /** At dock. */
  unloading: number;
}

/** Early or late by more than the grace, judged at the gate. */
export function arrivalOf(appointment: number, arrived: number, graceMinutes: number): Arrival {
  const grace = graceMinutes * MINUTE;
  if (arrived < appointment - grace) return 'EARLY';
  return arrived > appointment + grace ? 'LATE' : 'ON_TIME';
}

/** The instant from which dwell is counted. */
export function dwellFrom({ appointment, arrived, unloading }: Visit, graceMinutes: number): number {
  if (arrivalOf(appointment, arrived, graceMinutes) === 'LATE') return unloading;
  return Math.min(unloading, Math.max(appointment, arrived));
}

/** Whole minutes that have passed, never fewer than none. */
export const minutesBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / MINUTE));
