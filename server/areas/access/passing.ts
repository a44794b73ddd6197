/** Who can pass a door, and where a person can go, each with the groups and schedules that say so (`schemas/access/decide.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import { accessReasons, decide } from '#schemas/access/decide.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { isInstant } from '#schemas/kernel/kinds/parts.ts';
import type { Queryable } from '#server/db/database.ts';
import { type AreaContext, ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, whole } from '#server/openapi/values.ts';
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
interface Leading extends Mapping {
  doorId: number;
  code: string;
  name: string;
  floorNo: string | null;
  active: boolean;
  userId: number;
  fullName: string;
  username: string;
  company: string | null;
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

/** What leads whom through which doors: people who are active in a building or company that is. The rows of one person and door stand together. */
const leading = (on: Queryable, which: SQL, order: SQL) =>
  on.query<Leading>(sql`
    select distinct on (${order}, g.name, dg.id, m.id) ${MAPPING}, d.id as "doorId", d.code, d.name, d.floor_no as "floorNo", d.active,
      u.id as "userId", u.full_name as "fullName", u.username, c.company_name as company, v.via
    from ${MAPPINGS}
      join user_roles r on r.building_id = g.office_centre_id and r.active
      join users u on u.id = r.user_id and u.status = 'ACTIVE'
      join office_centres c on c.id = r.office_centre_id and c.active
      cross join lateral (select case
        when exists (select 1 from access_group_users a where a.access_group_id = g.id and a.user_id = u.id) then 'NAMED'
        when r.office_centre_id = any(g.tenant_ids) then 'COMPANY'
        when r.access_floors && g.floor then 'FLOOR' end as via) v
    where v.via is not null and ${which}
    order by ${order}, g.name, dg.id, m.id, r.id`);

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
  const at = instantOf(query);
  const zone = await zoneOf(db, buildingId);
  const today = localAt(zone, at).date;
  return { at, zone, schedules: await schedulesOf(db, model, buildingId, zone, [today, today]) };
}

/** What rows that belong together come to at the instant. */
function decisionOf(rows: readonly Leading[], at: number, schedules: Schedules) {
  const grants = rows.map((row) => ({ row, schedules: namesOf(schedules, row.scheduleIds) }));
  const { granted, reason, by } = decide({ at, zone: schedules.zone, inService: rows[0]?.active ?? false, grants });
  return {
    granted,
    reason,
    by: by ? { accessGroup: by.grant.row.accessGroup, schedule: by.schedule.name } : null,
    grants: rows.map((row) => ({ ...mappingOf(schedules, row), via: row.via })),
  };
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
    const { at, zone, schedules } = await asked(context, Number(record.officeCentreId));
    const rows = await leading(db, sql`d.id = ${record.id}`, sql.raw('u.full_name, u.id'));
    const { shown, more } = together(rows, 'userId');
    return {
      at: new Date(at).toISOString(),
      timeZone: zone,
      more,
      items: shown.map((all) => {
        const { userId, fullName, username, company } = all[0] as Leading;
        return { userId, fullName, username, company, ...decisionOf(all, at, schedules) };
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
    const { at, zone, schedules } = await asked(context, buildingId);
    const rows = await leading(db, sql`u.id = ${userId} and g.office_centre_id = ${buildingId}`, sql.raw('d.code, d.id'));
    const { shown, more } = together(rows, 'doorId');
    return {
      at: new Date(at).toISOString(),
      timeZone: zone,
      more,
      items: shown.map((all) => {
        const { doorId, code, name, floorNo } = all[0] as Leading;
        return { doorId, code, name, floorNo, ...decisionOf(all, at, schedules) };
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
