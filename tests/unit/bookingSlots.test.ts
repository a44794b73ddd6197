/** What can be booked of a facility, in weeks in which a clock is moved, and the cases that people report. */
import { describe, expect, it } from 'vitest';
import {
  type Blocked,
  type Bookable,
  blockSpan,
  closedTimesOf,
  slotProblem,
  slotsOn,
  wholeDays,
} from '#schemas/bookings/slots.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { isOpenAt } from '#schemas/kernel/fields/openHours.ts';
import { MINUTE } from '../times.ts';
import { randomFrom } from './random.ts';

const everywhere = { appliesTo: 'BUILDING', facilityCategoryIds: null, facilityIds: null } as const;
const everyDay = (from: string, to: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from, to }));
const bookable = (over: Partial<Bookable> = {}, terms: Partial<Bookable['terms']> = {}): Bookable => ({
  terms: {
    openingHrs: everyDay('08:00', '20:00'),
    slotMinutes: 30,
    minMinutes: null,
    maxMinutes: null,
    leadMinutes: 0,
    horizonDays: 366,
    ...terms,
  },
  facilityId: 1,
  categoryId: 1,
  zone: 'America/New_York',
  holidays: new Set(),
  blocked: [],
  periods: [],
  now: Date.parse('2026-03-01T05:00:00Z'),
  ...over,
});
const period = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const iso = (list: readonly { from: number; to: number }[]) =>
  list.map(({ from, to }) => [new Date(from).toISOString(), new Date(to).toISOString()]);

