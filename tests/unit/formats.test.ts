import { describe, expect, test } from 'vitest';
import { roundUpTo5 } from '#src/kit/dates/clock.ts';
import { areaFormats, type DateFormat, dateFormats, formatNumber } from '#src/kit/dates/formats.ts';
import { formatDate, formatDateTime, formatTime } from '#src/kit/values/dateTime.ts';

const day = '2026-11-05';
const read = (locale: string) => Object.keys(dateFormats).map((name) => formatDate(day, locale, name as DateFormat));

describe('formats', () => {
  test('R-0168 dates are DD MMM YYYY, DD-MM-YYYY, YYYY-MM-DD, MM-YYYY, DD MMM and MMM YYYY, in Chinese year first', () => {
    expect(read('en')).toEqual(['05 Nov 2026', '05-11-2026', '2026-11-05', '11-2026', '05 Nov', 'Nov 2026']);
    const chinese = ['2026年11月5日', '2026-11-05', '2026-11-05', '2026-11', '11月5日', '2026年11月'];
    expect(read('zh-Hant')).toEqual(chinese);
    expect(read('zh-Hans')).toEqual(chinese);
    expect(formatDate('soon')).toBe('soon');
  });

  test('R-0170 times are hh:mm A and HH:mm', () => {
    const both = (time: string, locale: string) => [formatTime(time, locale), formatTime(time, locale, 'time24')];
    expect(both('00:05', 'en')).toEqual(['12:05 AM', '00:05']);
    expect(both('12:00', 'en')).toEqual(['12:00 PM', '12:00']);
    expect(both('14:30', 'en')).toEqual(['02:30 PM', '14:30']);
    expect(both('09:07', 'zh-Hant')).toEqual(['上午09:07', '09:07']);
    expect(both('00:05', 'zh-Hans')).toEqual(['上午12:05', '00:05']);
    expect(both('21:07', 'zh-Hans')).toEqual(['下午09:07', '21:07']);
    expect(formatTime('later', 'en')).toBe('later');
  });

  test('an instant is shown as date and time in the building’s time zone', () => {
    expect(formatDateTime('2026-11-05T17:05:00Z', 'Asia/Singapore')).toBe('06 Nov 2026, 01:05 AM');
    expect(formatDateTime('2026-11-05T04:05:00Z', 'Asia/Hong_Kong', 'zh-Hant')).toBe('2026年11月5日 下午12:05');
  });

  test('R-0171 retail and loan dates use DD MMM YYYY, DD-MM-YYYY and YYYY-MM-DD', () => {
    for (const area of ['retail', 'loans'] as const)
      expect(areaFormats[area].dates.map((name) => dateFormats[name].dayFirst)).toEqual([
        'DD MMM YYYY',
        'DD-MM-YYYY',
        'YYYY-MM-DD',
      ]);
  });

  test('R-0172 engagement times are 12-hour with AM and PM, dates DD MMM YYYY and YYYY-MM-DD', () => {
    const { dates, time } = areaFormats.engagement;
    expect(dates.map((name) => formatDate(day, 'en', name))).toEqual(['05 Nov 2026', '2026-11-05']);
    expect(formatTime('18:45', 'en', time)).toBe('06:45 PM');
  });

  test('R-0173 the time helper rounds up to 5 minutes', () => {
    expect(['09:00', '09:01', '09:05', '09:56', '23:54', '23:58'].map(roundUpTo5)).toEqual([
      '09:00',
      '09:05',
      '09:05',
      '10:00',
      '23:55',
      '23:59',
    ]);
  });

  test('numbers are grouped as in the language', () => {
    for (const locale of ['en', 'zh-Hant', 'zh-Hans']) expect(formatNumber(1234567.5, locale)).toBe('1,234,567.5');
    expect(formatNumber(0.25, 'zh-Hant', { style: 'percent' })).toBe('25%');
  });
});
