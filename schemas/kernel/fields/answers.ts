/**
 * The answers to the questions of an option list: polls, surveys, sign-ups, request forms. A caller sends a map from a question's id
 * to its answer; the record keeps each answer beside its question's text, so that it stays readable when the questions change.
 */
import { INJECTION, isDate, TIME, UNSTORABLE } from './formats.ts';
import type { LocalizedText } from './localized.ts';
import type { Message } from './message.ts';
import { hidesCharacter, isUnseen, lineForm, linesForm, textForms } from './normalText.ts';
import type { OptionItem } from './optionList.ts';
import { type OptionType, optionFacts } from './optionTypes.ts';

/** A text, date (`YYYY-MM-DD`), time (`HH:mm`) or the id of a choice; a number or stars; the ids of several choices. */
export type AnswerValue = string | number | readonly string[];
/** What a caller sends. */
export type AnswersById = Readonly<Record<string, AnswerValue | null>>;
/** What a record keeps: the question's text and, of choices, theirs. */
export interface GivenAnswer {
  id: string;
  type: OptionType;
  label: LocalizedText | string;
  value: AnswerValue;
  chosen?: readonly (LocalizedText | string)[];
}

/** Most stars of a rating whose question gives no number. */
export const DEFAULT_STARS = 5;
const MAX_SHORT = 200;
const MAX_LONG = 5000;
const MAX_ANSWERS = 100;
const LARGE = 1_000_000_000;
const ID = /^[\w-]{1,40}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_ANSWERS && value.every((one) => typeof one === 'string');
const isAnswer = (value: unknown) => value === null || typeof value === 'string' || Number.isFinite(value) || isIds(value);

/** The error in the shape of what a caller sends, whatever the questions; undefined if there is none. */
export function answersProblem(value: unknown): Message | undefined {
  if (value === null || value === undefined) return undefined;
  if (!isRecord(value)) return { code: 'notObject' };
  const entries = Object.entries(value);
  if (entries.length > MAX_ANSWERS) return { code: 'tooManyItems', params: { max: MAX_ANSWERS } };
  return entries.every(([id, one]) => ID.test(id) && isAnswer(one)) ? undefined : { code: 'answers.wrong' };
}

const isNothing = (value: AnswerValue | null | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isUnseen(value)) || (isIds(value) && !value.length);

type Check = (value: AnswerValue, question: OptionItem) => Message | undefined;
const text =
  (most: number, oneLine: boolean): Check =>
  (value, { max }) => {
    if (typeof value !== 'string') return { code: 'notText' };
    const form = oneLine ? 'line' : 'lines';
    const kept = textForms[form](value);
    if (kept.length > (max ?? most)) return { code: 'tooLong', params: { max: max ?? most } };
    if (UNSTORABLE.test(value)) return { code: 'badCharacter' };
    if (oneLine && /[\r\n]/.test(value)) return { code: 'oneLine' };
    if (hidesCharacter(value, form)) return { code: 'hiddenCharacter' };
    return INJECTION.test(kept) ? { code: 'injection' } : undefined;
  };
const within = (value: number, min: number, max: number): Message | undefined => {
  if (value < min) return { code: 'tooSmall', params: { min } };
  return value > max ? { code: 'tooBig', params: { max } } : undefined;
};
const isChoice = (id: unknown, { choices = [] }: OptionItem) => choices.some((choice) => choice.id === id);
const one: Check = (value, question) => (isChoice(value, question) ? undefined : { code: 'noSuchChoice' });

const checks: Readonly<Record<OptionType, Check>> = {
  SHORT_TEXT: text(MAX_SHORT, true),
  LONG_TEXT: text(MAX_LONG, false),
  NUMBER: (value, { min, max }) =>
    typeof value === 'number' ? within(value, min ?? -LARGE, max ?? LARGE) : { code: 'notNumber' },
  DATE: (value) => (typeof value === 'string' && isDate(value) ? undefined : { code: 'date' }),
  TIME: (value) => (typeof value === 'string' && TIME.test(value) ? undefined : { code: 'time' }),
  SINGLE_CHOICE: one,
  DROP_DOWN: one,
  MULTIPLE_CHOICE: (value, question): Message | undefined => {
    if (!isIds(value)) return { code: 'notList' };
    if (new Set(value).size !== value.length) return { code: 'duplicateEntry' };
    if (!value.every((id) => isChoice(id, question))) return { code: 'noSuchChoice' };
    const { min, max } = question;
    if (typeof min === 'number' && value.length < min) return { code: 'answers.fewer', params: { min } };
    return typeof max === 'number' && value.length > max ? { code: 'tooManyItems', params: { max } } : undefined;
  },
  RATING: (value, { max }) => (Number.isInteger(value) ? within(value as number, 1, max ?? DEFAULT_STARS) : { code: 'notWhole' }),
  // A file needs an owner and a place in the storage's books, which an answer does not have.
  FILE: () => ({ code: 'answers.wrong' }),
};

/** Every error of well-formed answers, by the question's id; unknown questions are errors, too. Empty when all is well. */
export function answerProblems(questions: readonly OptionItem[], answers: AnswersById): Record<string, Message> {
  const problems: Record<string, Message> = {};
  for (const id of Object.keys(answers))
    if (!questions.some((question) => question.id === id)) problems[id] = { code: 'unknownField' };
  for (const question of questions) {
    const value = answers[question.id];
    const problem: Message | undefined =
      value === undefined || isNothing(value)
        ? question.required
          ? { code: 'required' }
          : undefined
        : checks[question.type](value as AnswerValue, question);
    if (problem) problems[question.id] = problem;
  }
  return problems;
}

const tidy = (type: OptionType, value: AnswerValue): AnswerValue =>
  typeof value === 'string' ? (type === 'LONG_TEXT' ? linesForm(value).trim() : lineForm(value)) : value;
/** Valid answers as a record keeps them, in the order of the questions, without those left empty. */
export const givenAnswers = (questions: readonly OptionItem[], answers: AnswersById): GivenAnswer[] =>
  questions.flatMap((question) => {
    const { id, type, label, choices = [] } = question;
    const value = answers[id];
    if (value === undefined || value === null || isNothing(value)) return [];
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    const chosen = optionFacts[type].choices
      ? choices.filter((choice) => ids.includes(choice.id)).map((choice) => choice.label)
      : undefined;
    return [{ id, type, label, value: tidy(type, value), ...(chosen ? { chosen } : {}) }];
  });
