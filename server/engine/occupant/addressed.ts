/** Which records a person is shown: those that are open, addressed to this person, and not yet done with. */
import { type SQL, sql } from 'drizzle-orm';
import type { Occupant } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import { addressedToPerson } from '../reach/viewableBy.ts';
import { compileWhere } from '../records/where.ts';

export type OccupantEntity = Entity & { occupant: Occupant };
/** The person's own place. Only somebody of a building can be addressed by it. Throws AppError centreRequired. */
export function requirePlace(reach: Reach): { userId: number; buildingId: number; centreId: number } {
  const { buildingId, centreId, session } = reach;
  if (buildingId === null || centreId === null) throw new AppError('centreRequired');
  return { userId: session.userId, buildingId, centreId };
}

/** The reach in which a person's own records are read, and written by what they do: they belong to the building, or to any of its companies. */
export const reachOfOwn = ({ occupant }: OccupantEntity, reach: Reach): Reach =>
  occupant.own ? { ...reach, tenantId: null } : reach;

/** It is the person's own, or addressed to the person. */
function meant(model: Model, entity: OccupantEntity, reach: Reach): SQL {
  const { own } = entity.occupant;
  if (!own) return addressedToPerson(model, entity, 't', reach);
  const key = wireKey(own, entity.fields[own] as Field);
  return sql`${columnOf('t', storedColumn(entity, key) as string)} = ${reach.session.userId}`;
}

/** The condition on a row under `t` that the person may see it. */
export function shownTo(model: Model, entity: OccupantEntity, reach: Reach): SQL {
  const { buildingId } = requirePlace(reach);
  const owner = columnOf('t', storedColumn(entity, entity.scope.building as string) as string);
  const conditions = [
    ...(entity.traits.includes('softDeleted') ? [sql`${columnOf('t', 'deleted_date')} is null`] : []),
    ...(entity.rows ? [compileWhere(model, entity, entity.rows, 't', reach)] : []),
    // What the provider publishes belongs to no building.
    sql`(${owner} = ${buildingId} or ${owner} is null)`,
    compileWhere(model, entity, entity.occupant.shown, 't', reach),
    meant(model, entity, reach),
  ];
  return sql.join(conditions, sql.raw(' and '));
}

/** The condition that the person is not done with it: it was answered, or dismissed as often as the record allows. */
export function stillOpen(entity: OccupantEntity, { session }: Reach): SQL {
  const ended = Object.entries(entity.occupant.acts).flatMap(([act, { once, hidesAfter }]) => {
    if (once) return [sql`a.act = ${act}`];
    if (!hidesAfter) return [];
    return [sql`(a.act = ${act} and a.count >= ${columnOf('t', storedColumn(entity, hidesAfter) as string)})`];
  });
  if (!ended.length) return sql.raw('true');
  return sql`not exists (select 1 from occupant_acts a where a.entity = ${entity.name} and a.record_id = t.id
    and a.user_id = ${session.userId} and (${sql.join(ended, sql.raw(' or '))}))`;
}
