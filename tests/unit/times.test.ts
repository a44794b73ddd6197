import { describe, expect, test } from 'vitest';
import { defineEntity } from '#schemas/kernel/entity/entity.ts';
import { time } from '#schemas/kernel/fields/field.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { earliestEnd, timeSteps } from '#src/kit/dates/clock.ts';
import { parseTime, timesLike } from '#src/kit/dates/parseTime.ts';
import { formatTime } from '#src/kit/values/dateTime.ts';

describe('the time picker', () => {
  test('R-0195 R-0196 R-0197 offers every 15 minutes on a 12-hour clock from 00:00, and accepts times until 23:59', () => {
    const times = timeSteps();
    expect(times).toHaveLength(96);
    expect(times.slice(0, 3).map((one) => formatTime(one))).toEqual(['12:00 AM', '12:15 AM', '12:30 AM']);
    expect(times.at(-1)).toBe('23:45');
    expect(parseTime('23:59')).toBe('23:59');
    expect(parseTime('24:00')).toBeUndefined();
    expect(timeSteps(30, '13:00', '14:30')).toEqual(['13:00', '13:30', '14:00', '14:30']);
  });

  test('R-0198 understands common ways to type a time', () => {
    const morning = [
      '9:07',
      '09:07',
      '907',
      '0907',
      '9.07',
      '9h07',
      '9 : 07',
      '9:07am',
      '9:07 A.M.',
      '907a',
      '上午9:07',
      '上午９點07分',
    ];
    for (const text of morning) expect(parseTime(text), text).toBe('09:07');
    for (const text of ['21:07', '2107', '9.07pm', '9:07 PM', '907p', '下午9:07', '晚上 9:07', '21:07 PM'])
      expect(parseTime(text), text).toBe('21:07');
    expect(['9', '9pm', '12am', '12pm', '12:30 AM', '0', '00:00', '中午12:05', '9點'].map(parseTime)).toEqual([
      '09:00',
      '21:00',
      '00:00',
      '12:00',
      '00:30',
      '00:00',
      '00:00',
      '12:05',
      '09:00',
    ]);
    for (const text of ['', 'noon', '25:00', '9:60', '9:7', '13am', '9am pm', '12345', '-1:00'])
      expect(parseTime(text), text).toBeUndefined();
    for (const one of timeSteps())
      for (const locale of ['en', 'zh-Hant', 'zh-Hans']) expect(parseTime(formatTime(one, locale)), one).toBe(one);
  });

  test('suggests completions of what is typed', () => {
    expect(timesLike(timeSteps(), '9:3')).toEqual(['09:30', '21:30']);
    expect(timesLike(timeSteps(60), '9p')).toEqual(['21:00']);
    expect(timesLike(timeSteps(60), '21')).toEqual(['21:00']);
    expect(timesLike(timeSteps(60), '1')).toContain('13:00');
  });

  test('R-0199 sets the end at least 15 minutes after the start', () => {
    expect(earliestEnd('09:00')).toBe('09:15');
    expect(earliestEnd('23:44')).toBe('23:59');
    expect(earliestEnd('23:50')).toBeUndefined();
    expect(timeSteps(15, earliestEnd('16:50')).at(0)).toBe('17:15');
  });
});

describe('a form with a start and an end', () => {
  const session = defineEntity({
    name: 'sessions',
    area: 'engagement',
    doc: 'A session of an event.',
    title: '{startTime}',
    api: { path: '/sessions', verbs: {} },
    scope: {},
    access: { list: 'SEASON_PARKING_LIST' },
    fields: { startTime: time(), endTime: time({ after: 'startTime' }) },
    list: { columns: ['startTime'] },
    form: [{ section: 'main', fields: ['startTime', 'endTime'] }],
  });
  const problems = (startTime: string | null, endTime: string | null) =>
    problemsOf(bodySchema(session, 'create', { side: 'building', today: '2026-06-05' }), { startTime, endTime });

  test('R-0199 is rejected if the end is less than 15 minutes after the start', () => {
    const refused = { endTime: { code: 'minutesAfter', params: { other: 'startTime', minutes: 15 } } };
    expect(problems('09:00', '09:14')).toEqual(refused);
    expect(problems('09:00', '08:00')).toEqual(refused);
    expect(problems('09:00', '09:15')).toBeUndefined();
    expect(problems('09:00', null)).toBeUndefined();
    expect(problems(null, '08:00')).toBeUndefined();
  });
  test('reports a value that is not a time, however long it is', () => {
    expect(problems('half past nine', '10:00')).toMatchObject({ startTime: { code: 'time' } });
  });
});
