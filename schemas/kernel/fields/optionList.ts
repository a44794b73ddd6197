/**
 * The questions of polls, surveys, events and request forms (002 §2, §3): an ordered list, each with a type that defines
 * how it is answered. Validated here for both portal and server.
 */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { INJECTION, UNSTORABLE } from './formats.ts';
import type { LocalizedText } from './localized.ts';
import type { Message } from './message.ts';
import { hidesCharacter, lineForm } from './normalText.ts';
import { type OptionType, optionFacts, type TypeFacts } from './optionTypes.ts';

export * from './optionTypes.ts';

/** A possible answer. */
export interface OptionChoice {
  id: string;
  position: number;
  label: LocalizedText | string;
}
export interface OptionItem {
  id: string;
  /** Counts from 1 in the order in which the questions are asked. */
  position: number;
  type: OptionType;
  label: LocalizedText | string;
  required?: boolean;
  choices?: readonly OptionChoice[];
  /** Limits of the answer: of a number, of a text's length, of the number of choices, of a rating's stars (`max`). */
  min?: number;
  max?: number;
}

/** The entity's settings for its list. */
export interface OptionListFacts {
  types: readonly OptionType[];
  /** Labels in every language; otherwise plain text. */
  localized: boolean;
  maxItems: number;
  maxChoices: number;
}

export const MAX_LABEL_LENGTH = 200;
const MIN_CHOICES = 2;
const ID = /^[\w-]{1,40}$/;

