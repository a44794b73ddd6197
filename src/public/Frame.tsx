import type { ReactNode } from 'react';
import { locales } from '#i18n/locales.ts';
import { tabTitle, Wordmark } from '../brand.tsx';
import { Facade } from './Facade.tsx';
import { useTranslation } from './translation.tsx';

/** The frame of a sign-in page: the form on one side, the building on the other. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="frame">
      <title>{tabTitle(title)}</title>
      <div className="frame-main">
        <header className="frame-head">
          <Wordmark />
          <LanguageChoice />
        </header>
        <main className="frame-body">{children}</main>
      </div>
      <aside className="frame-side" aria-hidden="true">
        <Facade />
        <p className="frame-tagline">{t('auth.tagline')}</p>
        <p className="frame-pitch">{t('auth.pitch')}</p>
      </aside>
    </div>
  );
}

/** The three languages, side by side, each in its own writing. */
export function LanguageChoice() {
  const { t, locale, choose } = useTranslation();
  return (
    <fieldset className="languages">
      <legend className="hidden">{t('auth.language')}</legend>
      {locales.map((one) => (
        <button
          key={one.locale}
          type="button"
          lang={one.locale}
          aria-label={`${one.short} ${one.name}`}
          aria-pressed={one.locale === locale}
          onClick={() => void choose(one.locale)}
        >
          {one.short}
        </button>
      ))}
    </fieldset>
  );
}
