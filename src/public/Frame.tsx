import { type ReactNode, useEffect, useRef } from 'react';
import { locales } from '#i18n/locales.ts';
import { tabTitle } from '#src/kit/page/tabTitle.ts';
import { Wordmark } from '../brand.tsx';
import { Facade } from './Facade.tsx';
import { hasMoved } from './navigate.ts';
import { PageLink } from './PageLink.tsx';
import { useSettings } from './settings.ts';
import { useTranslation } from './translation.tsx';

/** The frame of a sign-in page: the form on one side, the building on the other. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const main = useMainFocus();
  return (
    <div className="frame">
      <title>{tabTitle(title)}</title>
      <div className="frame-main">
        <header className="frame-head">
          <Wordmark />
          <LanguageChoice />
        </header>
        <main className="frame-body" ref={main}>
          {children}
        </main>
        <Footer />
      </div>
      <aside className="frame-side" aria-hidden="true">
        <Facade />
        <p className="frame-tagline">{t('auth.tagline')}</p>
        <p className="frame-pitch">{t('auth.pitch')}</p>
      </aside>
    </div>
  );
}

/** The page's main part. Reached from another page it takes the focus to its heading, unless a field has it already. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = main.current?.querySelector('h1');
    if (!heading || !hasMoved() || main.current?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return main;
}

/** The legal texts, where the installation has them. */
export function Footer() {
  const { t } = useTranslation();
  const { terms, privacy } = useSettings().footer;
  return (
    <footer className="frame-foot">
      {terms ? <PageLink to={terms}>{t('auth.terms')}</PageLink> : null}
      {privacy ? <PageLink to={privacy}>{t('auth.privacy')}</PageLink> : null}
    </footer>
  );
}

/** The languages side by side, each in its own script. */
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
