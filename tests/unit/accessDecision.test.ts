/** What a door is by itself, which floors of a lift are open, and who may pass: against a second implementation that asks one thing after the other. */
import { expect, it } from 'vitest';
import { type AccessReason, decide } from '#schemas/access/decide.ts';
import { askPassback, type PassbackAnswer, passbackModes } from '#schemas/access/doors/antiPassback.ts';
import { type DoorState, type DoorStates, doorStates, stateAt, statesFrom } from '#schemas/access/doors/doorStates.ts';
import { accessLevels, type FloorLevel, floorsAt } from '#schemas/access/doors/floorLevels.ts';
import { momentOf, type Schedule } from '#schemas/access/groups/schedule.ts';
import { judgeCredential, type PassFacts } from '#schemas/access/passes/credential.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { MINUTE } from '../times.ts';
import { clockOf, Dice, PLACES, slowlyHeld, someSchedule } from './slowSchedules.ts';

const CASES = 10_000;

/** The strictest of what holds, one question after the other; a door that is free waits for the first person where one rule says so. */
function stateSlowly({ normal, rules, firstIn }: DoorStates, at: number, zone: string): DoorState {
  let found: DoorState | undefined;
  let waits = false;
  for (const wanted of ['FREE', 'CONTROLLED', 'CARD_AND_PIN', 'LOCKED'] as const)
    for (const { state, firstPersonIn, schedule } of rules) {
      if (state !== wanted) continue;
      const begins = slowlyHeld(schedule, at, zone);
      if (begins.length === 0) continue;
      found = state;
      if (state !== 'FREE' || !firstPersonIn) continue;
      let isIn = false;
      for (const begin of begins) if (firstIn !== null && begin <= firstIn && firstIn <= at) isIn = true;
      if (!isIn) waits = true;
    }
  if (found === 'FREE' && waits) return 'CONTROLLED';
  return found ?? normal;
}

/** What is wrong with a pass, one state after the other; nothing where it counts. */
function wrongSlowly({ status, startAt, endAt, isActive, removed }: PassFacts, at: number): AccessReason | undefined {
  const isOver = endAt !== null && at - endAt >= 0;
  switch (status) {
    case 'DAMAGED_LOST':
      if (removed === 'DAMAGED_CARD') return 'AUTHENTICATION_FACTOR_DAMAGED';
      return 'AUTHENTICATION_FACTOR_LOST';
    case 'PENDING_ACTIVATION':
      return 'CREDENTIAL_NOT_PROVISIONED';
    case 'ACTIVATION_EXPIRED':
      return 'CREDENTIAL_EXPIRED';
    case 'UNASSIGNED':
    case 'DEACTIVATED':
    case 'PENDING_DEACTIVATED':
      return isOver ? 'CREDENTIAL_EXPIRED' : 'CREDENTIAL_UNASSIGNED';
    default:
      if (!isActive) return 'CREDENTIAL_DISABLED';
      if (startAt !== null && startAt - at > 0) return 'CREDENTIAL_NOT_YET_ACTIVE';
      if (isOver) return 'CREDENTIAL_EXPIRED';
      return undefined;
  }
}
const PASS_STATES = [
  ...['ASSIGNED', 'ACTIVATED', 'UNASSIGNED', 'PENDING_ACTIVATION'],
  ...['ACTIVATION_EXPIRED', 'PENDING_DEACTIVATED', 'DEACTIVATED', 'DAMAGED_LOST'],
] as const;
const REMOVALS = [null, 'DAMAGED_CARD', 'LOSS_OF_CARD'] as const;
/** Mostly one that counts, so that what comes after it is asked often enough. */
function somePass(dice: Dice, at: number): PassFacts {
  const around = () => (dice.happens(0.6) ? null : at + (dice.upTo(5) - 2) * MINUTE);
  if (dice.happens(0.7)) return { status: 'ASSIGNED', startAt: null, endAt: null, isActive: true, removed: null };
  const [startAt, endAt] = [around(), around()];
  return { status: dice.one(PASS_STATES), startAt, endAt, isActive: dice.happens(0.7), removed: dice.one(REMOVALS) };
}

function passbackSlowly({ mode, direction, insideSince, forgottenBefore }: Parameters<typeof askPassback>[0]): PassbackAnswer {
  if (direction === 'EXIT') return 'PASS';
  if (insideSince === null) return 'PASS';
  if (forgottenBefore !== null && insideSince < forgottenBefore) return 'PASS';
  if (mode === 'HARD') return 'PASSBACK';
  return mode === 'SOFT' ? 'PASSBACK_DETECTED' : 'PASS';
}

