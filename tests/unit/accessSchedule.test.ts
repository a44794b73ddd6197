/** When a schedule lets people pass: against a slow second implementation that reads the clock quarter by quarter. */
import { describe, expect, it } from 'vitest';
import { decide } from '#schemas/access/decide.ts';
import { isWithin, momentOf, periodsFrom, type Schedule } from '#schemas/access/groups/schedule.ts';
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { MINUTE } from '../times.ts';
import { clockOf, Dice, PLACES, slowlyHeld, someSchedule } from './slowSchedules.ts';

const HOUR = 60 * MINUTE;
const controlled = { inService: true, state: 'CONTROLLED', withPin: true } as const;
const none = { exceptions: [], holidays: new Set<string>() };
const days = (list: readonly number[], from: string, to: string): Schedule['hours'] => list.map((day) => ({ day, from, to }));

const dice = new Dice(20_261_127);
const CASES = 500;
describe('a schedule', () => {
  it('belongs to the day on which it begins: a night shift from Monday to Friday ends on Saturday morning', () => {
    const zone = 'Asia/Singapore';
    const shift: Schedule = { hours: days([1, 2, 3, 4, 5], '22:00', '06:00'), ...none };
    const asked = (local: string) => isWithin(shift, momentOf(new Clock(zone), Date.parse(`${local}+08:00`)));
    expect(asked('2026-11-27T23:30:00')).toBe(true);
    expect(asked('2026-11-28T05:59:59')).toBe(true);
    expect(asked('2026-11-28T06:00:00')).toBe(false);
    expect(asked('2026-11-30T03:00:00')).toBe(false);
    expect(asked('2026-11-29T23:00:00')).toBe(false);
    // It does not end in the second in which it starts.
    expect(asked('2026-11-27T22:00:00')).toBe(true);
    expect(
      decide({
        moment: momentOf(new Clock(zone), Date.parse('2026-11-29T23:00:00+08:00')),
        ...controlled,
        grants: [{ schedules: [shift] }],
      }),
    ).toEqual({
      granted: false,
      reason: 'OUT_OF_TIME_RANGE',
    });
  });

  it('is nine hours long in the night in which London sets its clock back, and seven when it sets it forward', () => {
    const zone = 'Europe/London';
    const nightly: Schedule = { hours: days([0, 1, 2, 3, 4, 5, 6], '22:00', '06:00'), ...none };
    const lengthFrom = (date: string) => {
      const night = periodsFrom([nightly], date, 2, new Clock(zone)).find(({ from }) => localAt(zone, from).time === '22:00');
      return ((night?.to ?? 0) - (night?.from ?? 0)) / HOUR;
    };
    expect(lengthFrom('2026-10-24')).toBe(9);
    expect(lengthFrom('2026-03-28')).toBe(7);
    // 01:30 comes twice.
    expect(
      ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => isWithin(nightly, momentOf(new Clock(zone), Date.parse(at)))),
    ).toEqual([true, true]);
  });

  it('says the same as a slow second implementation, about days on which clocks are moved', () => {
    for (let turn = 0; turn < CASES; turn += 1) {
      const [zone, first] = dice.one(PLACES);
      const moment = Date.parse(`${first}T00:00:00Z`) + dice.upTo(5 * 24 * 60) * MINUTE;
      const schedule = someSchedule(dice, first);
      const said = slowlyHeld(schedule, moment, zone).length > 0;
      const what = JSON.stringify({ turn, zone, moment: new Date(moment), ...schedule, holidays: [...schedule.holidays] });
      expect(isWithin(schedule, momentOf(clockOf(zone), moment)), what).toBe(said);
      const { date } = localAt(zone, moment);
      expect(
        periodsFrom([schedule], date, 1, clockOf(zone)).some(({ from, to }) => from <= moment && moment < to),
        what,
      ).toBe(said);
    }
  });
});

it('a door that is out of service, and somebody without a group, have reasons of their own', () => {
  const always: Schedule = {
    hours: [],
    exceptions: [{ period: ['2026-01-01', '2026-12-31'], kind: 'ALL_DAY' }],
    holidays: new Set(),
  };
  const question = {
    moment: momentOf(new Clock('UTC'), Date.parse('2026-06-01T10:00:00Z')),
    ...controlled,
    grants: [{ schedules: [always] }],
  };
  expect(decide(question)).toMatchObject({ granted: true, reason: 'GRANTED', by: { schedule: always } });
  expect(decide({ ...question, inService: false }).reason).toBe('POINT_OUT_OF_SERVICE');
  expect(decide({ ...question, grants: [] }).reason).toBe('NO_ACCESS_RIGHTS');
});
