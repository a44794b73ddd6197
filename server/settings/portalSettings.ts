/**
 * The public settings of an installation (000 §1, §2): contacts, guides, the links of the footer, new
 * features, and which version of the terms is in force. Set by a JSON file (`PORTAL_SETTINGS`) that is read and checked
 * at start; nothing in it is secret, because `GET /portal-settings` returns it without sign-in.
 */
import { readFileSync } from 'node:fs';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { ConfigError } from './configError.ts';
import { type Check, isObject, link, list, matching, nullable, shape, text } from './settingsFile.ts';

/** A text for everybody, or one for each language. */
export type Wording = string | Readonly<Record<LocaleCode, string>>;
/** Links of the footer; one that is null is not shown. */
type FooterLinks = Readonly<Record<'solutions' | 'faqs' | 'contact' | 'terms' | 'privacy', string | null>>;

export interface PortalSettings {
  /** The contact in "Access denied. Please contact …". */
  supportContact: Wording;
  help: {
    guides: readonly { label: Wording; url: string }[];
    contactEmail: string | null;
    contactPhone: string | null;
    website: string | null;
  };
  /** The pricing page to which the sign-up bar leads; null: there is no bar. */
  signUpUrl: string | null;
  footer: FooterLinks;
  /** `id` is the resource or the page (`security`) whose menu entry has the badge. */
  newFeatures: readonly { id: string; title: Wording; text: Wording; url: string }[];
  termsVersion: string;
  consentVersion: string;
}

/** The defaults without a file: the product's own pages only. */
export const defaultPortalSettings: PortalSettings = {
  supportContact: 'Atrium Support',
  help: { guides: [], contactEmail: null, contactPhone: null, website: null },
  signUpUrl: null,
  footer: { solutions: null, faqs: null, contact: null, terms: '/terms-and-conditions', privacy: '/personal-data-consent' },
  newFeatures: [],
  termsVersion: '2026-01',
  consentVersion: '2026-01',
};

const everyLanguage = shape(Object.fromEntries(localeCodes.map((locale) => [locale, text])) as Record<LocaleCode, Check<string>>);
const wording: Check<Wording> = (value, at) => (isObject(value) ? everyLanguage : text)(value, at);
const version = matching(/^[\w.-]{1,40}$/, 'a version such as 2026-01');
const url = nullable(link);

const settings = shape<PortalSettings>(
  {
    supportContact: wording,
    help: shape<PortalSettings['help']>(
      {
        guides: list(shape<PortalSettings['help']['guides'][number]>({ label: wording, url: link })),
        contactEmail: nullable(matching(/^[^\s@]+@[^\s@]+$/, 'an e-mail address')),
        contactPhone: nullable(matching(/^\+?[0-9][0-9 ()-]{5,19}$/, 'a phone number')),
        website: url,
      },
      defaultPortalSettings.help,
    ),
    signUpUrl: url,
    footer: shape<FooterLinks>(
      { solutions: url, faqs: url, contact: url, terms: url, privacy: url },
      defaultPortalSettings.footer,
    ),
    newFeatures: list(
      shape<PortalSettings['newFeatures'][number]>({
        id: matching(/^[\w-]{1,60}$/, 'a name of letters, digits and dashes'),
        title: wording,
        text: wording,
        url: link,
      }),
    ),
    termsVersion: version,
    consentVersion: version,
  },
  defaultPortalSettings,
);

/**
 * Reads the file that `PORTAL_SETTINGS` names.
 * @throws ConfigError naming the file and the invalid entry
 */
export function readPortalSettings(path: string): PortalSettings {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`PORTAL_SETTINGS is '${path}', which cannot be read as JSON: ${(error as Error).message}`);
  }
  return settings(parsed, `PORTAL_SETTINGS (${path})`);
}

/** The versions that somebody who registers now agrees to. */
export const termsVersion = (config: { portal: PortalSettings }): string => config.portal.termsVersion;
export const consentVersion = (config: { portal: PortalSettings }): string => config.portal.consentVersion;

/** The wording in one language. */
export const worded = (wording: Wording, locale: LocaleCode): string => (typeof wording === 'string' ? wording : wording[locale]);

/** The settings in one language, as the portal reads them. */
export const portalSettingsIn = ({ supportContact, help, newFeatures, ...rest }: PortalSettings, locale: LocaleCode) => ({
  supportContact: worded(supportContact, locale),
  help: { ...help, guides: help.guides.map((guide) => ({ ...guide, label: worded(guide.label, locale) })) },
  newFeatures: newFeatures.map((one) => ({ ...one, title: worded(one.title, locale), text: worded(one.text, locale) })),
  ...rest,
});
