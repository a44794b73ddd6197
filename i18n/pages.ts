/** Parts of the catalogue for single pages without sign-in, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const loaders = import.meta.glob<Catalogue>('./*/{contractor,display,entry,guest,legal,mailbox,payment,place}.ts');

/** Loads a part in a language; its texts are under the part's name: `{ legal: … }`. */
const part =
  (name: 'contractor' | 'display' | 'entry' | 'guest' | 'legal' | 'mailbox' | 'payment' | 'place') =>
  async (locale: LocaleCode): Promise<Catalogue> => ({ ...(await loaders[`./${locale}/${name}.ts`]?.()) });

/** Passwords, confirming an account, and other pages before or after signing in. */
export const entryTexts = part('entry');
/** The pages of a permit's contractor. */
export const contractorTexts = part('contractor');
/** The screens of zones. */
export const displayTexts = part('display');
/** The pages of an event's guest. */
export const guestTexts = part('guest');
/** The terms and conditions and the personal-data consent. */
export const legalTexts = part('legal');
/** The return pages of a payment. */
export const paymentTexts = part('payment');
/** The page behind the QR code of a place. */
export const placeTexts = part('place');
/** The page that shows mail while no SMTP server is configured. */
export const mailboxTexts = part('mailbox');
