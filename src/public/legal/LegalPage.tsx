import { intlLocale } from '#i18n/locales.ts';
import './legal.css';
import { tabTitle } from '#src/kit/page/tabTitle.ts';
import { Wordmark } from '../../brand.tsx';
import { Footer, LanguageChoice, useMainFocus } from '../Frame.tsx';
import type { PublicPageProps } from '../PublicPageProps.ts';
import { useTranslation } from '../translation.tsx';
import { legalDocuments } from './documents.ts';
import LegalText from './LegalText.tsx';

/** /terms-and-conditions and /personal-data-consent: the text with its version and a table of contents. */
export default function LegalPage({ path }: PublicPageProps) {
  const { t, locale } = useTranslation();
  const main = useMainFocus();
  const name = path === '/terms-and-conditions' ? 'terms' : 'consent';
  const { version, since, sections } = legalDocuments[name];
  const date = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(since));
  return (
    <div className="sheet">
      <title>{tabTitle(t(`legal.${name}.title`))}</title>
      <header className="sheet-head">
        <a className="sheet-home" href="/dashboard" aria-label={t('legal.home')}>
          <Wordmark />
        </a>
        <LanguageChoice />
      </header>
      <div className="sheet-body">
        <nav className="sheet-contents" aria-label={t('legal.contents')}>
          <p aria-hidden="true">{t('legal.contents')}</p>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`legal.${name}.${section}.heading`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main className="legal" ref={main}>
          <h1>{t(`legal.${name}.title`)}</h1>
          <p className="legal-version">{t('legal.version', { version, date })}</p>
          <p className="legal-intro">{t(`legal.${name}.intro`)}</p>
          <LegalText name={name} />
        </main>
      </div>
      <Footer />
    </div>
  );
}
