import { intlLocale } from '#i18n/locales.ts';

/** `2026-11-22` as `Sunday 22 November 2026`, in the portal's language; its English puts the day first. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
