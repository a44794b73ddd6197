import { useLocale, useTranslate } from 'ra-core';
import { isNextDay } from '#schemas/kernel/fields/clock.ts';
import { useTimeZone } from '../kitContext.ts';
import { formatDate, formatDateTime, formatTime } from './dateTime.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/** An instant in the building's time zone, `05 Jun 2026, 02:05 PM`; the zone is in the tooltip. */
export function DateTime({ value }: { value: string }) {
  const zone = useTimeZone();
  return (
    <time dateTime={value} title={zone} style={figures}>
      {formatDateTime(value, zone, useLocale())}
    </time>
  );
}

/** A date without time, `05 Jun 2026`: the same everywhere. */
export function PlainDate({ value }: { value: string }) {
  return (
    <time dateTime={value} style={figures}>
      {formatDate(value, useLocale())}
    </time>
  );
}

/** A time of day on the building's clock, `02:05 PM`. */
export const PlainTime = ({ value }: { value: string }) => <time dateTime={value}>{formatTime(value, useLocale())}</time>;

/** An end beside its start: on the next day it says so, and midnight is the end of the day, `12:00 AM (24:00)`. */
export function EndTime({ start, value }: { start: string; value: string }) {
  const translate = useTranslate();
  const time = formatTime(value, useLocale());
  const isLater = isNextDay(start.slice(0, 5), value.slice(0, 5));
  const text = value.startsWith('00:00') ? `${time} (24:00)` : translate('kit.nextDay', { time });
  return <time dateTime={value}>{isLater ? text : time}</time>;
}
