/**
 * What has happened at the doors of the demo data: a week of people who come and go, some who were denied, a lockdown
 * and a roll call that are over, and a door that is locked down for works.
 */
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { SeedRow } from './insert.ts';

interface Doors {
  today: string;
  doors: readonly number[];
  controller: number;
  admin: number;
  /** Reference numbers of the lockdowns and of the roll call. */
  lockdownNo: string;
  worksNo: string;
  rollCallNo: string;
  /** Their company; null of the building's own. */
  people: readonly { id: number; fullName: string; tenantId: number | null; company: string }[];
}
type Put = (table: string, rows: readonly SeedRow[]) => Promise<number[]>;

const MINUTE = 60_000;
const DAYS = [7, 6, 5, 4, 3, 2, 1];
const blank = {
  deviceControllerId: null,
  reason: null,
  credentialType: null,
  credential: null,
  direction: null,
  actorId: null,
  remark: null,
};

export async function seedAccessEvents(
  put: Put,
  { today, doors, controller, admin, lockdownNo, worksNo, rollCallNo, people }: Doors,
): Promise<void> {
  const event = (at: string, eventType: string, over: SeedRow = {}): SeedRow => ({
    ...blank,
    tenantId: null,
    userId: null,
    doorId: doors[0] ?? null,
    happenedAt: at,
    receivedAt: at,
    late: false,
    eventType,
    ...over,
  });
  const passing = (at: string, which: number, over: SeedRow): SeedRow => {
    const person = people[which % people.length];
    return event(at, 'GRANTED', {
      reason: 'GRANTED',
      userId: person?.id ?? null,
      tenantId: person?.tenantId ?? null,
      doorId: doors[which % doors.length] ?? null,
      deviceControllerId: controller,
      credentialType: 'PHYSICAL_CARD',
      credential: `…${1000 + which}`,
      ...over,
    });
  };
  const clock = (days: number, hour: number, minute: number) =>
    `${addDays(today, -days)}T${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00Z`;
  const past = DAYS.flatMap((days) =>
    people.flatMap((_, which) => [
      passing(clock(days, which % 2, 7 * which + days), which, { direction: 'ENTRY' }),
      passing(clock(days, 9 + (which % 3), 11 * which + days), which, { direction: 'EXIT' }),
      ...(which % 4 === days % 4
        ? [passing(clock(days, 14, 3 * which), which, { eventType: 'DENIED', reason: 'OUT_OF_TIME_RANGE', direction: 'ENTRY' })]
        : []),
    ]),
  );
  // Some are in now.
  const now = people
    .slice(0, 6)
    .map((_, which) => passing(new Date(Date.now() - (25 + 13 * which) * MINUTE).toISOString(), which, { direction: 'ENTRY' }));
  const drill = clock(3, 3, 0);
  const closed = { at: clock(1, 2, 0), doorId: doors.at(-1) ?? null, reason: 'Works in the lift lobby' };
  await put('access_events', [
    ...past,
    ...now,
    event(clock(2, 4, 10), 'DOOR_HELD_OPEN', { doorId: doors[2] ?? null, deviceControllerId: controller }),
    event(drill, 'LOCKDOWN_STARTED', { actorId: admin, remark: `${lockdownNo}: Drill of the security team`, doorId: null }),
    event(clock(3, 3, 20), 'LOCKDOWN_LIFTED', {
      actorId: admin,
      remark: `${lockdownNo}: Drill of the security team`,
      doorId: null,
    }),
    event(closed.at, 'LOCKDOWN_STARTED', { actorId: admin, remark: `${worksNo}: ${closed.reason}`, doorId: closed.doorId }),
  ]);
  await put('access_lockdowns', [
    {
      referenceNo: worksNo,
      covers: 'DOOR',
      doorId: closed.doorId,
      reason: closed.reason,
      status: 'ACTIVE',
      startedAt: closed.at,
      liftedDate: null,
      liftedUserId: null,
    },
    {
      referenceNo: lockdownNo,
      covers: 'BUILDING',
      doorId: null,
      reason: 'Drill of the security team',
      status: 'LIFTED',
      startedAt: drill,
      liftedDate: clock(3, 3, 20),
      liftedUserId: admin,
    },
  ]);
  const [call] = await put('roll_calls', [
    {
      referenceNo: rollCallNo,
      reason: 'Fire drill',
      status: 'CLOSED',
      startedAt: drill,
      closedDate: clock(3, 3, 40),
      closedUserId: admin,
    },
  ]);
  await put(
    'roll_call_entries',
    people.slice(0, 8).map(({ id, fullName, company }, which) => ({
      rollCallId: call ?? null,
      userId: id,
      fullName,
      company,
      floorNo: String((which % 3) + 1),
      doorName: 'L1-01 · Lobby turnstile',
      lastSeenAt: clock(3, 1, which),
      status: which === 5 ? 'NOT_HERE' : 'SAFE',
      tickedDate: clock(3, 3, 10 + which),
      tickedUserId: admin,
    })),
  );
}
