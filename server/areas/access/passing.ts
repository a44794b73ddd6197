/** Who can pass a door, and where a person can go, each with the groups and schedules that say so (`schemas/access/decide.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import { accessReasons, decide, type Question } from '#schemas/access/decide.ts';
import { type DoorStates, doorStates, stateAt } from '#schemas/access/doors/doorStates.ts';
import { type FloorLevel, floorsAt } from '#schemas/access/doors/floorLevels.ts';
import { type Moment, momentOf } from '#schemas/access/groups/schedule.ts';
import { Clock, localAt } from '#schemas/kernel/fields/clock.ts';
import { isInstant } from '#schemas/kernel/kinds/parts.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { type AreaContext, ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';
import { doorStatesOf } from './doorStates.ts';
import { lockedDown } from './lockdowns.ts';
import { type NamedSchedule, type Schedules, schedulesOf, zoneOf } from './schedules.ts';

/** As many are shown; more of them nobody reads. */
const MOST = 500;

interface Mapping {
  accessGroupId: number;
  accessGroup: string;
  doorGroupId: number | null;
  doorGroup: string | null;
  scheduleIds: number[];
}
export interface Leading extends Mapping {
  doorId: number;
  code: string;
  name: string;
  floorNo: string | null;
  active: boolean;
  accessCfgType: string;
  userId: number;
  fullName: string;
  username: string;
  company: string | null;
  /** Those of the person in the building, whatever company they are in. */
  accessFloors: string[];
  /** Doors give the person longer. */
  extendedTime: boolean;
  /** Why the person is in the group. */
  via: 'NAMED' | 'COMPANY' | 'FLOOR';
}

const MAPPING = sql.raw(`m.id, m.access_group_id as "accessGroupId", g.name as "accessGroup", dg.id as "doorGroupId",
  dg.name as "doorGroup", m.schedule_ids as "scheduleIds"`);
/** Each mapping with each of its doors: of a door (`dg` is empty), or of a door group. */
const MAPPINGS = sql.raw(`(
    select id, access_group_id, door_id, null as door_group_id, schedule_ids from access_group_doors
    union all
    select m.id, m.access_group_id, door_id, m.door_group_id, m.schedule_ids
    from access_group_door_groups m join door_groups on door_groups.id = m.door_group_id cross join unnest(door_groups.door_ids) door_id
  ) m join access_groups g on g.id = m.access_group_id
  left join door_groups dg on dg.id = m.door_group_id
  join doors d on d.id = m.door_id and d.office_centre_id = g.office_centre_id`);

/** Who is in the group `g`, and why, with the account by which they are; found by the group, because a building has very many people. */
const MEMBERS = sql.raw(`
    select o.id, o.user_id, o.office_centre_id, 'NAMED' as via, 1 as rank
    from access_group_users a join user_roles o on o.user_id = a.user_id and o.building_id = g.office_centre_id and o.active
    where a.access_group_id = g.id
    union all
    select o.id, o.user_id, o.office_centre_id, 'COMPANY', 2
    from user_roles o where o.office_centre_id = any(g.tenant_ids) and o.building_id = g.office_centre_id and o.active
    union all
    select o.id, o.user_id, o.office_centre_id, 'FLOOR', 3
    from user_roles o where cardinality(g.floor) > 0 and o.building_id = g.office_centre_id and o.active and o.access_floors && g.floor`);

/** What leads whom through which doors: people who are active in a building or company that is. The rows of one person and door stand together. */
export const leading = (on: Queryable, which: SQL, order: SQL) =>
  on.query<Leading>(sql`
    select distinct on (${order}, g.name, dg.id, m.id) ${MAPPING}, d.id as "doorId", d.code, d.name, d.floor_no as "floorNo", d.active,
      d.access_cfg_type as "accessCfgType", f.floors as "accessFloors",
      f.longer as "extendedTime",
      u.id as "userId", u.full_name as "fullName", u.username, c.company_name as company, r.via
    from ${MAPPINGS}
      cross join lateral (${MEMBERS}) r
      join users u on u.id = r.user_id and u.status = 'ACTIVE'
      join office_centres c on c.id = r.office_centre_id and c.active
      cross join lateral (select coalesce(array_agg(distinct one) filter (where one is not null), '{}') as floors,
          coalesce(bool_or(mine.extended_time), false) as longer
        from user_roles mine left join unnest(mine.access_floors) one on true
        where mine.user_id = u.id and mine.building_id = g.office_centre_id and mine.active) f
    where ${which}
    order by ${order}, g.name, dg.id, m.id, r.id, r.rank`);

