/** Kinds with parts of their own, on the server. */
import { jsonb } from 'drizzle-orm/pg-core';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { answerText, wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type LinkValue, openIns, tidyLink } from '#schemas/kernel/fields/link.ts';
import { entriesIn, readIn } from '#schemas/kernel/fields/localized.ts';
import { lineForm, linesForm } from '#schemas/kernel/fields/normalText.ts';
import { labelText, type OptionItem, optionTypes, tidyOptions } from '#schemas/kernel/fields/optionList.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import type { LanguagesKinds, LocalizedList, LocalizedText } from '#schemas/kernel/kinds/languages.ts';
import { textOf } from './cellText.ts';
import { type JsonSchema, type KindsOf, list, type Read, type SheetReader, string } from './kind.ts';
import { partJson } from './linkParts.ts';
import { tidyHtml } from './tidyHtml.ts';

/** A text, or one per language. */
const WORDS: JsonSchema = {
  anyOf: [string(), { type: 'object', additionalProperties: { type: ['string', 'null'] } }],
};

const CHOICE: JsonSchema = {
  type: 'object',
  properties: { id: string(40), position: { type: 'integer', minimum: 1 }, label: WORDS },
};

const inLanguages = (of: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(localeCodes.map((code) => [code, of])),
});
/**
 * A cell has the languages in their order, with a bar between them: `Coffee | 咖啡 | 咖啡`. One that ends earlier is not translated; one with
 * more is refused, because nobody knows what is meant.
 */
function wordsInCell(text: string): Read {
  const parts = text.split('|').map((part) => part.trim());
  if (parts.length > localeCodes.length) return { problem: { code: 'tooManyLanguages', params: { max: localeCodes.length } } };
  const words = localeCodes.flatMap((code, index): [string, string][] => (parts[index] ? [[code, parts[index]]] : []));
  return { value: words.length ? Object.fromEntries(words) : null };
}

const isText = (value: string | undefined): value is string => Boolean(value);
const inEach = (value: object, tidy: (text: string) => string) =>
  Object.fromEntries(Object.entries(value).map(([language, text]) => [language, typeof text === 'string' ? tidy(text) : text]));

const english = (column: string) => `(${column}->>'${fallbackLocale}')`;
/** An unknown language is read in English. */
const isTranslated = (locale: string) => locale !== fallbackLocale && localeCodes.includes(locale as LocaleCode);

export const languagesKinds = {
  localized: {
    column: (name) => jsonb(name),
    json: ({ max, rich }) => inLanguages(string(rich ? undefined : max)),
    cell: (value: LocalizedText, { locale }: SheetReader) => visibleText(readIn(value, locale)),
    fromCell: (cell) => wordsInCell(textOf(cell)),
    cast: 'jsonb',
    caseless: true,
    alphabetical: true,
    wording: {
      read: (column, locale) =>
        isTranslated(locale) ? `coalesce(nullif(${column}->>'${locale}', ''), ${english(column)})` : english(column),
      each: localeCodes.map((code) => `->>'${code}'`),
    },
    kept: (value: object, { rich, short }) =>
      inEach(value, rich ? tidyHtml : short ? lineForm : (text) => linesForm(text).trim()),
  },
  localizedList: {
    column: (name) => jsonb(name),
    json: ({ maxItems }) => inLanguages({ type: 'array', items: string(200), maxItems }),
    cell: (value: LocalizedList, { locale }: SheetReader) => list(entriesIn(value, locale)),
    cast: 'jsonb',
    kept: (value: object) =>
      Object.fromEntries(
        Object.entries(value).map(([language, entries]) => [language, Array.isArray(entries) ? entries.map(lineForm) : entries]),
      ),
  },
  link: {
    column: (name) => jsonb(name),
    json: ({ types, more }) => ({
      type: 'object',
      properties: {
        type: { type: 'string', enum: [...types] },
        url: string(),
        ...Object.fromEntries(more.map((part) => [part, partJson(part)])),
        openIn: { type: 'string', enum: [...openIns] },
        iosUrl: string(),
        androidUrl: string(),
        phone: string(),
        email: string(),
      },
    }),
    cell: (value: LinkValue) => value.url ?? value.phone ?? value.email ?? list([value.iosUrl, value.androidUrl].filter(isText)),
    cast: 'jsonb',
    kept: (value: LinkValue) => tidyLink(value),
  },
  options: {
    column: (name) => jsonb(name),
    json: ({ maxItems, types }) => ({
      type: 'array',
      maxItems,
      items: {
        type: 'object',
        properties: {
          id: string(40),
          position: { type: 'integer', minimum: 1 },
          type: { type: 'string', enum: [...types] },
          label: WORDS,
          required: { type: 'boolean' },
          choices: { type: 'array', items: CHOICE },
          min: { type: 'integer' },
          max: { type: 'integer' },
        },
      },
    }),
    cell: (value: OptionItem[]) => list(value.map((item) => labelText(item.label))),
    cast: 'jsonb',
    kept: (value: OptionItem[]) => tidyOptions(value),
  },
  answers: {
    column: (name) => jsonb(name),
    json: () => ({
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: string(40),
          type: { type: 'string', enum: [...optionTypes] },
          label: WORDS,
          value: { anyOf: [string(), { type: 'number' }, { type: 'array', items: string() }] },
          chosen: { type: 'array', items: WORDS },
        },
        required: ['id', 'type', 'label', 'value'],
      },
    }),
    sent: () => ({
      type: 'object',
      additionalProperties: {
        anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
      },
    }),
    cell: (value: GivenAnswer[], { locale }: SheetReader) =>
      value.map((answer) => `${wordsOf(answer.label, locale)}: ${answerText(answer, locale)}`).join('\n'),
    cast: 'jsonb',
  },
} satisfies KindsOf<LanguagesKinds>;
