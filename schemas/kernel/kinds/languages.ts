/** Kinds with parts of their own: texts in every language, links, questions and their answers. */
import type { Schema } from 'yup';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { AnswersById, GivenAnswer } from '../fields/answers.ts';
import { isBlank, isEmpty } from '../fields/empty.ts';
import { type LinkType, type LinkValue, linkTypes, type MorePart } from '../fields/linkTypes.ts';
import type { LocalizedList, LocalizedText } from '../fields/localized.ts';
import type { OptionItem, OptionListFacts } from '../fields/optionList.ts';
import { optionFacts, optionTypes } from '../fields/optionTypes.ts';
import { type ChecksOf, type Facts, type Made, maker, type Of, type TraitsOf } from './kind.ts';
import type { SamplesOf } from './samples.ts';

export type { LocalizedList, LocalizedText } from '../fields/localized.ts';

/** Text in every language of the product; `rich` is formatted, `short` a single line, such as the name of a record. */
export type LocalizedField = Of<'localized', LocalizedText> & { max: number; rich?: boolean; short?: boolean };
/** Entries in every language of the product, each with its own extensible list. */
export type LocalizedListField = Of<'localizedList', LocalizedList> & { maxItems: number };
/** A link to the web, into an app, to a phone or to a mailbox; `types` are the allowed ones, `more` the parts that it has besides those of its type. */
export type LinkField = Of<'link', LinkValue> & { types: readonly LinkType[]; more: readonly MorePart[] };
/** The questions of a poll, a survey, an event or a request form. */
export type OptionsField = Of<'options', readonly OptionItem[]> & OptionListFacts;

/**
 * The answers to the questions of another record: `about` is the reference to it, `questions` its field with the questions. They are
 * sent by the id of the question and kept beside its text.
 */
export type AnswersField = Of<'answers', AnswersById, readonly GivenAnswer[]> & { about: string; questions: string };

export interface LanguagesKinds {
  localized: LocalizedField;
  localizedList: LocalizedListField;
  link: LinkField;
  options: OptionsField;
  answers: AnswersField;
}

/** A name is `localized({ short: true, search: true })`, of at most 200 characters. */
export const localized = <const O extends Facts<LocalizedField>>(options?: O) =>
  ({ kind: 'localized', max: options?.short ? 200 : 5000, ...options }) as unknown as Made<LocalizedField, O>;
/** Formatted text in three languages. */
export const localizedRich = maker<LocalizedField>('localized', { max: 5000, rich: true });
export const localizedList = maker<LocalizedListField>('localizedList', { maxItems: 20 });
/** `link({ more: ['urls'] })`: with an address for each language. What other names its parts have, `partOf` says. */
export const link = maker<LinkField>('link', { types: linkTypes, more: [] });
export const optionList = maker<OptionsField>('options', { types: optionTypes, localized: true, maxItems: 50, maxChoices: 30 });

/** The longest name that an index can sort. */
const LONGEST_NAME = 500;
const isName = ({ short, max }: LocalizedField) => short === true && max <= LONGEST_NAME;

/** `input`: the form of a new record asks the questions of the record that is chosen in it; otherwise acts of occupants do. */
export const answers = (about: string, questions: string, { input }: { input?: true } = {}) =>
  ({ kind: 'answers', about, questions, ...(input ? { fixed: true } : { system: true }) }) as unknown as AnswersField;

export const languagesTraits = {
  localized: {
    filter: 'text',
    ordered: isName,
    searchable: ({ rich }) => !rich,
    line: isName,
    worded: true,
    inCell: true,
    formatted: ({ rich }) => rich === true,
  },
  localizedList: { filter: 'none' },
  link: { filter: 'none', leads: true },
  options: { filter: 'none', questions: true },
  answers: { filter: 'none' },
} as const satisfies TraitsOf<LanguagesKinds>;

export const languagesChecks: ChecksOf<LanguagesKinds> = {
  localized: ({ max, rich, short }, { errorCode, string, line, html, inLanguages }) =>
    inLanguages(rich ? html(max) : short ? line(max) : string(max))
      // The other languages fall back to English, so English is required.
      .test('english', errorCode('required'), (value) => {
        const isNothing = rich ? isBlank : isEmpty;
        return isNothing(value) || !isNothing(value?.[fallbackLocale]);
      }) as unknown as Schema,
  localizedList: ({ maxItems }, { line, list, inLanguages }) => inLanguages(list(line(200), maxItems)) as unknown as Schema,
  link: ({ types, more }, { shaped, linkProblem }) => shaped((value) => linkProblem(value, types, more)),
  options: (field, { shaped, optionListProblem }) => shaped((value) => optionListProblem(value, field)),
  answers: (_, { shaped, answersProblem }) => shaped(answersProblem),
};

