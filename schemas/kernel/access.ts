/**
 * Who may do what, as data that both halves read (000 §6). The catalogue of permissions and the roles stand beside this
 * file; here are the questions that both halves ask. `can` answers from memory.
 */
import type { Action } from './action.ts';
import { type AddOn, type AddOnGate, gateOf, type Permission, type Side } from './catalogue.ts';
import type { Entity } from './entity.ts';
import { routeSetHas, routeSetOf } from './rolePermissions.ts';
import type { Role } from './roles.ts';
import type { Session } from './session.ts';
import { matches } from './where.ts';

export * from './catalogue.ts';
export * from './rolePermissions.ts';
export * from './roleQuestions.ts';
export * from './roles.ts';

/** Why something is refused: the server turns it into a status, the portal hides or explains. */
export type Refusal = 'permission' | 'addOn' | 'side' | 'state';
type Gate = Pick<Session, 'permissions' | 'addOns' | 'side' | 'roleCodes'>;
export interface Needs {
  permission?: Permission;
  /** An add-on beyond the one that the permission's module needs. */
  addOn?: AddOn;
  sides?: readonly Side[];
  /** Of which one must be held, beyond the permission. */
  roles?: readonly Role[];
}

/** The add-on that is missing for this, if one is: a building without it has the whole module switched off. */
export function missingAddOn(session: Pick<Gate, 'addOns' | 'side'>, needs: Needs): AddOn | undefined {
  if (session.side === 'platform') return undefined;
  const gates: AddOnGate[] = [needs.addOn ? [needs.addOn] : [], gateOf(needs.permission) ?? []];
  return gates.find((gate) => gate.length > 0 && !gate.some((one) => session.addOns.includes(one)))?.[0];
}

/** May this session make this call, open this page, see this menu entry at all? Undefined when it may. */
export function refusalOf(session: Gate, needs: Needs): Refusal | undefined {
  if (missingAddOn(session, needs)) return 'addOn';
  if (needs.sides && !needs.sides.includes(session.side)) return 'side';
  if (needs.roles && !needs.roles.some((role) => session.roleCodes.includes(role))) return 'permission';
  if (!needs.permission) return undefined;
  if (!session.permissions.includes(needs.permission)) return 'permission';
  return routeSetHas(routeSetOf(session), needs.permission) ? undefined : 'permission';
}

/** Does the state table let this action run on a record as it is now? */
export function stateAllows(
  entity: Pick<Entity, 'states'>,
  action: Pick<Action, 'moves' | 'when'>,
  record: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  const status = entity.states ? String(record[entity.states.field]) : '';
  if (action.moves && !(status in action.moves)) return false;
  return matches(action.when, record, { today, record });
}

/**
 * The question every button asks. `what` is a verb (`list`, `create`, …), the name of an action, a step of an upload
 * (`process:create`, `upload:create`) or a download (`download:list`); with a record, the state table is asked too.
 */
export function can(session: Session, entity: Entity, what: string, record?: Readonly<Record<string, unknown>>): boolean {
  const action = entity.actions[what];
  const [, of, name = ''] = /^(process|upload|download):(.*)/.exec(what) ?? [];
  const own = action ?? (of === 'download' ? entity.downloads : entity.uploads)?.[name];
  const permission = own ? own.permission : entity.access[what as keyof Entity['access'] & 'list'];
  if (!permission) return false;
  if (refusalOf(session, { permission, addOn: entity.addOn, sides: own?.sides })) return false;
  return !action || !record || stateAllows(entity, action, record, session.today);
}
