/**
 * What an action means in a given status. The call is always the specification's (`approve`), but approving a pending
 * termination ends the parking: label, tone, dialog and remark depend on the status. Declared beside the state table, read by
 * server and portal.
 */

import type { Entity } from '../entity/entity.ts';
import type { Action } from './action.ts';

type Row = Readonly<Record<string, unknown>>;

/** An action for a record in its current status, or in general. */
export interface ActionNow {
  says: string;
  tone?: Action['tone'];
  confirm?: Action['confirm'];
  /** The wire key of the remark. */
  remark?: string;
  /** The field that stores it, which gives the dialog its label. */
  keeps?: string;
  /** The remark is required. */
  mustRemark: boolean;
}

const statusOf = (entity: Pick<Entity, 'states'>, record: Row | undefined): string =>
  entity.states && record ? String(record[entity.states.field]) : '';

/** The action for a record in its current status; in general when there is no record. */
export function actionNow(entity: Pick<Entity, 'states' | 'actions'>, name: string, record?: Row): ActionNow {
  const action = entity.actions[name] as Action;
  const here = action.inState?.[statusOf(entity, record)];
  return {
    says: here?.says ?? name,
    tone: here?.tone ?? action.tone,
    confirm: here?.confirm ?? action.confirm,
    remark: action.remark,
    keeps: action.remark && (here?.remark ?? action.remark),
    mustRemark: Boolean(action.remark) && !action.remarkOptional,
  };
}

/** The same for several records at once: their common meaning, if they have one. */
export function actionNowOf(entity: Pick<Entity, 'states' | 'actions'>, name: string, records: readonly Row[]): ActionNow {
  const [first] = records;
  const alike = records.every((one) => actionNow(entity, name, one).says === actionNow(entity, name, first).says);
  return actionNow(entity, name, alike ? first : undefined);
}

interface LoggedAction {
  action: string;
  changes: readonly { field: string; from: unknown }[];
}
/** The text key of a logged action, as it was called in its status at the time. */
export function historyLabelKey(entity: Pick<Entity, 'states' | 'actions'>, { action, changes }: LoggedAction): string {
  const field = entity.states?.field ?? '';
  const moved = changes.find((change) => change.field === field);
  return actionNow(entity, action, moved && { [field]: moved.from }).says;
}

/** Errors in the declaration, for the boot check. */
export function inStateProblems(entity: Entity): string[] {
  return Object.entries(entity.actions).flatMap(([name, action]) => [
    ...(action.refusedAs && (action.remark || action.input?.length)
      ? [`action '${name}' would close the dialog that asks for something when it is refused`]
      : []),
    ...(action.remarkOptional && !action.remark ? [`action '${name}' has no remark that could be left out`] : []),
    ...Object.entries(action.inState ?? {}).flatMap(([status, here]) => [
      ...(status in (action.moves ?? {}) ? [] : [`action '${name}' says something in '${status}', where it is not possible`]),
      ...(here.remark && !action.remark ? [`action '${name}' keeps a remark in '${here.remark}' but takes none`] : []),
      ...(here.remark && !(here.remark in entity.fields) ? [`action '${name}' names '${here.remark}', which is no field`] : []),
    ]),
  ]);
}
