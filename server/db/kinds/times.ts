/** Days, times and instants on the server. */
import { date, jsonb, text, time, timestamp } from 'drizzle-orm/pg-core';
import { translate } from '#i18n/server.ts';
import { endText } from '#schemas/kernel/fields/clock.ts';
import { isDate, NEXT_MIDNIGHT, TIME } from '#schemas/kernel/fields/formats.ts';
import { HOLIDAY, sortHours, type WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { systemDataCodes } from '#schemas/kernel/fields/systemData.ts';
import type { TimesKinds } from '#schemas/kernel/kinds/times.ts';
import { isEitherOrder } from '#schemas/kernel/sheet/dates.ts';
import { dateCell, timeCell } from '#schemas/kernel/sheet/outCell.ts';
import { dateOf, textOf, timeOf } from './cellText.ts';
import { asIs, instantOf, type KindsOf, list, or, type SheetReader, string, words } from './kind.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const weekdays = systemDataCodes('WEEKDAY');
/** The name of a day of weekly hours. */
const dayKey = (day: number) => (day === HOLIDAY ? 'dates.hours.holidays' : `systemData.WEEKDAY.${weekdays[day]}`);
const day = (text: string) => (isDate(text) ? text : undefined);

export const timesKinds = {
  date: {
    column: (name) => date(name, { mode: 'string' }),
    json: () => ({ type: 'string', format: 'date' }),
    cell: dateCell,
    asked: day,
    fromCell: (cell) =>
      isEitherOrder(cell) ? { problem: { code: 'eitherDay', params: { value: textOf(cell) } } } : or(dateOf(cell), 'date'),
  },
  time: {
    column: (name) => time(name),
    json: () => ({ type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
    cell: timeCell,
    kept: (value: string) => (value === NEXT_MIDNIGHT ? '00:00' : value),
    asked: (text) => (TIME.test(text) ? text : undefined),
    fromCell: (cell) => or(timeOf(cell), 'time'),
  },
  dateTime: {
    column: instant,
    json: () => ({ type: 'string', format: 'date-time' }),
    cell: (value: string, { moment }: SheetReader) => moment(value),
    fromCell: words,
    asked: instantOf,
    byDay: true,
  },
  dateRange: {
    column: (name) => date(name, { mode: 'string' }).array(),
    json: () => ({ type: 'array', items: { type: 'string', format: 'date' }, minItems: 2, maxItems: 2 }),
    cell: (value: string[]) => value.join(' – '),
    cast: 'date[]',
    asked: day,
    ends: true,
  },
  timeZone: {
    column: (name) => text(name),
    json: () => string(60),
    cell: asIs,
    fromCell: words,
  },
  weeklyHours: {
    column: (name) => jsonb(name),
    json: ({ holidays, overnight }) => ({
      type: 'array',
      items: {
        type: 'object',
        properties: { day: { type: 'integer', minimum: 0, maximum: holidays ? HOLIDAY : 6 }, from: string(5), to: string(5) },
        description: `day 0 is Sunday${holidays ? ', 7 a public holiday' : ''}${overnight ? '; an end before its start is on the next day' : ''}`,
      },
    }),
    cell: (value: WeeklyHours[], { locale }: SheetReader) =>
      list(value.map(({ day, from, to }) => `${translate(locale, dayKey(day))} ${from}–${endText(from, to)}`)),
    cast: 'jsonb',
    kept: (value: WeeklyHours[]) => sortHours(value),
  },
} satisfies KindsOf<TimesKinds>;
