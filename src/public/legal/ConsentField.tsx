import './legal.css';
import { lazy, Suspense, useState } from 'react';
import { pageTexts } from '#i18n/pages.ts';
import { CheckField } from '../CheckField.tsx';
import { useSettings } from '../settings.ts';
import { addTexts, useTranslation } from '../translation.tsx';
import type { LegalName } from './documents.ts';

/** The text is fetched when somebody opens it. */
const LegalText = lazy(async () => {
  const [module] = await Promise.all([import('./LegalText.tsx'), addTexts(pageTexts.legal)]);
  return module;
});

interface Props {
  name: LegalName;
  /** The version in force, which is agreed to. */
  version: string;
  checked: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
}
/** A non-breaking hyphen: a version is not wrapped. */
const NO_BREAK = '\u2011';
const ownPaths: Readonly<Record<LegalName, string>> = { terms: '/terms-and-conditions', consent: '/personal-data-consent' };

/** Agreeing to a legal text that can be read in place, or at the address where the installation keeps its own. */
export function ConsentField({ name, version, checked, error, onChange }: Props) {
  const { t } = useTranslation();
  const { footer } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const address = (name === 'terms' ? footer.terms : footer.privacy) ?? ownPaths[name];
  const read = t(`entry.consent.${name}.read`);
  return (
    <div className="consent">
      <CheckField
        id={name}
        label={t(`entry.consent.${name}.agree`, { version: version.replaceAll('-', NO_BREAK) })}
        checked={checked}
        error={error}
        onChange={onChange}
      />
      {address === ownPaths[name] ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{read}</summary>
          {isOpen ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it can reach
            <section className="consent-text" tabIndex={0} aria-label={read}>
              <Suspense fallback={null}>
                <LegalText name={name} heading="h3" />
              </Suspense>
            </section>
          ) : null}
        </details>
      ) : (
        <a className="link" href={address} target="_blank" rel="noopener noreferrer">
          {read}
        </a>
      )}
    </div>
  );
}
