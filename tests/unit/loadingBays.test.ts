/** Loading bays: the rule of dwell (decision 0070), which bay a vehicle gets, and when it can come. */
import { describe, expect, it } from 'vitest';
import { instantAt, localAt } from '#schemas/kernel/fields/clock.ts';
import { arrivalOf, dwellFrom, minutesBetween } from '#schemas/loadingBays/dwell.ts';
import { type BayPlan, bayFor, freeStarts, type GroupPlan, type Span, startProblem } from '#schemas/loadingBays/offers.ts';
import { MINUTE } from '../times.ts';

/** Numbers from 0 to `below`, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const at = (time: string, date = '2037-06-01') => Date.parse(`${date}T${time}:00Z`);

describe('dwell', () => {
  const from = (arrived: string, unloading: string, grace = 0) =>
    new Date(dwellFrom({ appointment: at('10:00'), arrived: at(arrived), unloading: at(unloading) }, grace))
      .toISOString()
      .slice(11, 16);

  it('runs from the earlier of appointment and unloading; of who is late, from unloading', () => {
    expect(from('09:20', '09:40')).toBe('09:40');
    expect(from('09:20', '10:20')).toBe('10:00');
    expect(from('10:40', '11:00')).toBe('11:00');
  });

  it('runs from the arrival within the grace, because nobody stands at a bay before he has come', () => {
    expect(from('10:10', '10:30', 15)).toBe('10:10');
    expect(from('10:15', '10:30', 15)).toBe('10:15');
    expect(from('10:16', '10:30', 15)).toBe('10:30');
    expect(from('10:10', '10:10', 15)).toBe('10:10');
  });

  it('tells early, on time and late by the grace', () => {
    const arrival = (time: string) => arrivalOf(at('10:00'), at(time), 15);
    expect(['09:44', '09:45', '10:00', '10:15', '10:16'].map(arrival)).toEqual([
      'EARLY',
      'ON_TIME',
      'ON_TIME',
      'ON_TIME',
      'LATE',
    ]);
  });

  it('never begins before the vehicle has come, nor after unloading', () => {
    const next = numbers(3);
    for (let turn = 0; turn < 500; turn += 1) {
      const [appointment, arrived] = [at('10:00'), at('10:00') + (next(600) - 300) * MINUTE];
      const unloading = arrived + next(200) * MINUTE;
      const start = dwellFrom({ appointment, arrived, unloading }, next(120));
      expect(start).toBeGreaterThanOrEqual(arrived);
      expect(start).toBeLessThanOrEqual(unloading);
    }
    expect(minutesBetween(at('10:00'), at('09:00'))).toBe(0);
  });
});

const bay = (id: number, over: Partial<BayPlan> = {}): BayPlan => ({
  id,
  name: `Bay ${id}`,
  maxHeightCm: null,
  maxLengthCm: null,
  hours: [],
  blackouts: [],
  taken: [],
  ...over,
});
const plan = (over: Partial<GroupPlan> = {}): GroupPlan => ({
  zone: 'UTC',
  holidays: new Set(),
  slots: null,
  slotMinutes: 30,
  notice: null,
  bays: [bay(1)],
  ...over,
});
const van = { heightCm: 220, lengthCm: 550, minutes: 60 };
const lorry = { heightCm: 400, lengthCm: 1200, minutes: 60 };
const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) });
const got = (one: GroupPlan, vehicle: typeof van, time: Span, only?: number) => {
  const found = bayFor(one, vehicle, time, only);
  return 'bay' in found ? found.bay.id : found.problem;
};

describe('the bay of a vehicle', () => {
  const sizes = plan({ bays: [bay(1), bay(2, { maxHeightCm: 250, maxLengthCm: 600 }), bay(3, { maxLengthCm: 1300 })] });

  it('is the smallest that takes it', () => {
    expect(got(sizes, van, span('10:00', '11:00'))).toBe(2);
    expect(got(sizes, lorry, span('10:00', '11:00'))).toBe(3);
    expect(got(sizes, { ...lorry, lengthCm: 1500 }, span('10:00', '11:00'))).toBe(1);
    expect(got(sizes, lorry, span('10:00', '11:00'), 2)).toBe('bayTooSmall');
    expect(got(plan({ bays: [] }), van, span('10:00', '11:00'))).toBe('bayTooSmall');
  });

  it('is free throughout the time, and a time does not hold its end', () => {
    const taken = plan({ bays: [bay(1, { taken: [span('10:00', '11:00')] }), bay(2, { taken: [span('11:00', '12:00')] })] });
    expect(got(taken, van, span('10:30', '11:00'))).toBe(2);
    expect(got(taken, van, span('11:00', '11:30'))).toBe(1);
    expect(got(taken, van, span('10:30', '11:30'))).toBe('bayTaken');
    expect(got(taken, van, span('10:30', '11:00'), 1)).toBe('bayTaken');
  });

  it('is open throughout the time, also across midnight, and not blacked out', () => {
    const night = [
      { day: 1, from: '20:00', to: '23:59' },
      { day: 2, from: '00:00', to: '06:00' },
    ];
    // 1 June 2037 is a Monday.
    const one = plan({ bays: [bay(1, { hours: night })] });
    const next = (time: string) => at(time, '2037-06-02');
    expect(got(one, van, { from: at('23:30'), to: next('00:30') })).toBe(1);
    expect(got(one, van, { from: next('05:30'), to: next('06:30') })).toBe('bayClosed');
    const holiday = { ...one, holidays: new Set(['2037-06-01']) };
    expect(got(holiday, van, { from: at('21:00'), to: at('22:00') })).toBe('bayClosed');
    expect(got(plan({ bays: [bay(1, { blackouts: [span('10:30', '10:45')] })] }), van, span('10:00', '11:00'))).toBe('bayClosed');
  });

  it('is none where the group has no slot left, counted at one moment', () => {
    const bays = [bay(1, { taken: [span('10:00', '10:30'), span('10:30', '11:00')] }), bay(2), bay(3)];
    expect(got(plan({ slots: 2, bays }), van, span('10:00', '11:00'))).toBe(2);
    expect(got(plan({ slots: 1, bays }), van, span('10:00', '11:00'))).toBe('baySlotsTaken');
  });
});

describe('when a vehicle can come', () => {
  it('is at multiples of the slot, with notice, not too far ahead', () => {
    const now = at('08:00');
    const company = plan({ notice: { minutes: 60, days: 2 } });
    expect(startProblem(company, at('10:15'), now)).toBe('bayGrid');
    expect(startProblem(company, at('08:30'), now)).toBe('bayNotice');
    expect(startProblem(company, at('09:00'), now)).toBeUndefined();
    expect(startProblem(company, at('09:00', '2037-06-03'), now)).toBeUndefined();
    expect(startProblem(company, at('09:00', '2037-06-04'), now)).toBe('bayHorizon');
    // The building enters who stands at the gate.
    expect(startProblem(plan(), at('08:00'), now)).toBeUndefined();
  });

  it('leaves out what the clock skips, and what is taken', () => {
    // Clocks in New York go from 02:00 to 03:00 on 8 March 2037.
    const zone = 'America/New_York';
    const skipped = plan({ zone, slotMinutes: 60 });
    const times = freeStarts(skipped, van, '2037-03-08', 0);
    expect(times).toHaveLength(23);
    expect(times).not.toContain('02:00');
    const five = instantAt(zone, '2037-03-08', '05:00') as number;
    const taken = { ...skipped, bays: [bay(1, { taken: [{ from: five, to: five + 60 * MINUTE }] })] };
    expect(freeStarts(taken, van, '2037-03-08', 0)).not.toContain('05:00');
  });

  it('is exactly when a bay is found, in three zones', () => {
    const next = numbers(11);
    for (const zone of ['Asia/Hong_Kong', 'America/New_York', 'Australia/Lord_Howe'])
      for (let turn = 0; turn < 60; turn += 1) {
        const date = new Date(Date.UTC(2027, 0, 1 + next(800))).toISOString().slice(0, 10);
        const noon = instantAt(zone, date, '12:00') as number;
        const taken = Array.from({ length: next(8) }, () => {
          const from = noon + (next(48) - 24) * 30 * MINUTE;
          return { from, to: from + (1 + next(6)) * 30 * MINUTE };
        });
        const free = freeStarts(plan({ zone, bays: [bay(1, { taken })] }), van, date, 0);
        const isFree = (from: number) => !taken.some((other) => other.from < from + 60 * MINUTE && from < other.to);
        const all = Array.from({ length: 48 }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
        const expected = all.filter((time) => {
          const from = instantAt(zone, date, time);
          return from !== undefined && localAt(zone, from).time === time && isFree(from);
        });
        expect(free, `${zone} ${date}`).toEqual(expected);
      }
  });
});
