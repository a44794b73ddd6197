/** Content in the languages of the product (000 §5): the fallback is always present, the others if translated. */
import { type FallbackLocale, fallbackLocale, type LocaleCode } from '#i18n/locales.ts';

type Localized<T> = Readonly<Record<FallbackLocale, T> & Partial<Record<LocaleCode, T>>>;
export type LocalizedText = Localized<string>;
export type LocalizedList = Localized<readonly string[]>;

/** The text for a reader of `locale`, which may be unknown: the fallback if it is not translated. */
export const readIn = (text: LocalizedText, locale: string): string => text[locale as LocaleCode] || text[fallbackLocale];

/** Whether a value is a text in languages, recognised by its English text. */
export const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && typeof (value as Partial<LocalizedText>)[fallbackLocale] === 'string';

/** The entries for a reader of `locale`; empty if neither its list nor that of the fallback has any. */
export function entriesIn(list: Partial<LocalizedList>, locale: string): readonly string[] {
  const own = list[locale as LocaleCode];
  return own?.length ? own : (list[fallbackLocale] ?? []);
}
