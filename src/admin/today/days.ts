import { intlLocale } from '#i18n/locales.ts';

const DAY_MS = 86_400_000;
const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whole days from one date to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS);

/** `2026-11-22` as `Sunday 22 November 2026`, in the portal's language; its English puts the day first. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(at(date));
