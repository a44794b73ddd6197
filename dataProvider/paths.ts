/** Where a call goes: the endpoint map of the schema, filled with the session's office centre and the record's key. */
import { HttpError, type Identifier } from 'ra-core';
import { callOf, fillPath, type Method } from '#schemas/kernel/calls.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { CallMeta } from './types.ts';

/**
 * Method and path of a verb or an action. A path under an office centre takes that of `meta`, else the session's.
 * @throws HttpError `centreRequired` when the path needs a centre and the provider's staff has not chosen one.
 */
export function pathOf(
  entity: Entity,
  what: string,
  session: Pick<Session, 'officeCentre'> | null,
  id?: Identifier,
  meta?: CallMeta,
): { method: Method; path: string } {
  const { method, path } = callOf(entity, what);
  const officeCentreId = meta?.officeCentreId ?? session?.officeCentre?.officeCentreId;
  if (path.includes('{officeCentreId}') && officeCentreId === undefined)
    throw new HttpError('errors.centreRequired', 400, { code: 'centreRequired', data: null });
  return { method, path: fillPath(path, { id, uuid: id, officeCentreId }) };
}
