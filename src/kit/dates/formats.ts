/**
 * The formats of 000 §9 by name. English reads as the spec writes it; Chinese writes the year first, also in figures.
 * Tokens: YYYY, MMM (Jan), MM, M, DD, D.
 */
interface Pattern {
  en: string;
  zh: string;
}

export const dateFormats = {
  day: { en: 'DD MMM YYYY', zh: 'YYYY年M月D日' },
  dayDashed: { en: 'DD-MM-YYYY', zh: 'YYYY-MM-DD' },
  dayIso: { en: 'YYYY-MM-DD', zh: 'YYYY-MM-DD' },
  monthDashed: { en: 'MM-YYYY', zh: 'YYYY-MM' },
  dayOfYear: { en: 'DD MMM', zh: 'M月D日' },
  month: { en: 'MMM YYYY', zh: 'YYYY年M月' },
} as const satisfies Record<string, Pattern>;
export type DateFormat = keyof typeof dateFormats;

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

/** A number with the grouping and the figures of a language: `12,345.5`. */
export const formatNumber = (value: number, locale = 'en', options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value);
