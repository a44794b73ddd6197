/** Formats by name that the areas of 000 §9 may use; what a date is made of stands in `i18n/dateFormats.ts`, for mail as well. */
import type { DateFormat } from '#i18n/dateFormats.ts';
import { fallbackLocale } from '#i18n/locales.ts';

export { type DateFormat, dateFormats, fillDate, monthNames } from '#i18n/dateFormats.ts';

/** `time12` is hh:mm A, `time24` HH:mm. */
export type TimeFormat = 'time12' | 'time24';

interface AreaFormats {
  dates: readonly DateFormat[];
  time: TimeFormat;
}
/** Which formats an area may use (001 §9, 002 §9); the first is the one that people read. */
export const areaFormats = {
  retail: { dates: ['day', 'dayDashed', 'dayIso'], time: 'time12' },
  loans: { dates: ['day', 'dayDashed', 'dayIso'], time: 'time12' },
  engagement: { dates: ['day', 'dayIso'], time: 'time12' },
} as const satisfies Record<string, AreaFormats>;

/** A number with the grouping and the figures of a language: `12,345.5`. */
export const formatNumber = (value: number, locale: string = fallbackLocale, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value);