const links: Readonly<Record<LinkType, (turn: number) => LinkValue>> = {
  WEB_LINK: (turn) => ({ type: 'WEB_LINK', url: `https://atrium.example/${turn}`, openIn: 'BROWSER' }),
  DEEPLINK: (turn) => ({ type: 'DEEPLINK', iosUrl: `atrium://open/${turn}` }),
  PHONE: (turn) => ({ type: 'PHONE', phone: `+65 6${1_000_000 + turn}` }),
  EMAIL: (turn) => ({ type: 'EMAIL', email: `desk-${turn}@atrium.example` }),
};

const inEach = <T>(value: (code: LocaleCode) => T) => Object.fromEntries(localeCodes.map((code) => [code, value(code)]));

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const languagesSamples: SamplesOf<LanguagesKinds> = {
  localized: {
    good: (_, turn, variant) => inEach((code) => (code === fallbackLocale ? `Words ${turn}` : `${code} ${turn} ${variant}`)),
    bad: () => [],
  },
  localizedList: {
    good: (_, turn, variant) => inEach((code) => [`${code} ${turn}`, variant]),
    bad: ({ maxItems }) => [
      [{ [fallbackLocale]: ['a', 'a'] }, 'duplicateEntry'],
      [{ [fallbackLocale]: 'a' }, 'notList'],
      [{ [fallbackLocale]: [null] }, 'emptyEntry'],
      [{ [fallbackLocale]: ['=1+1'] }, 'injection'],
      [{ [localeCodes.at(-1) as string]: Array.from({ length: maxItems + 1 }, (_, index) => `t${index}`) }, 'tooManyItems'],
      [['a'], 'notObject'],
    ],
  },
  link: {
    good: ({ types }, turn, variant) =>
      (variant === 'first' || types.length === 1 ? links[types[0] as LinkType] : links[types.at(-1) as LinkType])(turn),
    bad: () => [
      ['https://atrium.example', 'link.wrong'],
      [{ url: 'https://atrium.example' }, 'link.type'],
      [{ type: 'FTP', url: 'ftp://atrium.example' }, 'link.type'],
    ],
  },
  options: {
    good: ({ types, localized }, turn, variant) => {
      const words = (text: string) => (localized ? inEach((code) => (code === fallbackLocale ? text : `${code} ${turn}`)) : text);
      return types.slice(0, 12).map((type, index) => ({
        id: `q${index}`,
        position: index + 1,
        type,
        label: words(`${variant} ${index}`),
        required: index === 0,
        ...(optionFacts[type].choices
          ? {
              choices: [
                { id: `q${index}-a`, position: 1, label: words('Yes') },
                { id: `q${index}-b`, position: 2, label: words('No') },
              ],
            }
          : {}),
      }));
    },
    bad: ({ types, localized, maxItems }) => {
      const label = localized ? { [fallbackLocale]: 'Why?' } : 'Why?';
      const item = { id: 'q', position: 1, type: types[0], label };
      return [
        ['q', 'notList'],
        [[null], 'options.wrong'],
        [[{ ...item, more: 1 }], 'options.wrong'],
        [[{ ...item, position: 0 }], 'options.wrong'],
        [[{ ...item, id: '' }], 'options.wrong'],
        [[{ ...item, type: 'ESSAY' }], 'options.type'],
        [[{ ...item, label: localized ? { [fallbackLocale]: ' ' } : ' ' }], 'options.label'],
        [[item, { ...item, position: 2 }], 'duplicateEntry'],
        [Array.from({ length: maxItems + 1 }, (_, index) => ({ ...item, id: `q${index}` })), 'tooManyItems'],
      ];
    },
  },
  // Which answers are good depends on the questions of a record.
  answers: {
    good: () => undefined,
    bad: () => [
      [['a'], 'notObject'],
      [{ q: { a: 1 } }, 'answers.wrong'],
      [{ 'a b': 1 }, 'answers.wrong'],
      [Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`q${index}`, 1])), 'tooManyItems'],
    ],
  },
};
