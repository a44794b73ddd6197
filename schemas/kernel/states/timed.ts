/**
 * Statuses that time changes: `timed: { past: { from: 'APPROVED', to: 'PAST', when: { endDate: { lt: '$today' } } } }`. A job
 * of the server moves them all, and writes `past` into the history: soon after the midnight of their building what depends on
 * `$today`, every minute what depends on `$now` (`when: { publishEndAt: { lte: '$now' } }`). Without `to` the status stays, and
 * `keeps` says that it has happened.
 */
import { type EnumField, type Fields, traitsOf } from '../fields/field.ts';
import { dependsOn, type Where } from '../rules/where.ts';

export interface Timed {
  /** The status before: one, or each of these. */
  from: string | readonly string[];
  /** The status after; without it, it stays as it was. */
  to?: string;
  /** `$today` is the building's date, `$now` the instant. */
  when: Where;
  /** The field that keeps the instant of the change. */
  keeps?: string;
}

/** The statuses that it changes. */
export const statusesBefore = ({ from }: Pick<Timed, 'from'>): readonly string[] => [from].flat();

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
      ...(statusesBefore({ from }).length ? [] : [`timed '${name}' changes no status: 'from' is empty`]),
      ...(to === undefined && !keeps ? [`timed '${name}' changes nothing: it has neither 'to' nor 'keeps'`] : []),
      ...(keeps && traitsOf(fields[keeps] ?? { kind: 'text', max: 1 }).moment !== 'instant'
        ? [`timed '${name}' keeps its instant in '${keeps}', which is none`]
        : []),
      ...(name in actions ? [`time changes a status by '${name}', which is an action`] : []),
      ...[...statusesBefore({ from }), ...(to === undefined ? [] : [to])]
        .filter((one) => !values.includes(one))
        .map((one) => `timed '${name}': '${one}' is no status`),
    ]),
  ];
}