const named = objectOf({ id: whole, name: text });
const mappingShape = {
  accessGroupId: whole,
  accessGroup: text,
  doorGroupId: orNull(whole),
  doorGroup: orNull(text),
  schedules: listOf(named),
};
const decided = {
  granted: flag,
  /** What the door is by itself; it would be free, and nobody is in yet. */
  state: textOf(...doorStates),
  waits: flag,
  /** Of a lift: the floors that the person may choose. */
  floors: orNull(listOf(text)),
  /** The door stays unlocked, and may stand open, for its longer times. */
  extendedTime: flag,
  reason: textOf(...accessReasons),
  by: orNull(objectOf({ accessGroup: text, schedule: text })),
  grants: listOf(objectOf({ ...mappingShape, via: textOf('NAMED', 'COMPANY', 'FLOOR') })),
};
const answer = <T extends object>(items: T) =>
  objectOf({ at: moment, timeZone: text, more: flag, items: listOf(objectOf(items as never)) });

const namesOf = ({ byId }: Schedules, ids: readonly number[]): NamedSchedule[] =>
  ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
const mappingOf = (schedules: Schedules, { accessGroupId, accessGroup, doorGroupId, doorGroup, scheduleIds }: Mapping) => ({
  accessGroupId,
  accessGroup,
  doorGroupId,
  doorGroup,
  schedules: namesOf(schedules, scheduleIds).map(({ id, name }) => ({ id, name })),
});

/** The instant of the question. Throws AppError badQuery. */
function instantOf({ at }: AreaContext['query']): number {
  if (at === undefined) return Date.now();
  if (typeof at !== 'string' || !isInstant(at)) throw new AppError('badQuery', { params: { param: 'at' } });
  return Date.parse(at);
}

async function asked({ db, model, query }: AreaContext, buildingId: number) {
  return askedAt(db, model, buildingId, instantOf(query));
}
async function askedAt(db: Queryable, model: Model, buildingId: number, at: number) {
  const zone = await zoneOf(db, buildingId);
  const today = localAt(zone, at).date;
  return {
    at,
    zone,
    moment: momentOf(new Clock(zone), at),
    schedules: await schedulesOf(db, model, buildingId, zone, [today, today]),
  };
}

/** What is known of the doors that are asked about. */
interface Doors {
  states: ReadonlyMap<number, DoorStates>;
  /** Of lifts. */
  levels: ReadonlyMap<number, readonly FloorLevel[]>;
  /** Those that a lockdown covers. */
  lockedDown: ReadonlyMap<number, unknown>;
}
async function doorsOf(
  on: Queryable,
  buildingId: number,
  { at, schedules }: { at: number; schedules: Schedules },
  ids: readonly number[],
): Promise<Doors> {
  const rows = await on.query<Omit<FloorLevel, 'freeSchedule'> & { elevatorId: number; scheduleId: number | null }>(sql`
    select elevator_id as "elevatorId", floor_no as "floorNo", access_level as "accessLevel", schedule_id as "scheduleId"
    from elevator_access_levels where elevator_id = any(${`{${ids.join(',')}}`}::bigint[]) order by relay_no, floor_no`);
  const levels = new Map<number, FloorLevel[]>();
  for (const { elevatorId, scheduleId, ...level } of rows)
    levels.set(elevatorId, [
      ...(levels.get(elevatorId) ?? []),
      { ...level, freeSchedule: scheduleId === null ? undefined : schedules.byId.get(scheduleId) },
    ]);
  return {
    states: await doorStatesOf(on, buildingId, schedules, ids),
    levels,
    lockedDown: await lockedDown(on, buildingId, new Date(at)),
  };
}

/** What was shown at a door, beside what groups say of its holder. */
type Asked = Pick<Question<never>, 'withPin' | 'credential' | 'invited' | 'passback'>;

/** What a door is, whoever stands before it. */
type DoorFacts = Pick<Leading, 'doorId' | 'active' | 'accessCfgType' | 'accessFloors' | 'extendedTime'>;

/** What the mappings of one person through one door come to at the instant. */
function decisionOf(
  door: DoorFacts,
  rows: readonly Leading[],
  { moment, schedules }: { moment: Moment; schedules: Schedules },
  doors: Doors,
  asked: Asked = { withPin: true },
) {
  const { doorId, active, accessCfgType, accessFloors, extendedTime } = door;
  const { state, waits } = stateAt(doors.states.get(doorId) as DoorStates, moment);
  const grants = rows.map((row) => ({ row, schedules: namesOf(schedules, row.scheduleIds) }));
  const isLockedDown = doors.lockedDown.has(doorId);
  const { granted, reason, by } = decide({ moment, inService: active, lockedDown: isLockedDown, state, grants, ...asked });
  const isLift = accessCfgType === 'ELEVATOR';
  return {
    granted,
    reason,
    state,
    waits,
    floors: isLift ? (granted ? floorsAt(doors.levels.get(doorId) ?? [], accessFloors, moment) : []) : null,
    extendedTime,
    by: by ? { accessGroup: by.grant.row.accessGroup, schedule: by.schedule.name } : null,
    grants: rows.map((row) => ({ ...mappingOf(schedules, row), via: row.via })),
  };
}

/** Do doors of the building give this person longer? */
async function needsLonger(on: Queryable, buildingId: number, userId: number): Promise<boolean> {
  const rows = await on.query(sql`
    select 1 as one from user_roles where user_id = ${userId} and building_id = ${buildingId} and active and extended_time limit 1`);
  return rows.length > 0;
}

