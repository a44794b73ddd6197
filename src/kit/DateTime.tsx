import { useLocale } from 'ra-core';
import { formatDate, formatDateTime, formatTime } from './dateTime.ts';
import { useTimeZone } from './kitContext.ts';

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
