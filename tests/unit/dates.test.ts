import { describe, expect, test } from 'vitest';
import { type DateLimits, limitProblem, openingDate } from '#src/kit/dates/limits.ts';
import { type InstantProblem, instantOf, partsOf } from '#src/kit/dates/localParts.ts';
import { resolveLocal } from '#src/kit/dates/localTime.ts';
import { parseDate } from '#src/kit/dates/parseDate.ts';
import { clickDay, noSpan, placeOf } from '#src/kit/dates/span.ts';
import { offsetAt, searchZones, zoneChoice } from '#src/kit/dates/zones.ts';

const today = '2026-06-05';

describe('a typed date', () => {
  test('R-0206 becomes YYYY-MM-DD however it is written', () => {
    const spellings = [
      '2026-01-31',
      '2026/1/31',
      '20260131',
      '31012026',
      '31/1/2026',
      '31-01-2026',
      '31.1.26',
      '31 1 2026',
      '31 Jan 2026',
      '31 january 2026',
      '31Jan2026',
      '31-Jan-26',
      'Jan 31, 2026',
      '31st Jan',
      '31/1',
      '2026年1月31日',
      '1月31日',
      ' ３１／１／２０２６ ',
    ];
    for (const text of spellings) expect(parseDate(text, today), text).toBe('2026-01-31');
  });
  test('is rejected if the day does not exist', () => {
    for (const text of [
      '',
      'soon',
      '31/2/2026',
      '2026-13-01',
      '2026-02-29',
      '0000-01-01',
      '31',
      '1/2/3/4',
      '31130226',
      '31 Foo 2026',
      '=1+1',
    ])
      expect(parseDate(text, today), text).toBeUndefined();
    expect(parseDate('29/2/2028', today)).toBe('2028-02-29');
    // As day, month and year, and not as a year and a month that does not exist.
    expect(parseDate('20122026', today)).toBe('2026-12-20');
    expect(parseDate('20101202', today)).toBe('2010-12-02');
  });
});

describe('selectable dates', () => {
  const problems = (limits: DateLimits, dates: readonly string[]) => dates.map((date) => limitProblem(date, limits));
  test('R-0202 are not before a minimum', () => {
    expect(problems({ min: '2026-06-05' }, ['2026-06-04', '2026-06-05'])).toEqual(['tooEarly', undefined]);
  });
  test('R-0203 are not after a maximum', () => {
    expect(problems({ max: '2026-06-05' }, ['2026-06-05', '2026-06-06'])).toEqual([undefined, 'tooLate']);
  });
  test('R-0204 R-0205 are only those of a list, and the minimum still applies', () => {
    const limits = { min: '2026-06-05', enabledDates: ['2026-06-01', '2026-06-08'] };
    expect(problems(limits, ['2026-06-01', '2026-06-08', '2026-06-09'])).toEqual(['tooEarly', undefined, 'notOffered']);
  });
  test('include the month on which a calendar opens', () => {
    expect(openingDate(today, {})).toBe(today);
    expect(openingDate(today, { min: '2026-09-01' })).toBe('2026-09-01');
    expect(openingDate(today, { max: '2026-01-31' })).toBe('2026-01-31');
    expect(openingDate(today, { min: '2026-07-01', enabledDates: ['2026-08-02', '2026-06-30', '2026-07-15'] })).toBe(
      '2026-07-15',
    );
    expect(openingDate(today, { enabledDates: ['2025-01-01', '2026-05-01'] })).toBe('2026-05-01');
  });
});

