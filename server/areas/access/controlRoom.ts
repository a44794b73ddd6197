/** The control room: all doors as they are now, who is in the building, and doors that are unlocked from afar. */
import { sql } from 'drizzle-orm';
import { accessDefaults } from '#schemas/access/accessSettings.ts';
import { accessDoor } from '#schemas/access/doors/accessDoor.ts';
import type { Queryable } from '#server/db/database.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { orderCommands } from './commands.ts';
import { noteEvent } from './events.ts';
import { lockedDown } from './lockdowns.ts';

/** Throws AppError centreRequired outside a building. */
function buildingIn({ buildingId }: Reach): number {
  if (buildingId === null) throw new AppError('centreRequired');
  return buildingId;
}

const door = {
  id: whole,
  code: text,
  name: text,
  floorNo: orNull(text),
  accessCfgType: text,
  liveState: text,
  normalState: text,
  contactAt: orNull(moment),
  hasController: flag,
  version: whole,
  /** What has become of the last command of the last minutes. */
  lastCommand: orNull(text),
  /** How many lockdowns cover it, and when the last of them ends by itself. */
  lockdowns: whole,
  lockedUntil: orNull(moment),
};
type Door = { id: number } & Record<string, unknown>;
export const controlRoom = returning(
  objectOf({ at: moment, doors: listOf(objectOf(door)), lockdowns: whole }),
  async ({ db, reach }) => {
    const buildingId = buildingIn(reach);
    const covered = await lockedDown(db, buildingId);
    // What is known of a door is judged as the list of doors does it.
    const doors = await db.query<Door>(sql`
      select d.id, d.code, d.name, d.floor_no as "floorNo", d.access_cfg_type as "accessCfgType", d.normal_state as "normalState",
        case when not d.active then 'INACTIVE' when d.online_until <= now() then 'OFFLINE' else coalesce(d.contact_state, 'UNKNOWN') end as "liveState",
        d.contact_at as "contactAt", d.device_controller_id is not null as "hasController", d.version, (
          select case when c.status = 'PENDING' and c.expires_at <= now() then 'EXPIRED' else c.status end from access_commands c
          where c.door_id = d.id and c.requested_at > now() - interval '2 minutes' order by c.id desc limit 1) as "lastCommand"
      from doors d where d.office_centre_id = ${buildingId} order by d.floor_no nulls first, d.code, d.id limit 1000`);
    const [active] = await db.query<{ count: number }>(sql`
      select count(*)::int as count from access_lockdowns where office_centre_id = ${buildingId} and status = 'ACTIVE'
        and (ends_at is null or ends_at > now())`);
    return {
      at: new Date().toISOString(),
      doors: doors.map((one) => ({
        ...one,
        lockdowns: covered.get(one.id)?.count ?? 0,
        lockedUntil: covered.get(one.id)?.endsAt ?? null,
      })),
      lockdowns: active?.count ?? 0,
    };
  },
);

export interface Present {
  /** Null for a visitor. */
  userId: number | null;
  fullName: string;
  companyId: number;
  company: string;
  floorNo: string | null;
  doorName: string | null;
  lastSeenAt: string;
}
/** Who came in last and has not gone out since, within the hours that the building has set; and the visitors whom the desk has checked in. */
export const presentIn = (on: Queryable, buildingId: number): Promise<Present[]> =>
  on.query<Present>(sql`
    select * from (select s.user_id as "userId", u.full_name as "fullName", c.id as "companyId", c.company_name as company, d.floor_no as "floorNo",
      d.code || ' · ' || d.name as "doorName", s.happened_at as "lastSeenAt"
    from (
      select distinct on (e.user_id) e.user_id, e.happened_at, e.direction, e.door_id, e.tenant_id from access_events e
      where e.office_centre_id = ${buildingId} and e.user_id is not null and e.event_type = 'GRANTED'
        and e.happened_at > now() - make_interval(hours => coalesce(
          (select presence_hours from access_settings x where x.office_centre_id = ${buildingId}), ${accessDefaults.presenceHours}))
      order by e.user_id, e.happened_at desc, e.id desc) s
    join users u on u.id = s.user_id
    join office_centres c on c.id = coalesce(s.tenant_id, ${buildingId})
    left join doors d on d.id = s.door_id
    where s.direction is distinct from 'EXIT'
    union all
    select null, v.visitor_name, c.id, c.company_name, v.floor_no, null, v.checked_in_date
    from visits v join office_centres c on c.id = v.tenant_id
    where v.office_centre_id = ${buildingId} and v.status = 'CHECKED_IN'
      and (v.out_at is null or v.out_at > now())) present
    order by "fullName", "userId", "lastSeenAt" limit 5000`);