/** Those that a pass, a door and a group can give; the rest are of readers. */
const REASONS: readonly AccessReason[] = [
  ...(['GRANTED', 'FREE_ACCESS', 'POINT_OUT_OF_SERVICE', 'THREAT_LEVEL', 'DENY_ALL', 'NO_ACCESS_RIGHTS'] as const),
  ...(['OUT_OF_TIME_RANGE', 'AUTHENTICATION_FACTOR_TIMEOUT', 'PASSBACK', 'AUTHENTICATION_FACTOR_LOST'] as const),
  ...(['AUTHENTICATION_FACTOR_DAMAGED', 'CREDENTIAL_UNASSIGNED', 'CREDENTIAL_NOT_PROVISIONED'] as const),
  ...(['CREDENTIAL_NOT_YET_ACTIVE', 'CREDENTIAL_EXPIRED', 'CREDENTIAL_DISABLED'] as const),
];

interface AtDoor {
  inService: boolean;
  lockedDown: boolean;
  state: DoorState;
}
interface Shown {
  wrong: AccessReason | undefined;
  withPin: boolean;
  invited: boolean;
  passback: PassbackAnswer;
}
function decideSlowly(
  at: number,
  zone: string,
  door: AtDoor,
  groups: readonly { schedules: readonly Schedule[] }[],
  { wrong, withPin, invited, passback }: Shown,
): AccessReason {
  let isLed = invited;
  for (const { schedules } of groups) for (const one of schedules) if (slowlyHeld(one, at, zone).length > 0) isLed = true;
  if (door.inService === false) return 'POINT_OUT_OF_SERVICE';
  if (door.lockedDown === true) return 'THREAT_LEVEL';
  if (door.state === 'LOCKED') return 'DENY_ALL';
  if (door.state === 'FREE') return 'FREE_ACCESS';
  if (wrong !== undefined) return wrong;
  if (groups.length === 0 && !invited) return 'NO_ACCESS_RIGHTS';
  if (isLed === false) return 'OUT_OF_TIME_RANGE';
  if (door.state === 'CARD_AND_PIN' && withPin === false) return 'AUTHENTICATION_FACTOR_TIMEOUT';
  if (passback === 'PASSBACK') return 'PASSBACK';
  return 'GRANTED';
}

function floorsSlowly(levels: readonly FloorLevel[], own: readonly string[], at: number, zone: string): string[] {
  const open: string[] = [];
  for (const { floorNo, accessLevel, freeSchedule } of levels) {
    if (accessLevel === 'LOCKED') continue;
    const isOwn = own.includes(floorNo);
    const isFree = freeSchedule !== undefined && slowlyHeld(freeSchedule, at, zone).length > 0;
    if (accessLevel === 'FREE' || isOwn || isFree) open.push(floorNo);
  }
  return open;
}

