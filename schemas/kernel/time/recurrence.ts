/**
 * Records that repeat: the sessions of an event on every Monday. The form that adds one has a field of the kind `recurrence`, and the
 * call makes a record for each of its dates, in one transaction. Each keeps the rule and the series that it is of.
 *
 *     recurrence: { field: 'repeats', series: 'series', adds: 'add', following: { cancel: 'sessionsCancelled' } }
 *
 * With `adds: 'create'` the form of a new record makes the series; the field is `fixed` then, so that the form of one record does not have it.
 *
 * A record may begin at an instant instead of a date: `recurrence('startAt')`. On each date of the rule it then begins, and `ends`, at the same
 * time of the building's clock, whether or not that is moved in between. `skips` names a question of the form (`boolean({ asked: true })`):
 * dates that cannot be had refuse the whole series and are named, unless people ask for the others alone.
 *
 *     recurrence: { field: 'repeats', series: 'series', adds: 'create', ends: 'endAt', skips: 'onlyFree', following: {}, whole: {} }
 *
 * An action in `following` also runs on a record and those of its series that come later: `PUT /{id}/cancel/following`, all of them or
 * none. Where it takes the date, the later ones move by as many days. One in `whole` runs on all of the series that can take it:
 * `PUT /{id}/cancel/series`.
 */

import { type Field, type Fields, isBeside, isFlag, type RecurrenceField, traitsOf } from '../fields/field.ts';
import type { Action } from '../states/action.ts';

export interface Recurring<N extends string = string> {
  /** The field with the rule. */
  field: N;
  /** The system field that names the series. */
  series: N;
  /** The action that creates, or `create`: the plain form of a new record. */
  adds: string;
  /** Where it begins at an instant: the field with the one at which it ends. */
  ends?: N;
  /** The question whether dates that cannot be had are left out; else they refuse all. */
  skips?: N;
  /** Success notices, by action. */
  following: Readonly<Record<string, string>>;
  /** The same of actions on all of a series. */
  whole?: Readonly<Record<string, string>>;
}

/** As much of an entity as is asked here. */
interface Repeating {
  fields: Fields;
  actions: Readonly<Record<string, Action>>;
  form: readonly { fields: readonly string[] }[];
  recurrence?: Recurring;
}

export const isRecurrence = (field: object | undefined): field is RecurrenceField => field !== undefined && 'starts' in field;

/** The name of the date that differs among the records of a series. */
export const seriesDate = ({ fields, recurrence }: Repeating): string => {
  const field = fields[recurrence?.field ?? ''];
  return isRecurrence(field) ? field.starts : '';
};

/** Does a record of it begin at an instant, on the building's clock? */
export const startsAtInstant = (entity: Repeating): boolean => {
  const field = entity.fields[seriesDate(entity)];
  return field !== undefined && traitsOf(field).moment === 'instant';
};

/** How much of a series an action is meant for, besides the one record. */
export type SeriesPart = 'following' | 'whole';
/** The path of an action on a record and those that follow it, or on all of its series. */
export const seriesPath = (path: string, part: SeriesPart): string => `${path}/${part === 'whole' ? 'series' : part}`;
/** For which parts of a series an action can be taken. */
export const seriesParts = ({ recurrence }: { recurrence?: Recurring }, action: string): SeriesPart[] =>
  (['following', 'whole'] as const).filter((part) => recurrence?.[part]?.[action]);

/** Errors in the declarations, for the boot check. */
export function recurrenceProblems({ fields, actions, form, recurrence }: Repeating): string[] {
  const problems: string[] = [];
  for (const [name, field] of Object.entries(fields))
    if (isRecurrence(field)) {
      const starts = fields[field.starts];
      if (!starts || !['day', 'instant'].includes(traitsOf(starts).moment ?? ''))
        problems.push(`field '${name}' repeats from '${field.starts}', which is no date`);
      if (recurrence?.field !== name) problems.push(`field '${name}' repeats, but the entity does not say how`);
    }
  if (!recurrence) return problems;
  const { field, series, adds, following, whole = {}, ends, skips } = recurrence;
  if (!isRecurrence(fields[field])) problems.push(`it repeats by '${field}', which is no recurrence`);
  if (!fields[series]?.system) problems.push(`its series are named by '${series}', which is no system field`);
  const isPlain = adds === 'create' && !actions.create;
  const input = isPlain ? form.flatMap((section) => section.fields) : (actions[adds]?.input ?? []);
  if (isPlain && !fields[field]?.fixed) problems.push(`its records repeat from their first form on, but '${field}' is not fixed`);
  if (
    (!isPlain && actions[adds]?.call.includes('{') !== false) ||
    !input.includes(field) ||
    !input.includes(seriesDate({ fields, actions, form, recurrence }))
  )
    problems.push(`'${adds}' creates no series: it takes the rule and the first date`);
  const isAtInstant = startsAtInstant({ fields, actions, form, recurrence });
  if (ends && (!isAtInstant || traitsOf(fields[ends] as Field).moment !== 'instant' || !input.includes(ends)))
    problems.push(`its records end at '${ends}', which is no instant of the form, or they begin on a date`);
  if (skips && (!isFlag(fields[skips]) || !isBeside(fields[skips] as Field) || !input.includes(skips)))
    problems.push(`'${skips}' is no question of the form`);
  for (const name of [...Object.keys(following), ...Object.keys(whole)])
    if (!actions[name]?.call.includes('{')) problems.push(`'${name}' of what follows is no action on a record`);
  return problems;
}
