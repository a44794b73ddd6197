/** Parts of the catalogue that single pages without sign-in bring along, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

type Part = (locale: LocaleCode) => Promise<Catalogue>;

const entry = {
  en: () => import('./en/entry.ts'),
  'zh-Hant': () => import('./zh-Hant/entry.ts'),
  'zh-Hans': () => import('./zh-Hans/entry.ts'),
};
const legal = {
  en: () => import('./en/legal.ts'),
  'zh-Hant': () => import('./zh-Hant/legal.ts'),
  'zh-Hans': () => import('./zh-Hans/legal.ts'),
};
const payment = {
  en: () => import('./en/payment.ts'),
  'zh-Hant': () => import('./zh-Hant/payment.ts'),
  'zh-Hans': () => import('./zh-Hans/payment.ts'),
};
const mailbox = {
  en: () => import('./en/mailbox.ts'),
  'zh-Hant': () => import('./zh-Hant/mailbox.ts'),
  'zh-Hans': () => import('./zh-Hans/mailbox.ts'),
};

/** Passwords, confirming an account, and what else leads in or out. */
export const entryTexts: Part = async (locale) => ({ entry: (await entry[locale]()).entry });
/** The terms and conditions and the personal-data consent. */
export const legalTexts: Part = async (locale) => ({ legal: (await legal[locale]()).legal });
/** What a payment page sends people back to. */
export const paymentTexts: Part = async (locale) => ({ payment: (await payment[locale]()).payment });
/** The page that shows mail while no SMTP server is set. */
export const mailboxTexts: Part = async (locale) => ({ mailbox: (await mailbox[locale]()).mailbox });
