/**
 * Records that repeat: the sessions of an event on every Monday. The form that adds one has a field of the kind `recurrence`, and the
 * call makes a record for each of its dates, in one transaction. Each keeps the rule and the series that it is of.
 *
 *     recurrence: { field: 'repeats', series: 'series', adds: 'add', following: { cancel: 'sessionsCancelled' } }
 *
 * With `adds: 'create'` the form of a new record makes the series; the field is `fixed` then, so that the form of one record does not have it.
 *
 * An action in `following` also runs on a record and those of its series that come later: `PUT /{id}/cancel/following`, all of them or
 * none. Where it takes the date, the later ones move by as many days.
 */

import { type Fields, type RecurrenceField, traitsOf } from '../fields/field.ts';
import type { Action } from '../states/action.ts';

export interface Recurring<N extends string = string> {
  /** The field with the rule. */
  field: N;
  /** The system field that names the series. */
  series: N;
  /** The action that creates, or `create`: the plain form of a new record. */
  adds: string;
  /** Success notices, by action. */
  following: Readonly<Record<string, string>>;
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

/** The path of an action on a record and those that follow it. */
export const followingPath = (path: string): string => `${path}/following`;

/** Errors in the declarations, for the boot check. */
export function recurrenceProblems({ fields, actions, form, recurrence }: Repeating): string[] {
  const problems: string[] = [];
  for (const [name, field] of Object.entries(fields))
    if (isRecurrence(field)) {
      const starts = fields[field.starts];
      if (!starts || traitsOf(starts).moment !== 'day')
        problems.push(`field '${name}' repeats from '${field.starts}', which is no date`);
      if (recurrence?.field !== name) problems.push(`field '${name}' repeats, but the entity does not say how`);
    }
  if (!recurrence) return problems;
  const { field, series, adds, following } = recurrence;
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
  for (const name of Object.keys(following))
    if (!actions[name]?.call.includes('{')) problems.push(`'${name}' of what follows is no action on a record`);
  return problems;
}
