/**
 * Results of what people have answered: polls, surveys, feedback (002 §2, §7). An entity with questions names the entity that
 * holds the answers; the numbers are kept up as answers come in (`server/engine/results`), so that they cost the same for ten
 * answers and for a million. The call, its page, its mailed sheet with a column for each question, OpenAPI and tests follow.
 */
import type { Permission } from './catalogue.ts';
import { type Fields, isFlag, isOneReference, traitsOf } from './field.ts';
import type { LocalizedText } from './fields/localized.ts';
import type { OptionType } from './fields/optionTypes.ts';

export interface Results<N extends string = string> {
  /** Method and path below the entity's own path: `GET /{id}/dashboard`. Its query takes `from`, `to` (days) and `companyId`. */
  call: string;
  /** Mails every answer as a sheet: `GET /{id}/email-record`. */
  mailed: string;
  /** The page; `:id` is the record. */
  page: string;
  permission: Permission;
  /** The field with the questions, and the one with those that are asked no more. */
  questions: N;
  former?: N;
  /** The entity of the answers. */
  of: string;
  /** Its fields: the reference to this record, the answers, the company and the day of the person who gave them. */
  by: string;
  answers: string;
  company: string;
  day: string;
  /** Whether there are answers in a person's own words: those are listed and searched. */
  worded?: string;
}

/** The query of the call. */
export const resultsQuery = ['from', 'to', 'companyId'] as const;

/** One answer that people could choose, a number of stars for example; `label` where the question says it. */
export interface ValueCount {
  value: string;
  label: LocalizedText | string | null;
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
export interface ResultsAnswer {
  /** Complete sets of answers. */
  total: number;
  questions: QuestionResult[];
  /** Days with answers, in order. */
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
export function resultsFaults(entity: Asking, byName: ReadonlyMap<string, Asking>): string[] {
  const { results, fields } = entity;
  if (!results) return [];
  const of = byName.get(results.of);
  const to = (name: string) => {
    const field = of?.fields[name];
    return isOneReference(field) ? field.to : undefined;
  };
  const asks = (name: string) => fields[name] !== undefined && traitsOf(fields[name]).questions === true;
  const answers = of?.fields[results.answers];
  const day = of?.fields[results.day];
  return [
    ...[results.call, results.mailed]
      .filter((call) => !call.startsWith('GET /{id}/'))
      .map((call) => `are called by '${call}', which is no GET of a record`),
    ...[results.questions, ...(results.former ? [results.former] : [])]
      .filter((name) => !asks(name))
      .map((name) => `ask '${name}', which holds no questions`),
    ...(of ? [] : [`are those of '${results.of}', which is no entity`]),
    ...(of && to(results.by) !== entity.name ? [`come by '${results.by}', which does not point here`] : []),
    ...(of && !(answers && 'about' in answers) ? [`'${results.answers}' of ${of.name} holds no answers`] : []),
    ...(of && !to(results.company) ? [`'${results.company}' of ${of.name} is no reference`] : []),
    ...(of && !(day && traitsOf(day).moment === 'day') ? [`'${results.day}' of ${of.name} is no day`] : []),
    ...(of && results.worded && !isFlag(of.fields[results.worded]) ? [`'${results.worded}' of ${of.name} is no flag`] : []),
    ...('results' in entity.actions ? ['have the name of an action'] : []),
  ].map((text) => `its results ${text}`);
}