export interface Expected extends Pick<Present, 'userId' | 'fullName' | 'companyId' | 'company' | 'floorNo'> {
  doorName: null;
  lastSeenAt: null;
  /** Since when. */
  expectedAt: string;
}
/** Who has a visit, a desk or a room now, and was not seen: once each, by what began first. Who has checked in there is in, whatever the doors say. */
export async function expectedIn(
  on: Queryable,
  buildingId: number,
  present: readonly Present[],
): Promise<(Expected | (Present & { expectedAt: null }))[]> {
  const seen = `{${present.flatMap(({ userId }) => userId ?? []).join(',')}}`;
  const now = (table: string) =>
    sql.raw(`${table}.office_centre_id = ${buildingId} and ${table}.start_at <= now() and ${table}.end_at > now()`);
  return on.query(sql`
    select e."userId", e."fullName", c.id as "companyId", c.company_name as company, e."floorNo", null as "doorName",
      case when e.came then e.at end as "lastSeenAt", case when not e.came then e.at end as "expectedAt"
    from (
      select null::bigint as "userId", v.visitor_name as "fullName", v.tenant_id as company_id, v.floor_no as "floorNo", v.start_at as at, false as came
      from visits v where ${now('v')} and v.status in ('PRE_REGISTERED', 'APPROVED')
      union all
      select * from (
        select distinct on (b.user_id) b.user_id, u.full_name, coalesce(b.tenant_id, ${buildingId}), b.floor_no, b.at, b.came from (
          select d.user_id, d.tenant_id, z.floor_no, coalesce(d.checked_in_date, d.start_at) as at, d.status = 'CHECKED_IN' as came
          from hotdesk_bookings d left join hotdesk_zones z on z.id = d.zone_id
          where ${now('d')} and d.status in ('CONFIRMED', 'CHECKED_IN')
            and (d.status = 'CHECKED_IN' or d.check_in_until is null or d.check_in_until > now())
          union all
          select f.user_id, f.tenant_id, p.floor_no, coalesce(f.checked_in_date, f.start_at), f.status = 'CHECKED_IN'
          from facility_bookings f join facilities p on p.id = f.facility_id
          where ${now('f')} and f.status in ('CONFIRMED', 'CHECKED_IN')
            and (f.status = 'CHECKED_IN' or f.check_in_until is null or f.check_in_until > now())
        ) b join users u on u.id = b.user_id
        where not b.user_id = any(${seen}::bigint[])
        order by b.user_id, b.came desc, b.at
      ) booked
    ) e join office_centres c on c.id = coalesce(e.company_id, ${buildingId})
    order by e."fullName", e."userId", e.at limit 5000`);
}

const counted = (more: object) => listOf(objectOf({ ...more, count: whole } as never));
export const presence = returning(
  objectOf({
    at: moment,
    count: whole,
    floors: counted({ floorNo: orNull(text) }),
    companies: counted({ id: whole, name: text }),
    people: listOf(
      objectOf({
        userId: orNull(whole),
        fullName: text,
        companyId: whole,
        company: text,
        floorNo: orNull(text),
        doorName: orNull(text),
        lastSeenAt: moment,
      }),
    ),
  }),
  async ({ db, reach }) => {
    const people = await presentIn(db, buildingIn(reach));
    const floors = new Map<string | null, number>();
    const companies = new Map<number, { id: number; name: string; count: number }>();
    for (const { floorNo, companyId: id, company: name } of people) {
      floors.set(floorNo, (floors.get(floorNo) ?? 0) + 1);
      companies.set(id, { id, name, count: (companies.get(id)?.count ?? 0) + 1 });
    }
    return {
      at: new Date().toISOString(),
      count: people.length,
      floors: [...floors].map(([floorNo, count]) => ({ floorNo, count })),
      companies: [...companies.values()],
      people,
    };
  },
);

/** A door is unlocked once, with a reason: not in a lockdown, and only by a controller that is there. */
async function unlock({ tx, reach, model }: RuleContext, rows: readonly ChangedRow<typeof accessDoor>[]): Promise<void> {
  for (const row of rows) {
    const { id } = row.before;
    const buildingId = Number(row.before.officeCentreId);
    const reason = String(row.linked.unlockReason ?? '');
    const [place] = await tx.query<{ controllerId: number | null; isOnline: boolean }>(sql`
      select c.id as "controllerId", coalesce(c.active and c.online_until > now(), false) as "isOnline"
      from doors d left join device_controllers c on c.id = d.device_controller_id where d.id = ${id}`);
    const userId = reach.session.userId || null;
    if ((await lockedDown(tx, buildingId)).has(id))
      row.refusal = new AppError('notAllowedNow', { messageKey: 'errors.doorLockedDown' });
    else if (!place?.controllerId || !place.isOnline)
      row.refusal = new AppError('notAllowedNow', { messageKey: 'errors.doorUnreachable' });
    else {
      const order = { buildingId, deviceControllerId: place.controllerId, doorId: id, reason, userId };
      await orderCommands(tx, [{ ...order, commandType: 'UNLOCK' }]);
      await noteEvent(tx, { buildingId, doorId: id, eventType: 'REMOTE_UNLOCK', actorId: userId, remark: reason }, model);
    }
  }
}

export const doorRules = rulesFor(accessDoor, { actions: { unlockDoor: unlock } });
