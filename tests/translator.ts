/** Words as the portal's translator gives them, `_` included, without a browser. */
import type { TranslateFunction } from 'ra-core';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';

export const translator =
  (locale: LocaleCode): TranslateFunction =>
  (key, params) => {
    const text = translate(locale, key, params as never);
    return text === key ? String((params as { _?: string } | undefined)?._ ?? key) : text;
  };