/**
 * May this person pass this door at the instant? Nobody in particular: only what the door is by itself, and where it lets a visitor in.
 * @param floors of a visitor: where a lift takes them
 */
export async function decideAt(
  on: Queryable,
  model: Model,
  { doorId, active, accessCfgType, buildingId }: Pick<DoorFacts, 'doorId' | 'active' | 'accessCfgType'> & { buildingId: number },
  userId: number | null,
  { at, floors = [], ...asked }: Asked & { at: number; floors?: readonly string[] },
) {
  const when = await askedAt(on, model, buildingId, at);
  const rows = userId === null ? [] : await leading(on, sql`d.id = ${doorId} and u.id = ${userId}`, sql.raw('u.id'));
  const doors = await doorsOf(on, buildingId, when, [doorId]);
  const accessFloors = rows[0]?.accessFloors ?? [...floors];
  // Also at a door that is free: whoever needs longer needs it there as well.
  const extendedTime = userId !== null && (rows[0]?.extendedTime ?? (await needsLonger(on, buildingId, userId)));
  return decisionOf({ doorId, active, accessCfgType, accessFloors, extendedTime }, rows, when, doors, asked);
}

/** Rows by one of their keys, in their order; at most so many are shown. */
function together(rows: readonly Leading[], key: 'userId' | 'doorId') {
  const found = new Map<number, Leading[]>();
  for (const row of rows) found.set(row[key], [...(found.get(row[key]) ?? []), row]);
  return { shown: [...found.values()].slice(0, MOST), more: found.size > MOST };
}

/** `GET …/access-doors/{id}/people`. */
export const peopleOfDoor = ofRecord(
  answer({ userId: whole, fullName: text, username: text, company: orNull(text), ...decided }),
  async (context) => {
    const { db, record } = context;
    const when = await asked(context, Number(record.officeCentreId));
    const { at, zone } = when;
    const rows = await leading(db, sql`d.id = ${record.id}`, sql.raw('u.full_name, u.id'));
    const { shown, more } = together(rows, 'userId');
    const doors = await doorsOf(db, Number(record.officeCentreId), when, [record.id]);
    return {
      at: new Date(at).toISOString(),
      timeZone: zone,
      more,
      items: shown.map((all) => {
        const { userId, fullName, username, company } = all[0] as Leading;
        return { userId, fullName, username, company, ...decisionOf(all[0] as Leading, all, when, doors) };
      }),
    };
  },
);

/** `GET …/users/{userId}/access-points`. */
export const doorsOfPerson = returning(
  answer({ doorId: whole, code: text, name: text, floorNo: orNull(text), ...decided }),
  async (context) => {
    const { db, reach, params } = context;
    const { buildingId, tenantId } = reach;
    if (buildingId === null) throw new AppError('centreRequired');
    const userId = parseId(params.userId);
    const own = tenantId === null ? sql`true` : sql`office_centre_id = ${tenantId}`;
    const [person] = await db.query(
      sql`select 1 as found from user_roles where user_id = ${userId} and building_id = ${buildingId} and ${own} limit 1`,
    );
    if (!person) throw new AppError('notFound');
    const when = await asked(context, buildingId);
    const { at, zone } = when;
    const rows = await leading(db, sql`u.id = ${userId} and g.office_centre_id = ${buildingId}`, sql.raw('d.code, d.id'));
    const { shown, more } = together(rows, 'doorId');
    const doors = await doorsOf(
      db,
      buildingId,
      when,
      shown.map(([row]) => (row as Leading).doorId),
    );
    return {
      at: new Date(at).toISOString(),
      timeZone: zone,
      more,
      items: shown.map((all) => {
        const { doorId, code, name, floorNo } = all[0] as Leading;
        return { doorId, code, name, floorNo, ...decisionOf(all[0] as Leading, all, when, doors) };
      }),
    };
  },
);

/** `GET …/access-doors/{id}/group-mappings`. */
export const groupMappings = ofRecord(listOf(objectOf({ id: whole, ...mappingShape })), async (context) => {
  const { db, record } = context;
  const { schedules } = await asked({ ...context, query: {} }, Number(record.officeCentreId));
  const rows = await db.query<Mapping & { id: number }>(
    sql`select ${MAPPING} from ${MAPPINGS} where d.id = ${record.id} order by g.name, dg.id, m.id limit ${MOST}`,
  );
  return rows.map((row) => ({ id: row.id, ...mappingOf(schedules, row) }));
});

/** `GET …/access-doors/{id}/sub-admins`. */
export const subAdmins = ofRecord(listOf(objectOf({ id: whole, fullName: text, username: text })), ({ db, record }) =>
  db.query(sql`
    select u.id, u.full_name as "fullName", u.username from doors d join users u on u.id = any(d.sub_admin_ids)
    where d.id = ${record.id} order by u.full_name, u.id`),
);
