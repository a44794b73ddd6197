import { locales } from '#i18n/locales.ts';
import { MenuChoice } from './MenuChoice.tsx';
import { useLanguageChoice } from './useLanguageChoice.ts';

/** en, 繁中 or 简中; the choice holds at once, everywhere, and is remembered. */
export function LanguageChoice() {
  const [locale, setLocale] = useLanguageChoice();
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
