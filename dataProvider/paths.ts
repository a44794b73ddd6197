/** Where a call goes: the endpoint map of the schema, filled with the session's office centre and the record's key. */
import { HttpError, type Identifier } from 'ra-core';
import type { CallName } from '#schemas/kernel/calls/callName.ts';
import { bulkCallOf, callOf, type Method } from '#schemas/kernel/calls/calls.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { keyParam } from '#schemas/kernel/calls/keys.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { CallMeta } from './types.ts';

/**
 * Method and path of a verb or an action. A path under an office centre takes that of `meta`, else the session's.
 * @throws HttpError `centreRequired` when the path needs a centre and the provider's staff has not chosen one.
 */
export function pathOf(
  entity: Entity,
  name: CallName,
  session: Pick<Session, 'officeCentre'> | null,
  id?: Identifier,
  meta?: CallMeta,
): { method: Method; path: string } {
  const { method, path } = callOf(entity, name);
  return { method, path: fillWith(path, session, id, meta) };
}

function fillWith(
  path: string,
  session: Pick<Session, 'officeCentre'> | null,
  id?: Identifier,
  meta?: CallMeta,
  more: Readonly<Record<string, Identifier>> = {},
): string {
  // Somebody else's office centre is named by its id; its uuid must be known as well.
  const own = meta?.officeCentreId === undefined ? session?.officeCentre : undefined;
  const centre = {
    officeCentreId: meta?.officeCentreId ?? own?.officeCentreId,
    officeCentreUuid: meta?.officeCentreUuid ?? own?.uuid,
  };
  for (const [key, value] of Object.entries(centre))
    if (path.includes(`{${key}}`) && value === undefined)
      throw new HttpError('errors.centreRequired', 400, { code: 'centreRequired', data: null });
  return fillPath(path, { ...more, [keyParam(path) ?? 'id']: id, ...centre });
}

/** The same for an action on, or a change or deletion of, several records at once. */
export function bulkPathOf(
  entity: Entity,
  action: string,
  session: Pick<Session, 'officeCentre'> | null,
  meta?: CallMeta,
): { method: Method; path: string } {
  const { method, path } = bulkCallOf(callOf(entity, action));
  return { method, path: fillWith(path, session, undefined, meta) };
}

/** The same for a call that is no verb and no action; `more` are further parameters of its path. */
export function endpointPathOf(
  entity: Entity,
  name: string,
  session: Pick<Session, 'officeCentre'> | null,
  id: Identifier,
  more: Readonly<Record<string, Identifier>> = {},
): { method: Method; path: string } {
  const { method, path } = wayOf(entity.endpoints?.[name] as Endpoint);
  return { method, path: fillWith(path, session, id, undefined, more) };
}
