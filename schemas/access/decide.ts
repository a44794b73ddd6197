/**
 * May somebody pass this door at this moment, and why (not)? One pure function for every path: what the pages say, what a controller asks, what is
 * logged. Reasons are a closed list in the terms of the field (BACnet, ASHRAE 135 clause 12).
 */
import { isWithin, type Schedule } from './schedule.ts';

export const accessReasons = ['GRANTED', 'NO_ACCESS_RIGHTS', 'OUT_OF_TIME_RANGE', 'POINT_OUT_OF_SERVICE'] as const;
export type AccessReason = (typeof accessReasons)[number];

/** What lets somebody pass a door: a mapping of a group that the person is in. */
export interface Grant<S extends Schedule = Schedule> {
  schedules: readonly S[];
}
export interface Question<G extends Grant> {
  /** In milliseconds. */
  at: number;
  /** Of the building. */
  zone: string;
  /** Is the door in use? */
  inService: boolean;
  /** All that lead this person through this door. */
  grants: readonly G[];
}
export interface Decision<G extends Grant> {
  granted: boolean;
  reason: AccessReason;
  /** Granted: by which mapping, and which of its schedules. */
  by?: { grant: G; schedule: G['schedules'][number] };
}

export function decide<G extends Grant>({ at, zone, inService, grants }: Question<G>): Decision<G> {
  if (!inService) return { granted: false, reason: 'POINT_OUT_OF_SERVICE' };
  if (!grants.length) return { granted: false, reason: 'NO_ACCESS_RIGHTS' };
  for (const grant of grants) {
    const schedule = grant.schedules.find((one) => isWithin(one, at, zone));
    if (schedule) return { granted: true, reason: 'GRANTED', by: { grant, schedule } };
  }
  return { granted: false, reason: 'OUT_OF_TIME_RANGE' };
}
