import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { describe, expect, test } from 'vitest';
import { calendarLanguages } from '#i18n/calendars.ts';
import { translate } from '#i18n/server.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { hoursProblem } from '#schemas/kernel/fields/hoursRules.ts';
import { hoursText } from '#src/kit/dates/hoursText.ts';
import { copyToWorkdays, dayProblem, nextHours, openingHours, withDay } from '#src/kit/dates/weeklyHours.ts';
import { beginWeeksOnMonday } from '#src/kit/dates/weekStart.ts';

const day = { from: '09:00', to: '18:00' };
const lunch = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
];
const monday: WeeklyHours[] = [{ day: 1, ...day }];
const week = withDay(copyToWorkdays(monday, 1), 6, [{ from: '09:00', to: '13:00' }]);

describe('opening hours', () => {
  test('use the hours of the day before when a day is opened, and can be closed', () => {
    expect(openingHours([], 3)).toEqual([day]);
    expect(openingHours(withDay([], 2, lunch), 4)).toEqual(lunch);
    expect(withDay(week, 6, [])).toEqual(copyToWorkdays(monday, 1));
    expect(hoursProblem(week)).toBeUndefined();
  });
  test('are copied to the workdays, not to the weekend', () => {
    expect(week.map((one) => one.day)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('can get another period while the day has room', () => {
    expect(nextHours([{ from: '09:00', to: '12:00' }])).toEqual({ from: '13:00', to: '17:00' });
    expect(nextHours([{ from: '09:00', to: '23:00' }])).toEqual({ from: '23:44', to: '23:59' });
    expect(nextHours([{ from: '09:00', to: '23:50' }])).toBeUndefined();
    expect(nextHours([{ from: '09:00', to: 'soon' }])).toBeUndefined();
  });
  test('report what is invalid in a day', () => {
    expect(dayProblem(lunch)).toBeUndefined();
    expect(dayProblem([...lunch, { from: '17:00', to: '19:00' }])).toBe('overlap');
    expect(dayProblem([{ from: '09:00', to: '' }])).toBe('missing');
  });
  test('are shown in groups of days', () => {
    const read = (hours: readonly WeeklyHours[], locale: 'en' | 'zh-Hant' | 'zh-Hans' = 'en') =>
      hoursText(hours, (key: string, facts?: object) => translate(locale, key, facts as Record<string, string>), locale);
    expect(read(week)).toEqual(['Mon–Fri 09:00 AM – 06:00 PM', 'Sat 09:00 AM – 01:00 PM']);
    expect(read(week, 'zh-Hant')).toEqual(['週一至週五 上午09:00 – 下午06:00', '週六 上午09:00 – 下午01:00']);
    expect(read(week, 'zh-Hans')[0]).toBe('周一至周五 上午09:00 – 下午06:00');
    expect(read(withDay(week, 3, []))).toEqual([
      'Mon–Tue 09:00 AM – 06:00 PM',
      'Thu–Fri 09:00 AM – 06:00 PM',
      'Sat 09:00 AM – 01:00 PM',
    ]);
    expect(read(withDay([], 1, [...lunch].reverse()))).toEqual(['Mon 09:00 AM – 12:00 PM, 01:00 PM – 06:00 PM']);
    expect(read([0, 1, 2, 3, 4, 5, 6].map((one) => ({ day: one, ...day })))).toEqual(['Every day 09:00 AM – 06:00 PM']);
    expect(read([])).toEqual(['Closed all week']);
  });
});

test('a week begins on Monday in the calendar of every language', () => {
  dayjs.extend(utc);
  beginWeeksOnMonday(calendarLanguages);
  for (const language of calendarLanguages) {
    const week = dayjs.utc('2026-06-07').locale(language).startOf('week');
    expect(week.format('YYYY-MM-DD'), language).toBe('2026-06-01');
  }
});
