/** Parts of the catalogue for single pages without sign-in, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const loaders = import.meta.glob<Catalogue>('./*/{contractor,display,entry,guest,legal,mailbox,payment,place,visitor}.ts');

/** Loads a part in a language; its texts are under the part's name: `{ legal: … }`. */
const part =
  (name: string) =>
  async (locale: LocaleCode): Promise<Catalogue> => ({ ...(await loaders[`./${locale}/${name}.ts`]?.()) });

export const pageTexts = {
  /** Passwords, confirming an account, and other pages before or after signing in. */
  entry: part('entry'),
  /** The pages of a permit's contractor. */
  contractor: part('contractor'),
  /** The screens of zones. */
  display: part('display'),
  /** The pages of an event's guest. */
  guest: part('guest'),
  /** The terms and conditions and the personal-data consent. */
  legal: part('legal'),
  /** The return pages of a payment. */
  payment: part('payment'),
  /** The page behind the QR code of a place. */
  place: part('place'),
  /** The pages of visitors, and the stations of the lobby. */
  visitor: part('visitor'),
  /** The page that shows mail while no SMTP server is configured. */
  mailbox: part('mailbox'),
};
/** A part of the catalogue that only pages without sign-in have. */
export type PageTexts = keyof typeof pageTexts;
