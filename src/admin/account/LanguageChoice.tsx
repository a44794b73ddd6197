import { useLocaleState } from 'ra-core';
import { locales } from '#i18n/locales.ts';
import { MenuChoice } from './MenuChoice.tsx';

/** en, 繁中 or 简中; the choice holds at once, everywhere, and is remembered. */
export function LanguageChoice() {
  const [locale, setLocale] = useLocaleState();
  return (
    <>
      {locales.map((one) => (
        <MenuChoice
          key={one.locale}
          lang={one.locale}
          label={one.name}
          isChosen={one.locale === locale}
          onClick={() => setLocale(one.locale)}
        />
      ))}
    </>
  );
}
