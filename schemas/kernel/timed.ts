/**
 * Statuses that time changes: `timed: { past: { from: 'APPROVED', to: 'PAST', when: { endDate: { lt: '$today' } } } }`. One job
 * of the server moves them all, each by the date of its own building, and writes `past` into the history.
 */
import type { EnumField, Fields } from './field.ts';
import type { Where } from './where.ts';

export interface Timed {
  from: string;
  to: string;
  /** `$today` is the building's date. */
  when: Where;
}

/** As much of an entity as is asked here. */
interface Placed {
  fields: Fields;
  states?: { field: string; timed?: Readonly<Record<string, Timed>> };
  scope: { building?: string; through?: object };
  actions: object;
}

/** Errors in the declarations, for the boot check; `checkWhere.ts` reads the conditions. */
export function timedFaults(entity: Placed): string[] {
  const { states, scope, fields, actions } = entity;
  const timed = Object.entries(states?.timed ?? {});
  const values = (fields[states?.field ?? ''] as EnumField | undefined)?.values ?? [];
  const placed = scope.building && scope.building !== 'id' && !scope.through;
  return [
    ...(timed.length && !placed ? ['time changes its status, but it has no building whose date counts'] : []),
    ...timed.flatMap(([name, { from, to }]) => [
      ...(name in actions ? [`time changes a status by '${name}', which is an action`] : []),
      ...[from, to].filter((one) => !values.includes(one)).map((one) => `timed '${name}': '${one}' is no status`),
    ]),
  ];
}
