/** Messages of the server, in the language of the request or the recipient. */
import { fallbackLocale, type LocaleCode, localeCodes, localeFor } from './locales.ts';
import type { Catalogue } from './shape.ts';
import { type Params, textOf } from './translate.ts';

/** The exports of `<language>/server.ts`; the texts loaded with forms extend parts of the portal's catalogue. */
interface Parts {
  messages: Catalogue;
  formErrors: Catalogue;
  places: Catalogue;
  [part: string]: Catalogue;
}
const added = (to: string | Catalogue | undefined, more: Catalogue): Catalogue => ({ ...(to as Catalogue), ...more });
const together = ({ messages, formErrors, places, ...parts }: Parts): Catalogue => ({
  ...messages,
  ...parts,
  dates: added(messages.dates, places),
  errors: added(messages.errors, formErrors),
});

/** The portal's texts, and the server's own. */
export const catalogues = Object.fromEntries(
  await Promise.all(
    localeCodes.map(async (locale) => [locale, together((await import(`./${locale}/server.ts`)) as Parts)] as const),
  ),
) as Record<LocaleCode, Catalogue>;

/** A message with `%{x}` filled in; English if missing in the language, the key if missing in English too. */
export const translate = (locale: LocaleCode, key: string, params?: Params): string =>
  textOf(catalogues[locale], key, params) ?? textOf(catalogues[fallbackLocale], key, params) ?? key;

/** The label of an entity's field, looked up like in the portal: its own, or the one that many entities share. */
export const fieldLabel = (locale: LocaleCode, entity: { name: string }, field: string): string => {
  const own = `resources.${entity.name}.fields.${field}`;
  const keys = [own, `common.fields.${field}`];
  return keys.map((key) => translate(locale, key)).find((text, index) => text !== keys[index]) ?? own;
};

/** The label of a part of the rows of a field: `workers`, `workerName`. */
export function rowLabel(locale: LocaleCode, entity: { name: string }, field: string, part: string): string {
  const own = `resources.${entity.name}.rows.${field}.${part}`;
  const text = translate(locale, own);
  return text === own ? fieldLabel(locale, entity, field) : text;
}

/** The message in every language, by its code. */
export const inEveryLanguage = (key: string): Record<LocaleCode, string> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, translate(locale, key)])) as Record<LocaleCode, string>;

const languageIn = (header: string): LocaleCode =>
  localeFor(
    header
      .split(',')
      .map((part) => {
        const [tag = '', quality = 'q=1'] = part.trim().split(';');
        return { tag, weight: Number(quality.trim().slice(2)) || 0 };
      })
      .sort((a, b) => b.weight - a.weight)
      .map((one) => one.tag),
  );

/** Browsers send few different headers, with every request; what is longer or more than that is read each time. */
const MAX_HEADERS = 200;
const MAX_LENGTH = 100;
const languages = new Map<string, LocaleCode>();

/** The language of an Accept-Language header, such as `fr;q=0.9,de;q=0.4`: the supported one with the highest weight. */
export function localeOfHeader(header = ''): LocaleCode {
  const known = languages.get(header);
  if (known) return known;
  const language = languageIn(header);
  if (header.length <= MAX_LENGTH && languages.size < MAX_HEADERS) languages.set(header, language);
  return language;
}

/** Every text of the English catalogue, for `npm run describe`. */
export function englishTexts(catalogue: Catalogue = catalogues[fallbackLocale]): string[] {
  return Object.values(catalogue).flatMap((one) => (typeof one === 'string' ? [one] : englishTexts(one)));
}
