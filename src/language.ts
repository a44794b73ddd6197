/** The person's language: chosen once, remembered per browser, told to the page and with every request. */
import { type LocaleCode, localeCodes, localeFor } from '#i18n/locales.ts';

const KEY = 'atrium.language';

/** The remembered language, or the browser's first one that we speak. */
export function language(): LocaleCode {
  const kept = localStorage.getItem(KEY);
  return localeCodes.find((one) => one === kept) ?? localeFor(navigator.languages);
}

/** Remembers the choice and sets `<html lang>`, from which requests take their Accept-Language. */
export function keepLanguage(locale: LocaleCode): void {
  localStorage.setItem(KEY, locale);
  document.documentElement.lang = locale;
}

export function startLanguage(): LocaleCode {
  const locale = language();
  document.documentElement.lang = locale;
  return locale;
}
