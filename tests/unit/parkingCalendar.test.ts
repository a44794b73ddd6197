import { describe, expect, it } from 'vitest';
import { laidOut } from '#resources/generate/calendar/longEntries.ts';
import { addMonths, daysOf, readMonth } from '#resources/generate/calendar/month.ts';
import { lastDayOf } from '#resources/parking/calendar/lastDay.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';

describe('months of the calendar', () => {
  it('are read from the address; an invalid one gives the current month', () => {
    expect(readMonth('2026-02', '2026-06-05')).toBe('2026-02');
    for (const asked of [null, '', '2026', '2026-13', '2026-2', 'x2026-02', '2026-02-01'])
      expect(readMonth(asked, '2026-06-05')).toBe('2026-06');
  });
  it('continue across the turn of the year, and know their last day', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-06', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-06',
    ]);
    expect(daysOf('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(daysOf('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
    expect([dayAfter('2026-02-28'), dayAfter('2026-12-31')]).toEqual(['2026-03-01', '2027-01-01']);
  });
});

describe('the last day of a season parking', () => {
  const period = { commencementDate: '2026-01-01', endDate: '2026-06-30' };
  const dayOf = (at: string) => at.slice(0, 10);
  it('is its end date, also while a termination is pending', () => {
    expect(lastDayOf({ ...period, status: 'APPROVED' }, dayOf)).toBe('2026-06-30');
    expect(lastDayOf({ ...period, status: 'PENDING_TERMINATION', terminatedDate: null }, dayOf)).toBe('2026-06-30');
  });
  it('is the termination date if that came before the end date', () => {
    const ended = { ...period, status: 'TERMINATED' };
    expect(lastDayOf({ ...ended, terminatedDate: '2026-03-05T04:00:00Z' }, dayOf)).toBe('2026-03-05');
    expect(lastDayOf({ ...ended, terminatedDate: '2026-07-05T04:00:00Z' }, dayOf)).toBe('2026-06-30');
  });
});

describe('what runs for weeks', () => {
  const entry = (id: number, first: string, last: string) => ({
    id,
    text: `P${id}`,
    first,
    last,
    to: undefined,
    tone: 'info' as const,
  });
  it('stands once: above the days where it runs all month, else where it begins and where it ends', () => {
    const { throughout, days } = laidOut(
      [
        entry(1, '2026-01-01', '2026-12-31'),
        entry(2, '2026-06-01', '2026-06-30'),
        entry(3, '2026-06-10', '2027-06-09'),
        entry(4, '2025-06-20', '2026-06-19'),
        entry(5, '2026-06-29', '2026-07-02'),
        entry(6, '2026-06-02', '2026-06-25'),
      ],
      '2026-06',
    );
    expect(throughout.map(({ id }) => id)).toEqual([1, 2]);
    expect(days.map(({ key, first, last, mark }) => [key, first, last, mark])).toEqual([
      ['3 begins', '2026-06-10', '2026-06-10', 'begins'],
      ['4 ends', '2026-06-19', '2026-06-19', 'ends'],
      ['5', '2026-06-29', '2026-07-02', undefined],
      ['6 begins', '2026-06-02', '2026-06-02', 'begins'],
      ['6 ends', '2026-06-25', '2026-06-25', 'ends'],
    ]);
  });
});