it(`says the same as a slow second implementation in ${CASES} cases: schedules, exceptions, groups, states of the door and of the pass, lockdown, visits, anti-passback, the PIN, zones`, () => {
  const dice = new Dice(2_026_112_721);
  const seen = new Map<AccessReason, number>();
  const wrong: object[] = [];
  for (let turn = 0; turn < CASES; turn += 1) {
    const [zone, first] = dice.one(PLACES);
    const at = Date.parse(`${first}T00:00:00Z`) + dice.upTo(5 * 24 * 60) * MINUTE;
    const moment = momentOf(clockOf(zone), at);
    const some = (most: number) => Array.from({ length: dice.upTo(most) }, () => someSchedule(dice, first));
    const states: DoorStates = {
      normal: dice.one(doorStates),
      rules: some(4).map((schedule) => ({ state: dice.one(doorStates), firstPersonIn: dice.happens(0.5), schedule })),
      firstIn: dice.happens(0.5) ? at + (dice.upTo(16 * 60) - 15 * 60) * MINUTE : null,
    };
    const grants = Array.from({ length: dice.upTo(4) }, () => ({ schedules: some(3) }));
    const [inService, withPin] = [dice.happens(0.9), dice.happens(0.5)];
    const [lockedDown, invited] = [dice.happens(0.1), dice.happens(0.1)];
    const pass = somePass(dice, at);
    const judged = judgeCredential(pass, at);
    const credential = judged === 'VALID' ? undefined : judged;
    const inside = {
      mode: dice.one(passbackModes),
      direction: dice.one(['ENTRY', 'EXIT'] as const),
      insideSince: dice.happens(0.5) ? at - dice.upTo(24 * 60) * MINUTE : null,
      forgottenBefore: dice.happens(0.5) ? at - 12 * 60 * MINUTE : null,
    };
    const passback = askPassback(inside);
    const levels: FloorLevel[] = ['1', '2', '3'].map((floorNo) => ({
      floorNo,
      accessLevel: dice.one(accessLevels),
      freeSchedule: dice.happens(0.5) ? someSchedule(dice, first) : undefined,
    }));
    const own = ['1', '2', '9'].filter(() => dice.happens(0.5));

    const { state, waits } = stateAt(states, moment);
    const { granted, reason, by } = decide({
      moment,
      inService,
      lockedDown,
      state,
      credential,
      withPin,
      grants,
      invited,
      passback,
    });
    seen.set(reason, (seen.get(reason) ?? 0) + 1);
    // The preview of the day says the same, and leaves no gap: where nobody is in yet, it says that the door waits for that.
    const shown = statesFrom(states, localAt(zone, at).date, 1, clockOf(zone));
    const now = shown.find(({ from, to }) => from <= at && at < to);
    const empty = stateAt({ ...states, firstIn: null }, moment);
    const agrees =
      state === stateSlowly(states, at, zone) &&
      reason ===
        decideSlowly(at, zone, { inService, lockedDown, state }, grants, {
          wrong: wrongSlowly(pass, at),
          withPin,
          invited,
          passback: passbackSlowly(inside),
        }) &&
      granted === ['GRANTED', 'FREE_ACCESS'].includes(reason) &&
      (by === undefined || reason === 'GRANTED') &&
      (by !== undefined || reason !== 'GRANTED' || invited) &&
      (by === undefined || slowlyHeld(by.schedule, at, zone).length > 0) &&
      (now?.waits ? 'CONTROLLED' : now?.state) === empty.state &&
      now?.waits === empty.waits &&
      (!waits || empty.waits) &&
      shown.slice(1).every(({ from }, index) => from === shown[index]?.to) &&
      floorsAt(levels, own, moment).join() === floorsSlowly(levels, own, at, zone).join();
    if (!agrees)
      wrong.push({
        turn,
        zone,
        at: new Date(at),
        states,
        inService,
        lockedDown,
        pass,
        inside,
        invited,
        withPin,
        grants,
        levels,
        own,
        state,
        reason,
        shown,
      });
  }
  expect(wrong.slice(0, 1)).toEqual([]);
  // Each reason came up, and most of them often.
  expect([...seen.keys()].sort()).toEqual([...REASONS].sort());
  expect([...seen].filter(([, times]) => times > 100).length).toBeGreaterThan(9);
});

it('a door is free from eight once somebody has come, in each period anew; a week preview says so', () => {
  const zone = 'Asia/Singapore';
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '08:00', to: '20:00' }));
  const schedule: Schedule = { hours, exceptions: [], holidays: new Set() };
  const at = (local: string) => Date.parse(`${local}+08:00`);
  const door = (firstIn: string | null): DoorStates => ({
    normal: 'CARD_AND_PIN',
    rules: [{ state: 'FREE', firstPersonIn: true, schedule }],
    firstIn: firstIn === null ? null : at(firstIn),
  });
  const asked = (states: DoorStates, local: string) => stateAt(states, momentOf(clockOf(zone), at(local)));
  expect(asked(door(null), '2026-12-01T07:59:59')).toEqual({ state: 'CARD_AND_PIN', waits: false });
  expect(asked(door(null), '2026-12-01T09:00:00')).toEqual({ state: 'CONTROLLED', waits: true });
  // Somebody who came before eight, or yesterday, is not the first of this period.
  expect(asked(door('2026-12-01T07:50:00'), '2026-12-01T09:00:00').state).toBe('CONTROLLED');
  expect(asked(door('2026-11-30T10:00:00'), '2026-12-01T09:00:00').state).toBe('CONTROLLED');
  expect(asked(door('2026-12-01T08:30:00'), '2026-12-01T09:00:00')).toEqual({ state: 'FREE', waits: false });
  expect(asked(door('2026-12-01T08:30:00'), '2026-12-01T20:00:00').state).toBe('CARD_AND_PIN');
  expect(statesFrom(door(null), '2026-12-01', 1, clockOf(zone)).map(({ state, waits }) => [state, waits])).toEqual([
    ['CARD_AND_PIN', false],
    ['FREE', true],
    ['CARD_AND_PIN', false],
  ]);
});
