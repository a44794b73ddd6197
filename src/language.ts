/** The person's language: remembered per browser, set on the page and sent with every request. */
import { type LocaleCode, localeCodes, localeFor } from '#i18n/locales.ts';

const KEY = 'atrium.language';
/** Chosen in this tab before anybody was known: it is the person's choice as soon as they have signed in. */
const CHOSEN = 'atrium.languageChosen';

/** The remembered language, or the browser's first one that we speak. */
export function language(): LocaleCode {
  const kept = localStorage.getItem(KEY);
  return localeCodes.find((one) => one === kept) ?? localeFor(navigator.languages);
}

/** Remembers the choice and sets `<html lang>`, from which requests take their Accept-Language. */
export function rememberLanguage(locale: LocaleCode): void {
  localStorage.setItem(KEY, locale);
  document.documentElement.lang = locale;
}

/** Somebody who is not signed in chooses. */
export function chooseLanguage(locale: LocaleCode): void {
  sessionStorage.setItem(CHOSEN, locale);
  rememberLanguage(locale);
}

/** What was chosen before signing in, once. */
export function takeChosenLanguage(): LocaleCode | undefined {
  const chosen = localeCodes.find((one) => one === sessionStorage.getItem(CHOSEN));
  sessionStorage.removeItem(CHOSEN);
  return chosen;
}

export function startLanguage(): LocaleCode {
  const locale = language();
  document.documentElement.lang = locale;
  return locale;
}