describe('slots', () => {
  it('lie in what is open, follow on each other, and can be booked, in weeks with a change of the clock in three zones', () => {
    const random = randomFrom(7);
    const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const time = (hour: number) => `${String(hour).padStart(2, '0')}:${random() < 0.5 ? '00' : '30'}`;
    const weeks = [
      ['America/New_York', '2026-03-06'],
      ['America/New_York', '2026-10-30'],
      ['Europe/London', '2026-03-27'],
      ['Europe/London', '2026-10-23'],
      ['Asia/Singapore', '2026-03-06'],
    ] as const;
    let seen = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      const [zone, first] = weeks[turn % weeks.length] as (typeof weeks)[number];
      const openingHrs = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
        const opens = whole(0, 9);
        return [
          { day, from: time(opens), to: time(opens + 2) },
          ...(random() < 0.5 ? [{ day, from: time(14), to: random() < 0.5 ? '23:59' : time(22) }] : []),
        ];
      });
      const of = bookable({ zone }, { openingHrs, slotMinutes: [15, 30, 45, 60][whole(0, 3)] as number });
      for (let index = 0; index < 3; index += 1) {
        const date = addDays(first, index);
        const slots = slotsOn(date, of);
        seen += slots.length;
        const wrong = slots.filter((slot, place) => {
          // A little later is off the grid, or beyond what is open.
          const later = slotProblem({ from: slot.from + 5 * MINUTE, to: slot.to + 5 * MINUTE }, of);
          return (
            slotProblem(slot, of) !== undefined ||
            (later !== 'offSlot' && later !== 'closed') ||
            !isOpenAt(openingHrs, slot.from, zone) ||
            !isOpenAt(openingHrs, slot.to - MINUTE, zone) ||
            (place > 0 && slot.from < (slots[place - 1]?.to ?? 0))
          );
        });
        expect(iso(wrong), `${zone} ${date}`).toEqual([]);
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('are two more in a night that is an hour longer, and two fewer in one that is an hour shorter', () => {
    const of = bookable({}, { openingHrs: everyDay('00:00', '04:00') });
    expect(['2026-03-07', '2026-03-08', '2026-11-01'].map((date) => slotsOn(date, of).length)).toEqual([8, 6, 10]);
    expect(slotProblem(period('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'), of)).toBeUndefined();
  });

  it('go on over midnight where the next day is open, and not where it is closed', () => {
    const hours = [
      { day: 5, from: '16:00', to: '01:00' },
      { day: 6, from: '01:00', to: '03:00' },
    ];
    const of = bookable({ zone: 'Asia/Singapore' }, { openingHrs: hours });
    // Friday 6 March, 23:00 to 02:00, and to 03:30.
    expect(slotProblem(period('2026-03-06T15:00:00Z', '2026-03-06T18:00:00Z'), of)).toBeUndefined();
    expect(slotProblem(period('2026-03-06T15:00:00Z', '2026-03-06T19:30:00Z'), of)).toBe('closed');
  });

  it('keep the shortest and the longest stay, notice and horizon, and public holidays', () => {
    const holiday = new Set(['2026-03-03']);
    const of = bookable({ holidays: holiday }, { minMinutes: 60, maxMinutes: 120, leadMinutes: 24 * 60, horizonDays: 3 });
    const ask = (from: string, to: string) => slotProblem(period(`2026-03-${from}:00Z`, `2026-03-${to}:00Z`), of);
    expect([
      ask('02T15:00', '02T15:30'),
      ask('02T15:00', '02T17:30'),
      ask('02T15:00', '02T17:00'),
      ask('01T15:00', '01T16:00'),
      ask('05T15:00', '05T16:00'),
      ask('03T15:00', '03T16:00'),
      ask('02T16:00', '02T15:00'),
    ]).toEqual(['tooShort', 'tooLong', undefined, 'tooSoon', 'tooFar', 'closed', 'endsBeforeStart']);
    expect(slotsOn('2026-03-03', of)).toEqual([]);
  });

  it('are booking periods instead where there are some', () => {
    const periods = [
      { ...everywhere, startTime: '08:00', endTime: '12:00', daysOfWeek: null },
      { ...everywhere, startTime: '18:00', endTime: '23:00', daysOfWeek: null },
      { ...everywhere, startTime: '13:00', endTime: '17:00', daysOfWeek: ['SATURDAY'] },
    ];
    const of = bookable({ zone: 'Asia/Singapore', periods });
    // The evening is longer than it is open.
    expect(iso(slotsOn('2026-03-02', of))).toEqual([['2026-03-02T00:00:00.000Z', '2026-03-02T04:00:00.000Z']]);
    expect(slotsOn('2026-03-07', of)).toHaveLength(2);
    expect(slotProblem(period('2026-03-02T00:00:00Z', '2026-03-02T02:00:00Z'), of)).toBe('notInPeriods');
    expect(slotProblem(period('2026-03-02T00:00:00Z', '2026-03-02T04:00:00Z'), of)).toBeUndefined();
  });

  it('an all-day booking has whole days of the building, whatever the zone of the browser', () => {
    const zone = process.env.TZ;
    const answers = ['Asia/Tokyo', 'America/Los_Angeles', 'UTC'].map((one) => {
      process.env.TZ = one;
      return iso([
        wholeDays('America/New_York', '2026-03-08', '2026-03-08'),
        wholeDays('Asia/Singapore', '2026-06-10', '2026-06-11'),
      ]);
    });
    process.env.TZ = zone;
    for (const answer of answers)
      expect(answer).toEqual([
        ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
        ['2026-06-09T16:00:00.000Z', '2026-06-11T16:00:00.000Z'],
      ]);
    const of = bookable({}, { openingHrs: [{ day: 1, from: '09:00', to: '10:00' }] });
    expect(slotProblem(wholeDays(of.zone, '2026-03-09', '2026-03-09'), of, true)).toBeUndefined();
    expect(slotProblem(wholeDays(of.zone, '2026-03-09', '2026-03-10'), of, true)).toBe('closed');
    expect(slotProblem(period('2026-03-09T05:00:00Z', '2026-03-10T04:00:00Z'), of, true)).toBe('offSlot');
  });
});

describe('a blocked date', () => {
  const block = (over: Partial<Parameters<typeof blockSpan>[0]>) => ({
    allDay: false,
    startDate: '2026-04-01',
    endDate: null,
    startTime: '00:30',
    endTime: '23:30',
    ...over,
  });
  it('from 1 April 00:30 to 12 April 23:30 leaves the days before it and half an hour on either side', () => {
    const span = blockSpan(block({ endDate: '2026-04-12' }), 'Europe/London');
    expect(span && iso([span])).toEqual([['2026-03-31T23:30:00.000Z', '2026-04-12T22:30:00.000Z']]);
    const [startAt = '', endAt = ''] = iso(span ? [span] : [])[0] ?? [];
    const blocked: Blocked[] = [{ ...everywhere, startAt, endAt }];
    const of = bookable({ zone: 'Europe/London', blocked }, { openingHrs: everyDay('00:00', '23:59') });
    const counts = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-12'].map((date) => slotsOn(date, of).length);
    expect(counts).toEqual([48, 48, 1, 0, 1]);
    expect(slotProblem(period('2026-04-02T10:00:00Z', '2026-04-02T11:00:00Z'), of)).toBe('blocked');
    // Of a facility that it is not for, nothing is blocked.
    const other = { ...of, blocked: blocked.map((one) => ({ ...one, appliesTo: 'FACILITY' as const, facilityIds: [2] })) };
    expect(slotsOn('2026-04-02', other)).toHaveLength(48);
  });
  it('has whole days on the building clock, may pass midnight, and does not end before it begins', () => {
    const of = (over: Partial<Parameters<typeof blockSpan>[0]>) => {
      const span = blockSpan(block(over), 'America/New_York');
      return span && iso([span])[0];
    };
    expect(of({ allDay: true, startDate: '2026-03-08' })).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
    expect(of({ startTime: '22:00', endTime: '02:00' })).toEqual(['2026-04-02T02:00:00.000Z', '2026-04-02T06:00:00.000Z']);
    expect([of({ startTime: '12:00', endTime: '11:00' }), of({ endDate: '2026-03-31' })]).toEqual([undefined, undefined]);
  });
});

describe('closed times', () => {
  const within = period('2026-06-08T04:00:00Z', '2026-06-11T04:00:00Z');
  const open = (of: Bookable) => {
    const closed = closedTimesOf(of, within);
    const ends = [within.from, ...closed.map(({ to }) => to)];
    return iso(ends.map((from, index) => ({ from, to: closed[index]?.from ?? within.to })).filter(({ from, to }) => from < to));
  };

  it('are what lies between the hours that are open, a public holiday, and what is blocked', () => {
    const blocked: Blocked[] = [{ ...everywhere, startAt: '2026-06-10T16:00:00.000Z', endAt: '2026-06-10T18:00:00.000Z' }];
    expect(open(bookable({ holidays: new Set(['2026-06-09']), blocked }))).toEqual([
      ['2026-06-08T12:00:00.000Z', '2026-06-09T00:00:00.000Z'],
      ['2026-06-10T12:00:00.000Z', '2026-06-10T16:00:00.000Z'],
      ['2026-06-10T18:00:00.000Z', '2026-06-11T00:00:00.000Z'],
    ]);
  });

  it('are all of it where it never opens, and nothing of it where it never closes', () => {
    expect(open(bookable({}, { openingHrs: [] }))).toEqual([]);
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
    expect(open(bookable({}, { openingHrs: always }))).toEqual(iso([within]));
  });
});
