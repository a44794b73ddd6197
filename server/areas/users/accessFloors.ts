/**
 * Access floors of a person (000 §7): where the lift takes them, and where they receive visitors. The floors are those of the
 * building's active units. A company gives its own floors alone; what the building has given beyond them stays as it is. With them is said
 * whether doors give the person longer.
 */
import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { mayChange } from '#schemas/users/giving.ts';
import { audit } from '#server/audit/audit.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { parseId, type Reach } from '#server/engine/reach/reach.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { announce } from '#server/live/announce.ts';
import { flag, listOf, objectOf, text, whole } from '#server/openapi/values.ts';
import { type Membership, personIn, requireMayChange } from './memberships.ts';

const lists = ['accessFloors', 'vmsFloors'] as const;
type Floors = Record<(typeof lists)[number], string[]> & { extendedTime: boolean };
type List = (typeof lists)[number];

export const floorsSchema = objectOf({
  accessFloors: listOf(text),
  vmsFloors: listOf(text),
  /** Doors stay unlocked, and may stand open, for their longer times. */
  extendedTime: flag,
  mayChange: flag,
  version: whole,
});

/** The floors in scope, from the lowest up. Visitors are received where somebody rents. */
async function floorsIn(on: Queryable, { buildingId, tenantId }: Reach, list: List): Promise<string[]> {
  const own = tenantId === null ? sql.raw('') : sql` and tenant_id = ${tenantId}`;
  const rented = list === 'vmsFloors' ? sql.raw(' and tenant_id is not null') : sql.raw('');
  const rows = await on.query<{ floor: string }>(sql`
    select floor_no as floor from office_centre_units
    where office_centre_id = ${buildingId} and active and floor_no is not null${own}${rented}
    group by floor_no order by min(floor_no_int), floor_no`);
  return rows.map(({ floor }) => floor);
}

const options =
  (list: List): Handler =>
  async ({ db, reach }) =>
    (await floorsIn(db, reach, list)).map((floor): Option => ({ code: floor, label: floor, value: floor, categoryCode: null }));
export const accessFloorOptions = options('accessFloors');
export const vmsFloorOptions = options('vmsFloors');

async function membershipOf(on: Queryable, id: string | undefined, reach: Reach) {
  const userId = parseId(id);
  if (userId === null) throw new AppError('notFound');
  const { memberships } = await personIn(on, userId, reach);
  const membership = memberships[0] as Membership;
  const [floors] = await on.query<Floors>(sql`
    select coalesce(access_floors, '{}') as "accessFloors", coalesce(vms_floors, '{}') as "vmsFloors", extended_time as "extendedTime"
    from user_roles where id = ${membership.id}`);
  return { userId, membership, floors: floors as Floors };
}

type Found = Awaited<ReturnType<typeof membershipOf>>;
const answerOf = ({ userId, membership, floors }: Found, { session }: Reach) => ({
  ...floors,
  mayChange: session.permissions.includes('USER_MANAGE') && userId !== session.userId && mayChange(session, membership),
  version: membership.version,
});

export const readAccessFloors: Handler = ({ db, params, reach }) =>
  db.transaction(async (tx) => answerOf(await membershipOf(tx, params.id, reach), reach));

/** A list of floors in a body. Throws AppError validation. */
function wantedIn(value: unknown, list: List): string[] {
  if (!Array.isArray(value) || value.length > 300 || !value.every((one) => typeof one === 'string'))
    return refuseProblems({ [list]: { code: 'notList' } }) as never;
  return [...new Set(value as string[])];
}

/** What the caller may give is as wanted; every other floor stays. Throws AppError validation for a floor that is neither. */
async function settled(on: Queryable, reach: Reach, list: List, wanted: string[], before: string[]): Promise<string[]> {
  const givable = await floorsIn(on, reach, list);
  if (wanted.some((floor) => !givable.includes(floor) && !before.includes(floor)))
    refuseProblems({ [list]: { code: 'noSuchRecord' } });
  return [...givable.filter((floor) => wanted.includes(floor)), ...before.filter((floor) => !givable.includes(floor))];
}

export const setAccessFloors: Handler = ({ db, model, params, body, reach, origin }) =>
  db.transaction(async (tx) => {
    const given = requireKeys(body, ['accessFloors', 'vmsFloors', 'extendedTime', 'version']);
    const wanted = {
      accessFloors: wantedIn(given.accessFloors, 'accessFloors'),
      vmsFloors: wantedIn(given.vmsFloors, 'vmsFloors'),
    };
    const found = await membershipOf(tx, params.id, reach);
    const { userId, membership, floors: before } = found;
    if (userId === reach.session.userId) throw new AppError('forbidden');
    requireMayChange([membership], reach);
    if (given.version !== undefined && given.version !== membership.version)
      throw new AppError('stale', { data: answerOf(found, reach) });
    const floors: Floors = {
      accessFloors: await settled(tx, reach, 'accessFloors', wanted.accessFloors, before.accessFloors),
      vmsFloors: await settled(tx, reach, 'vmsFloors', wanted.vmsFloors, before.vmsFloors),
      extendedTime: (given.extendedTime as boolean | undefined) ?? before.extendedTime,
    };
    const changes: { field: string; from: string | boolean | null; to: string | boolean | null }[] = lists
      .filter((list) => floors[list].join('\n') !== before[list].join('\n'))
      .map((list) => ({ field: list, from: before[list].join(', ') || null, to: floors[list].join(', ') || null }));
    if (floors.extendedTime !== before.extendedTime)
      changes.push({ field: 'extendedTime', from: before.extendedTime, to: floors.extendedTime });
    if (changes.length === 0) return answerOf(found, reach);
    await tx.query(sql`
      update user_roles set access_floors = ${sql.param(floors.accessFloors)}::text[], vms_floors = ${sql.param(floors.vmsFloors)}::text[],
        extended_time = ${floors.extendedTime}, version = version + 1, updated_date = now(), updated_user_id = ${reach.session.userId} where id = ${membership.id}`);
    await audit(tx, { entity: model.entity('users'), recordId: userId, action: 'setAccessFloors', reach, origin, changes });
    // Controllers hear of it: they decide by it while the network is away.
    await announce(tx, { model, entity: model.entity('users'), kind: 'update', records: [{ id: userId }], reach });
    return answerOf({ userId, membership: { ...membership, version: membership.version + 1 }, floors }, reach);
  });
