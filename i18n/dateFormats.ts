/**
 * The formats of dates of 000 §9 by name, on the screen and in mail. English reads as the spec writes it; Chinese writes the
 * year first, also in figures. Tokens: YYYY, MMM (Jan), MM, M, DD, D.
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

/** `2026-06-05` as `05 Jun 2026`, in Chinese `2026年6月5日`, or in another named format; a text that is no date comes back as it is. */
export function formatDate(date: string, locale = 'en', format: DateFormat = 'day'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  return fillDate(dateFormats[format][locale.startsWith('zh') ? 'zh' : 'en'], date);
}
