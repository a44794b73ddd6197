/**
 * Permission checks for server and portal (000 §6). The permission catalogue and the roles are in neighbouring files. `can`
 * answers without a database or network.
 */

import type { CallName, CallNameOf } from '../calls/callName.ts';
import { isVerb } from '../entity/api.ts';
import type { Entity } from '../entity/entity.ts';
import { permissionOfResults } from '../lists/results.ts';
import { matches } from '../rules/where.ts';
import type { Action } from '../states/action.ts';
import { type AddOn, type AddOnGate, gateOf, type Permission, type Service, type Side } from './catalogue.ts';
import { isParty, settingsOf } from './parties.ts';
import { routeSetHas, routeSetOf } from './rolePermissions.ts';
import type { Role } from './roles.ts';
import type { Session } from './session.ts';

export * from './catalogue.ts';
export * from './rolePermissions.ts';
export * from './roleQuestions.ts';
export * from './roles.ts';

/** Why something is refused: the server turns it into a status code; the portal hides the control or explains. */
export type Refusal = 'permission' | 'addOn' | 'side' | 'state';
type Gate = Pick<Session, 'permissions' | 'addOns' | 'side' | 'roleCodes' | 'services' | 'parties'>;
export interface Needs {
  permission?: Permission;
  /** Each of these is enough in place of `permission`. */
  orHolding?: readonly Permission[];
  /** It must be held as well. */
  besides?: Permission;
  /** An add-on beyond the one that the permission's module needs. */
  addOn?: AddOn;
  sides?: readonly Side[];
  /** A service that the building must have set up. */
  service?: Service;
  /** At least one of these must be held as well. */
  roles?: readonly Role[];
  /** The person must be named in one of these settings (`parties.ts`). */
  parties?: readonly string[];
}

/** The missing add-on, if any: without it, the building has the whole module switched off. */
export function missingAddOn(session: Pick<Gate, 'addOns' | 'side'>, needs: Needs): AddOn | undefined {
  if (session.side === 'platform') return undefined;
  const gates: AddOnGate[] = [needs.addOn ? [needs.addOn] : [], gateOf(needs.permission) ?? [], gateOf(needs.besides) ?? []];
  return gates.find((gate) => gate.length > 0 && !gate.some((one) => session.addOns.includes(one)))?.[0];
}

/** Why this session may not make this call, open this page or see this menu entry; undefined when it may. */
export function refusalOf(session: Gate, needs: Needs): Refusal | undefined {
  if (missingAddOn(session, needs)) return 'addOn';
  if (needs.sides && !needs.sides.includes(session.side)) return 'side';
  if (needs.parties && !needs.parties.some((one) => session.parties?.includes(one))) return 'permission';
  if (needs.roles && !needs.roles.some((role) => session.roleCodes.includes(role))) return 'permission';
  const enough = needs.permission && [needs.permission, ...(needs.orHolding ?? [])];
  if (enough && !enough.some((one) => session.permissions.includes(one) && routeSetHas(routeSetOf(session), one)))
    return 'permission';
  if (needs.besides && !(session.permissions.includes(needs.besides) && routeSetHas(routeSetOf(session), needs.besides)))
    return 'permission';
  return needs.service && !session.services?.includes(needs.service) ? 'addOn' : undefined;
}

/** Does the state table allow this action on the record now? */
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

/** As much of an entity as tells its type which calls it has. */
interface Callable {
  name: string;
  actions: Readonly<Record<string, Action>>;
}

/** What the name means in this entity; undefined for a name that it does not have. */
function namedCall(entity: Entity, name: CallName): Named | undefined {
  if (typeof name !== 'string') {
    const file = name.download === undefined ? entity.uploads?.[name.upload] : entity.downloads?.[name.download];
    return file && { permission: file.permission, sides: file.sides };
  }
  if (name === 'results' || name === 'mailedResults')
    return { permission: entity.results && permissionOfResults(entity.results, name) };
  const action = Object.hasOwn(entity.actions, name) ? entity.actions[name] : undefined;
  if (action) return { permission: action.permission, sides: action.sides, action };
  return isVerb(name) ? { permission: entity.access[name] } : undefined;
}
interface Named {
  /** Absent if the entity does not offer it. */
  permission?: Permission | undefined;
  sides?: readonly Side[] | undefined;
  action?: Action;
}

/** A wrong name would hide a button from everybody, and nobody would miss it. Only people who work are spared the error. */
function refuseUnknown(entity: Entity, name: CallName): false {
  if (process.env.NODE_ENV === 'production') return false;
  throw new Error(`${entity.name} has no call '${typeof name === 'string' ? name : Object.values(name).join(' ')}'`);
}

/**
 * The check behind every button. With a record, it checks the state table as well.
 * @param name a verb, an action of the entity, or one of its files
 * @throws outside production for a name that the entity does not have; there it answers false
 */
export function can<E extends Callable>(
  session: Session,
  of: E,
  name: CallNameOf<E>,
  record?: Readonly<Record<string, unknown>>,
): boolean {
  // TypeScript cannot see that an entity with its own fields is an entity.
  const entity = of as unknown as Entity;
  const call = namedCall(entity, name);
  if (!call) return refuseUnknown(entity, name);
  const { permission, sides, action } = call;
  if (!permission) return false;
  const parties = settingsOf(entity, action?.by);
  const orHolding = name === 'dropDown' ? entity.api.dropDownAlsoFor : undefined;
  if (refusalOf(session, { permission, orHolding, addOn: entity.addOn, sides, parties, service: action?.service })) return false;
  if (!action || !record) return true;
  if (!action.readersMay && isOfOthers(session, entity, record)) return false;
  return (!action.by || isParty(session, entity, action.by, record)) && stateAllows(entity, action, record, session.today);
}

/** A record of another company, which the session's own only reads (`scope.companiesSee`). */
export function isOfOthers(session: Session, { scope }: Entity, record: Readonly<Record<string, unknown>>): boolean {
  return (
    session.side === 'tenant' &&
    scope.companiesSee !== undefined &&
    record[scope.tenant ?? ''] !== session.officeCentre?.officeCentreId
  );
}
