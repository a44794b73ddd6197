/**
 * Statuses that time changes: `timed: { past: { from: 'APPROVED', to: 'PAST', when: { endDate: { lt: '$today' } } } }`. A job
 * of the server moves them all, and writes `past` into the history: soon after the midnight of their building what depends on
 * `$today`, every minute what depends on `$now` (`when: { publishEndAt: { lte: '$now' } }`).
 */
import { type EnumField, type Fields, traitsOf } from '../fields/field.ts';
import { dependsOn, type Where } from '../rules/where.ts';

export interface Timed {
  /** The status before. */
  from: string;
  /** The status after. */
  to: string;
  /** `$today` is the building's date, `$now` the instant. */
  when: Where;
  /** The field that keeps the instant of the change. */
  keeps?: string;
}

/** Does it move by the minute? Otherwise by the date of its building. */
export const isByMinute = ({ when }: Timed): boolean => dependsOn(when, '$now');
/** Does the date of its building count? */
export const isByDay = (timed: Timed): boolean => !isByMinute(timed) || dependsOn(timed.when, '$today');

/** As much of an entity as is asked here. */
interface Placed {
  fields: Fields;
  states?: { field: string; timed?: Readonly<Record<string, Timed>> };
  scope: { building?: string; through?: object };
  actions: object;
}

/** Errors in the declarations, for the boot check; `checkWhere.ts` reads the conditions. */
export function timedProblems(entity: Placed): string[] {
  const { states, scope, fields, actions } = entity;
  const timed = Object.entries(states?.timed ?? {});
  const values = (fields[states?.field ?? ''] as EnumField | undefined)?.values ?? [];
  const placed = scope.building && scope.building !== 'id' && !scope.through;
  return [
    ...(timed.some(([, one]) => isByDay(one)) && !placed
      ? ['time changes its status, but it has no building whose date counts']
      : []),
    ...timed.flatMap(([name, { from, to, keeps }]) => [
      ...(keeps && traitsOf(fields[keeps] ?? { kind: 'text', max: 1 }).moment !== 'instant'
        ? [`timed '${name}' keeps its instant in '${keeps}', which is none`]
        : []),
      ...(name in actions ? [`time changes a status by '${name}', which is an action`] : []),
      ...[from, to].filter((one) => !values.includes(one)).map((one) => `timed '${name}': '${one}' is no status`),
    ]),
  ];
}