/** An error, the entry that it concerns (from 0), and its part. */
export interface OptionProblem extends Message {
  index: number;
  part: 'label' | 'type' | 'choices' | 'min' | 'max';
  /** The choice within the entry, from 0. */
  choice?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const KEYS = new Set(['id', 'position', 'type', 'label', 'required', 'choices', 'min', 'max']);
const LANGUAGES = new Set<string>(localeCodes);
const isPosition = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const isText = (value: unknown, localized: boolean): value is LocalizedText | string =>
  localized
    ? isRecord(value) &&
      Object.entries(value).every(([key, text]) => LANGUAGES.has(key) && (typeof text === 'string' || text === null))
    : typeof value === 'string';
const isChoice = (value: unknown, localized: boolean): value is OptionChoice =>
  isRecord(value) &&
  Object.keys(value).every((key) => key === 'id' || key === 'position' || key === 'label') &&
  ID.test(String(value.id)) &&
  isPosition(value.position) &&
  isText(value.label ?? (localized ? {} : ''), localized);
const isNumberOrNone = (value: unknown) => value === undefined || value === null || Number.isSafeInteger(value);
const isItem = (value: unknown, localized: boolean): value is OptionItem =>
  isRecord(value) &&
  Object.keys(value).every((key) => KEYS.has(key)) &&
  typeof value.id === 'string' &&
  ID.test(value.id) &&
  isPosition(value.position) &&
  (value.required === undefined || typeof value.required === 'boolean') &&
  isNumberOrNone(value.min) &&
  isNumberOrNone(value.max) &&
  isText(value.label ?? (localized ? {} : ''), localized) &&
  (value.choices === undefined || (Array.isArray(value.choices) && value.choices.every((one) => isChoice(one, localized))));

const textsOf = (label: LocalizedText | string | undefined): string[] =>
  typeof label === 'string' ? [label] : Object.values(label ?? {}).filter((text) => typeof text === 'string');
/** English is required: the other languages fall back to it. */
export const labelText = (label: LocalizedText | string | undefined): string =>
  lineForm(typeof label === 'string' ? label : (label?.[fallbackLocale] ?? ''));

function labelProblem(label: LocalizedText | string | undefined): Message | undefined {
  if (!labelText(label)) return { code: 'options.label' };
  for (const text of textsOf(label)) {
    const shown = lineForm(text);
    if (shown.length > MAX_LABEL_LENGTH) return { code: 'options.long', params: { max: MAX_LABEL_LENGTH } };
    if (UNSTORABLE.test(text)) return { code: 'badCharacter' };
    if (hidesCharacter(text, 'line')) return { code: 'hiddenCharacter' };
    if (INJECTION.test(shown)) return { code: 'injection' };
  }
  return undefined;
}

function* problemsOfItem(item: OptionItem, facts: OptionListFacts): Generator<Omit<OptionProblem, 'index'>> {
  if (!facts.types.includes(item.type)) yield { part: 'type', code: 'options.type' };
  const known: TypeFacts = optionFacts[item.type] ?? {};
  const label = labelProblem(item.label);
  if (label) yield { part: 'label', ...label };
  const choices = item.choices ?? [];
  if (!known.choices && choices.length) yield { part: 'choices', code: 'options.wrong' };
  if (known.choices && choices.length < MIN_CHOICES) yield { part: 'choices', code: 'options.choices' };
  if (choices.length > facts.maxChoices) yield { part: 'choices', code: 'options.many', params: { max: facts.maxChoices } };
  const seen = new Set<string>();
  for (const [choice, { label: text }] of choices.entries()) {
    const wrong = labelProblem(text);
    const word = labelText(text).toLowerCase();
    if (wrong) yield { part: 'choices', choice, ...wrong };
    else if (seen.has(word)) yield { part: 'choices', choice, code: 'options.twice' };
    seen.add(word);
  }
  for (const part of ['min', 'max'] as const) {
    const value = item[part] ?? undefined;
    const range = known[part];
    if (value === undefined) continue;
    if (!range || value < range[0] || value > range[1])
      yield { part, code: 'options.bounds', params: { min: range?.[0] ?? 0, max: range?.[1] ?? 0 } };
  }
  if (typeof item.min === 'number' && typeof item.max === 'number' && item.min > item.max)
    yield { part: 'max', code: 'options.order' };
  const most = item.max ?? item.min ?? 0;
  if (item.type === 'MULTIPLE_CHOICE' && most > choices.length)
    yield { part: typeof item.max === 'number' ? 'max' : 'min', code: 'options.fewer', params: { max: choices.length } };
}

/** All errors in well-formed entries, in their order. `number` of a message counts from 1. */
export const optionProblems = (items: readonly OptionItem[], facts: OptionListFacts): OptionProblem[] =>
  items.flatMap((item, index) =>
    [...problemsOfItem(item, facts)].map((one) => ({ ...one, index, params: { ...one.params, number: index + 1 } })),
  );

/** The first error of a list; undefined when it is valid. */
export function optionListProblem(value: unknown, facts: OptionListFacts): Message | undefined {
  if (value === null || value === undefined) return undefined;
  if (!Array.isArray(value)) return { code: 'notList' };
  if (value.length > facts.maxItems) return { code: 'tooManyItems', params: { max: facts.maxItems } };
  if (!value.every((item) => isItem(item, facts.localized))) return { code: 'options.wrong' };
  const ids = value.flatMap((item) => [item.id, ...(item.choices ?? []).map((choice: OptionChoice) => choice.id)]);
  if (new Set(ids).size !== ids.length) return { code: 'duplicateEntry' };
  const [first] = optionProblems(value, facts);
  return first && { code: first.code, params: first.params };
}

/** The same items in the order of their positions, renumbered from 1. */
export const renumbered = <T extends { position: number }>(items: readonly T[]): T[] =>
  [...items].sort((one, other) => one.position - other.position).map((item, index) => ({ ...item, position: index + 1 }));

const tidyText = (label: LocalizedText | string): LocalizedText | string =>
  typeof label === 'string'
    ? lineForm(label)
    : (Object.fromEntries(
        Object.entries(label)
          .map(([language, text]) => [language, typeof text === 'string' ? lineForm(text) : ''])
          .filter(([, text]) => text),
      ) as unknown as LocalizedText);

/** As a list is stored: in order, numbered from 1, texts trimmed, nothing empty. */
export const tidyOptions = (items: readonly OptionItem[]): OptionItem[] =>
  renumbered(items).map(({ choices, required, min, max, ...item }) => ({
    ...item,
    label: tidyText(item.label),
    ...(required === undefined ? {} : { required }),
    ...(choices?.length ? { choices: renumbered(choices).map((one) => ({ ...one, label: tidyText(one.label) })) } : {}),
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }));