describe('a range', () => {
  test('R-0207 is selected with two clicks, in any order', () => {
    const first = clickDay(noSpan, 'from', '2026-06-10');
    expect(first).toEqual({ span: { from: '2026-06-10', to: '' }, next: 'to' });
    const whole = { from: '2026-06-10', to: '2026-06-14' };
    expect(clickDay(first.span, 'to', '2026-06-14')).toEqual({ span: whole, next: undefined });
    expect(clickDay(first.span, 'to', '2026-06-01').span).toEqual({ from: '2026-06-01', to: '2026-06-10' });
    expect(clickDay(first.span, 'to', '2026-06-10').span).toEqual({ from: '2026-06-10', to: '2026-06-10' });
    expect(clickDay(whole, 'from', '2026-06-20')).toEqual({ span: { from: '2026-06-20', to: '' }, next: 'to' });
  });
  test('shows the days in between, also while the pointer is on the second day', () => {
    const days = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'];
    const half = { from: '2026-06-10', to: '' };
    expect(days.map((day) => placeOf(half, day, '2026-06-12'))).toEqual([undefined, 'end', 'inside', 'inside', undefined]);
    expect(days.map((day) => placeOf({ from: '2026-06-10', to: '2026-06-12' }, day, '2026-06-13'))).toEqual([
      undefined,
      'end',
      'inside',
      'end',
      undefined,
    ]);
    expect(days.map((day) => placeOf(noSpan, day, '2026-06-12'))).toEqual(Array(5).fill(undefined));
  });
});

describe('a time on the clock of a building', () => {
  const problem = (date: string, time: string, zone: string): InstantProblem | undefined =>
    instantOf({ date, time }, zone).problem;
  test('is one instant', () => {
    expect(resolveLocal('2026-06-05T09:00', 'Asia/Hong_Kong')).toEqual({ instant: '2026-06-05T01:00:00.000Z', twice: false });
    expect(resolveLocal('2026-06-05T09:00', 'Asia/Kathmandu').instant).toBe('2026-06-05T03:15:00.000Z');
    expect(partsOf('2026-06-05T01:00:00Z', 'Asia/Hong_Kong')).toEqual({ date: '2026-06-05', time: '09:00' });
  });
  test('does not exist where clocks go forward', () => {
    expect(resolveLocal('2026-03-29T01:30', 'Europe/London')).toEqual({ instant: undefined });
    expect(problem('2026-03-08', '02:30', 'America/New_York')).toBe('skipped');
    expect(problem('2026-03-08', '03:00', 'America/New_York')).toBeUndefined();
    // Samoa skipped a whole day.
    expect(problem('2011-12-30', '12:00', 'Pacific/Apia')).toBe('skipped');
  });
  test('occurs twice where clocks go back; the earlier one counts', () => {
    expect(resolveLocal('2026-10-25T01:30', 'Europe/London')).toEqual({
      instant: '2026-10-25T00:30:00.000Z',
      twice: true,
      later: '2026-10-25T01:30:00.000Z',
    });
    expect(resolveLocal('2026-04-05T01:45', 'Australia/Lord_Howe')).toMatchObject({ twice: true });
  });
  test('needs both its parts', () => {
    expect(problem('', '', 'UTC')).toBeUndefined();
    expect(problem('2026-06-05', '', 'UTC')).toBe('timeMissing');
    expect(problem('', '09:00', 'UTC')).toBe('dateMissing');
  });
});

describe('time zones', () => {
  const now = '2026-01-15T12:00:00.000Z';
  test('show their current offset', () => {
    expect(['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati'].map((zone) => offsetAt(zone, now))).toEqual([
      345, -210, 840,
    ]);
    expect(offsetAt('Europe/London', '2026-07-15T12:00:00.000Z')).toBe(60);
  });
  test('are found by city, by their name in the language, and by offset', () => {
    const find = (typed: string, locale = 'en') =>
      searchZones(
        ['Asia/Tokyo', 'America/New_York', 'Asia/Hong_Kong', 'Europe/London'].map((zone) => zoneChoice(zone, locale, now)),
        typed,
      ).map(({ zone }) => zone);
    expect(find('hong k')).toEqual(['Asia/Hong_Kong']);
    expect(find('new york')).toEqual(['America/New_York']);
    expect(find('greenwich')).toEqual(['Europe/London']);
    expect(find('+09:00')).toEqual(['Asia/Tokyo']);
    expect(find('香港', 'zh-Hant')).toEqual(['Asia/Hong_Kong']);
    expect(find('nowhere')).toEqual([]);
    expect(find('')).toHaveLength(4);
    expect(zoneChoice('Moon/Tranquility', 'en', now)).toMatchObject({ zone: 'Moon/Tranquility', offset: '' });
  });
});
