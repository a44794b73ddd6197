/** Which floors of a lift a person may choose: those that are free, or that are theirs and not locked. */
import { isWithin, type Moment, type Schedule } from '../groups/schedule.ts';

/** Nobody may go there; those with the access floor; everybody who may use the lift. */
export const accessLevels = ['LOCKED', 'CONTROLLED', 'FREE'] as const;
export interface FloorLevel {
  floorNo: string;
  accessLevel: (typeof accessLevels)[number];
  /** When a controlled floor is free. */
  freeSchedule?: Schedule | undefined;
}

/** @param own the access floors of the person */
export const floorsAt = (levels: readonly FloorLevel[], own: readonly string[], moment: Moment): string[] =>
  levels
    .filter(
      ({ floorNo, accessLevel, freeSchedule }) =>
        accessLevel === 'FREE' ||
        (accessLevel === 'CONTROLLED' &&
          (own.includes(floorNo) || (freeSchedule !== undefined && isWithin(freeSchedule, moment)))),
    )
    .map(({ floorNo }) => floorNo);
