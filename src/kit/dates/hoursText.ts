import type { TranslateFunction } from 'ra-core';
import { isNextDay } from '#schemas/kernel/fields/clock.ts';
import { HOLIDAY, type WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { formatTime } from '../values/dateTime.ts';
import { groupDays } from './weeklyHours.ts';

/** Opening hours as lines to read: `Mon–Fri 09:00 AM – 06:00 PM`. A week without any is one line that says so. */
export function hoursText(week: readonly WeeklyHours[], translate: TranslateFunction, locale: string): string[] {
  const name = (day: number | undefined) => translate(day === HOLIDAY ? 'dates.hours.holidays' : `dates.weekdaysShort.${day}`);
  const until = (from: string, to: string) => {
    const time = formatTime(to, locale);
    if (!isNextDay(from, to)) return time;
    return to === '00:00' ? `${time} (24:00)` : translate('kit.nextDay', { time });
  };
  const lines = groupDays(week).map(({ days, hours }) => {
    const first = name(days[0]);
    const which =
      days.length === 7
        ? translate('dates.hours.always')
        : days.length === 1
          ? first
          : translate('dates.hours.days', { from: first, to: name(days.at(-1)) });
    const times = hours.map(({ from, to }) => `${formatTime(from, locale)} – ${until(from, to)}`);
    return `${which} ${times.reduce((one, other) => translate('dates.hours.and', { one, other }))}`;
  });
  return lines.length > 0 ? lines : [translate('dates.hours.never')];
}
