/**
 * The date formats of 000 §9 by name, on the screen and in mail. English is written as in the spec; Chinese writes the
 * year first, also in figures. Tokens: YYYY, MMM (Jan), MM, M, DD, D.
 */
import { fallbackLocale, localeOf, type locales } from './locales.ts';

/** The styles of which the entry of a language names one. */
type Pattern = Readonly<Record<(typeof locales)[number]['dates'], string>>;

export const dateFormats = {
  day: { dayFirst: 'DD MMM YYYY', yearFirst: 'YYYY年M月D日' },
  dayDashed: { dayFirst: 'DD-MM-YYYY', yearFirst: 'YYYY-MM-DD' },
  dayIso: { dayFirst: 'YYYY-MM-DD', yearFirst: 'YYYY-MM-DD' },
  monthDashed: { dayFirst: 'MM-YYYY', yearFirst: 'YYYY-MM' },
  dayOfYear: { dayFirst: 'DD MMM', yearFirst: 'M月D日' },
  month: { dayFirst: 'MMM YYYY', yearFirst: 'YYYY年M月' },
} as const satisfies Record<string, Pattern>;
export type DateFormat = keyof typeof dateFormats;

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Fills a pattern with a date `YYYY-MM-DD`. */
export function fillDate(pattern: string, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts: Record<string, string> = {
    YYYY: year,
    MMM: monthNames[Number(month) - 1] ?? month,
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return pattern.replace(/YYYY|MMM|MM|M|DD|D/g, (token) => parts[token] ?? token);
}

/** `2026-06-05` as `05 Jun 2026`, in Chinese `2026年6月5日`, or in another named format; an invalid date is returned as it is. */
export function formatDate(date: string, locale: string = fallbackLocale, format: DateFormat = 'day'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  return fillDate(dateFormats[format][localeOf(locale).dates], date);
}
