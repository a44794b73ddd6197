/**
 * Results of what people have answered (polls, surveys, feedback) or done (ads), 002 §2, §7. An entity names the one that holds the
 * answers or acts; the numbers are kept up as these come in (`server/engine/results`), so that they cost the same for ten and for a
 * million. The call, its page, its mailed sheet with a column for each question, OpenAPI and tests follow.
 */

import { type Fields, isChoice, isFlag, isOneReference, traitsOf } from '../fields/field.ts';
import type { LocalizedText } from '../fields/localized.ts';
import type { OptionType } from '../fields/optionTypes.ts';
import type { Permission } from '../rights/catalogue.ts';

interface ResultsCalls {
  /** Method and path below the entity's own path: `GET /{id}/dashboard`. Its query takes `from`, `to` (days) and `companyId`. */
  call: string;
  /** Mails every answer as a sheet: `GET /{id}/email-record`. */
  mailed: string;
  /** The page; `:id` is the record. */
  page: string;
  permission: Permission;
  /** Of the mailed sheet, if it is another one. */
  mailPermission?: Permission;
  /** The entity of the answers or acts. */
  of: string;
  /** Its references to this record, and to the person's company. */
  by: string;
  company: string;
}
/** What people answer to the questions of the record. */
export interface AnswerResults<N extends string = string> extends ResultsCalls {
  /** The field with the questions, and the one with those that are asked no more. */
  questions: N;
  former?: N;
  /** The other entity's answers, and the day on which they were given. */
  answers: string;
  day: string;
  /** Whether there are answers in a person's own words: those are listed and searched. */
  worded?: string;
}
/** What people do with the record. */
export interface ActResults extends ResultsCalls {
  /** The other entity's choice that says what was done; the first one is what the others are a share of. */
  counts: string;
  /** Its reference to the person. */
  person: string;
}
export type Results<N extends string = string> = AnswerResults<N> | ActResults;
export const asksQuestions = <N extends string>(results: Results<N>): results is AnswerResults<N> => 'questions' in results;

/** Of `results`, or of the sheet, `mailedResults`. */
export const permissionOfResults = ({ permission, mailPermission }: Results, call: string): Permission =>
  call === 'mailedResults' ? (mailPermission ?? permission) : permission;

/** The query of the call. */
export const resultsQuery = ['from', 'to', 'companyId'] as const;

/** One answer that people could choose, a number of stars for example; `label` where the question says it. */
export interface ValueCount {
  value: string;
  label: LocalizedText | string | null;
  count: number;
}
/** How many answered a number from `from` up to `to`: with it where all numbers are whole or both are the same, else below it. */
export interface NumberRange {
  from: number;
  to: number;
  count: number;
}
export interface QuestionResult {
  id: string;
  type: OptionType;
  label: LocalizedText | string;
  /** It is asked no more. */
  former: boolean;
  /** How many people have answered it. */
  answered: number;
  /** Of ratings and numbers; null without any. */
  average: number | null;
  /** Of numbers; null without any. */
  median: number | null;
  /** How numbers are spread, the lowest first; of large ones three digits count. Empty for everything else. */
  ranges: NumberRange[];
  /** Every value that could be chosen, in the order of the question; empty for texts, numbers, dates and times. */
  values: ValueCount[];
}
/** `YYYY-MM-DD` */
export interface DayCount {
  day: string;
  count: number;
}
/** Null for people without a company. */
export interface CompanyCount {
  id: number | null;
  label: string | null;
  count: number;
}
/** How often people did something, and how many did it for the first time. */
export interface ActCount {
  value: string;
  count: number;
  people: number;
  days: DayCount[];
}
export interface ResultsAnswer {
  /** Complete sets of answers; acts of any kind. */
  total: number;
  questions: QuestionResult[];
  /** Every act that is counted, in the order of the choices. */
  acts: ActCount[];
  /** Days with answers or acts, in order. */
  days: DayCount[];
  /** The largest first. */
  companies: CompanyCount[];
}

/** As much of an entity as is asked here. */
interface Asking {
  name: string;
  fields: Fields;
  actions: object;
  results?: Results;
}

/** Errors in the declaration, for the boot check. */
export function resultsProblems(entity: Asking, byName: ReadonlyMap<string, Asking>): string[] {
  const { results, fields } = entity;
  if (!results) return [];
  const of = byName.get(results.of);
  const to = (name: string) => {
    const field = of?.fields[name];
    return isOneReference(field) ? field.to : undefined;
  };
  return [
    ...[results.call, results.mailed]
      .filter((call) => !call.startsWith('GET /{id}/'))
      .map((call) => `are called by '${call}', which is no GET of a record`),
    ...(of ? [] : [`are those of '${results.of}', which is no entity`]),
    ...(of && to(results.by) !== entity.name ? [`come by '${results.by}', which does not point here`] : []),
    ...(of && !to(results.company) ? [`'${results.company}' of ${of.name} is no reference`] : []),
    ...(asksQuestions(results) ? questionProblems(results, fields, of) : actProblems(results, of)),
    ...('results' in entity.actions ? ['have the name of an action'] : []),
  ].map((text) => `its results ${text}`);
}

function questionProblems(results: AnswerResults, fields: Fields, of: Asking | undefined): string[] {
  const endpoints = (name: string) => fields[name] !== undefined && traitsOf(fields[name]).questions === true;
  const answers = of?.fields[results.answers];
  const day = of?.fields[results.day];
  return [
    ...[results.questions, ...(results.former ? [results.former] : [])]
      .filter((name) => !endpoints(name))
      .map((name) => `ask '${name}', which holds no questions`),
    ...(of && !(answers && 'about' in answers) ? [`'${results.answers}' of ${of.name} holds no answers`] : []),
    ...(of && !(day && traitsOf(day).moment === 'day') ? [`'${results.day}' of ${of.name} is no day`] : []),
    ...(of && results.worded && !isFlag(of.fields[results.worded]) ? [`'${results.worded}' of ${of.name} is no flag`] : []),
  ];
}

const actProblems = ({ counts, person }: ActResults, of: Asking | undefined): string[] =>
  of
    ? [
        ...(isChoice(of.fields[counts]) ? [] : [`count '${counts}' of ${of.name}, which is no choice`]),
        ...(isOneReference(of.fields[person]) ? [] : [`'${person}' of ${of.name} is no reference`]),
      ]
    : [];
