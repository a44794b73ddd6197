/**
 * May somebody pass this door at this moment, and why (not)? One pure function for every path: what the pages say, what a controller asks, what is
 * logged. Reasons are a closed list in the terms of the field (BACnet, ASHRAE 135 clause 12).
 */
import type { PassbackAnswer } from './doors/antiPassback.ts';
import type { DoorState } from './doors/doorStates.ts';
import { isWithin, type Moment, type Schedule } from './groups/schedule.ts';

export const accessReasons = [
  'GRANTED',
  'FREE_ACCESS',
  'POINT_OUT_OF_SERVICE',
  'THREAT_LEVEL',
  'DENY_ALL',
  'UNKNOWN_CREDENTIAL',
  'NO_ACCESS_RIGHTS',
  'OUT_OF_TIME_RANGE',
  'AUTHENTICATION_FACTOR_TIMEOUT',
  'INCORRECT_AUTHENTICATION_FACTOR',
  'MAX_ATTEMPTS',
  'PASSBACK',
  'AUTHENTICATION_FACTOR_LOST',
  'AUTHENTICATION_FACTOR_DAMAGED',
  'CREDENTIAL_UNASSIGNED',
  'CREDENTIAL_NOT_PROVISIONED',
  'CREDENTIAL_NOT_YET_ACTIVE',
  'CREDENTIAL_EXPIRED',
  'CREDENTIAL_DISABLED',
  'CREDENTIAL_STALE',
  'CREDENTIAL_USED',
  'OTHER',
] as const;
export type AccessReason = (typeof accessReasons)[number];

/** What lets somebody pass a door: a mapping of a group that the person is in. */
export interface Grant<S extends Schedule = Schedule> {
  schedules: readonly S[];
}
export interface Question<G extends Grant> {
  /** By the clock of the building. */
  moment: Moment;
  /** Is the door in use? */
  inService: boolean;
  /** Does a lockdown cover it? It stands above every schedule, and above what the door is by itself. */
  lockedDown?: boolean;
  /** What the door is by itself at that moment (`doorStates.ts`). */
  state: DoorState;
  /** Why what was shown opens nothing by itself, whatever its holder may do (`credential.ts`); absent: it counts. */
  credential?: AccessReason | undefined;
  /** Has the person given the PIN as well? A door that asks for both is passed with both. */
  withPin: boolean;
  /** All that lead this person through this door. */
  grants: readonly G[];
  /** Is the door one of those that the pass of a visit opens, for as long as the pass counts? */
  invited?: boolean;
  /** What the areas around the door say of somebody who goes in (`antiPassback.ts`). */
  passback?: PassbackAnswer;
}
export interface Decision<G extends Grant> {
  granted: boolean;
  reason: AccessReason;
  /** Granted: by which mapping, and which of its schedules. */
  by?: { grant: G; schedule: G['schedules'][number] };
}

/** What leads the person through at that moment. */
function ledBy<G extends Grant>({ moment, grants }: Question<G>): Decision<G>['by'] {
  for (const grant of grants) {
    const schedule = grant.schedules.find((one) => isWithin(one, moment));
    if (schedule) return { grant, schedule };
  }
  return undefined;
}

export function decide<G extends Grant>(question: Question<G>): Decision<G> {
  const { inService, lockedDown = false, state, credential, withPin, grants, invited = false, passback } = question;
  const denied = (reason: AccessReason): Decision<G> => ({ granted: false, reason });
  if (!inService) return denied('POINT_OUT_OF_SERVICE');
  if (lockedDown) return denied('THREAT_LEVEL');
  if (state === 'LOCKED') return denied('DENY_ALL');
  if (state === 'FREE') return { granted: true, reason: 'FREE_ACCESS' };
  if (credential) return denied(credential);
  if (!grants.length && !invited) return denied('NO_ACCESS_RIGHTS');
  const by = ledBy(question);
  if (!by && !invited) return denied('OUT_OF_TIME_RANGE');
  if (state === 'CARD_AND_PIN' && !withPin) return denied('AUTHENTICATION_FACTOR_TIMEOUT');
  if (passback === 'PASSBACK') return denied('PASSBACK');
  return { granted: true, reason: 'GRANTED', ...(by && { by }) };
}
