/** The period in which a booking counts (000 §3). */
import { expect, it } from 'vitest';
import { perYear, quotaPeriod } from '#schemas/bookings/quotaPeriod.ts';

it('is the day, the week from Monday on, the month or the year', () => {
  expect((['DAY', 'WEEK', 'MONTH', 'YEAR'] as const).map((unit) => quotaPeriod('2026-01-01', unit))).toEqual([
    'DAY 2026-01-01',
    'WEEK 2025-12-29',
    'MONTH 2026-01',
    'YEAR 2026',
  ]);
  expect([quotaPeriod('2026-06-07', 'WEEK'), quotaPeriod('2026-06-08', 'WEEK')]).toEqual(['WEEK 2026-06-01', 'WEEK 2026-06-08']);
});

it('of several limits, one allows more than another over a year', () => {
  expect(perYear(1, 'DAY')).toBeGreaterThan(perYear(5, 'WEEK'));
});
