/**
 * What a controller needs to decide by itself, in versions. Its parts are compared with what it was given last by their hashes: whatever has changed
 * them, a group, a holiday or somebody who has left, the next answer says it. A controller that says another version than it was given last, or
 * that was asked to sync, gets everything.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { type KeyedContext, returningByKey } from '#server/engine/keyed/calls.ts';
import { AppError } from '#server/errors/appError.ts';
import { any, flag, listOf, moment, objectOf, text, whole } from '#server/openapi/values.ts';
import { lockedDown } from './lockdowns.ts';
import { qrPublicKeyOf } from './passes/qrKeys.ts';
import { leading } from './passing.ts';
import { schedulesOf, zoneOf } from './schedules.ts';

/** Days ahead of which a controller knows the holidays. */
const AHEAD = 60;

type Parts = ReadonlyMap<string, unknown>;

interface Door {
  id: number;
  uuid: string;
  states: { scheduleId: number; state: string; firstPersonIn: boolean }[];
  levels: { floorNo: string; relayNo: number | null; accessLevel: string; scheduleId: number | null }[];
}

/** Everything that the controller should know now, by its name: `door:…`, `schedule:…`, `group:…`, `person:…`. */
async function partsOf({ db, model, record }: Pick<KeyedContext, 'db' | 'model' | 'record'>): Promise<Parts> {
  const buildingId = Number(record.officeCentreId);
  const parts = new Map<string, unknown>();
  const zone = await zoneOf(db, buildingId);
  const today = dateIn(zone);
  parts.set('building', { id: buildingId, timeZone: zone, qrPublicKey: await qrPublicKeyOf(db, buildingId) });
  const doors = await db.query<Door>(sql`
    select d.id, d.uuid, d.code, d.name, d.floor_no as "floorNo", d.access_cfg_type as "accessCfgType", d.door_configuration as "doorConfiguration",
      d.unlock_seconds as "unlockSeconds", d.held_open_seconds as "heldOpenSeconds", d.long_unlock_seconds as "longUnlockSeconds",
      d.long_held_open_seconds as "longHeldOpenSeconds", d.normal_state as "normalState", d.first_in_date as "firstInDate", d.active,
      coalesce((select jsonb_agg(jsonb_build_object('scheduleId', s.schedule_id, 'state', s.state, 'firstPersonIn', s.first_person_in) order by s.id)
        from access_door_states s where s.access_door_id = d.id), '[]'::jsonb) as states,
      coalesce((select jsonb_agg(jsonb_build_object('floorNo', l.floor_no, 'relayNo', l.relay_no, 'accessLevel', l.access_level,
          'scheduleId', l.schedule_id) order by l.id) from elevator_access_levels l where l.elevator_id = d.id), '[]'::jsonb) as levels
    from doors d where d.device_controller_id = ${record.id} order by d.id`);
  const locked = await lockedDown(db, buildingId);
  const rows = doors.length ? await leading(db, sql`d.device_controller_id = ${record.id}`, sql.raw('d.id, u.id')) : [];
  const wanted = new Set<number>();
  const mappings = new Map<number, Map<string, { accessGroupId: number; scheduleIds: readonly number[] }>>();
  const people = new Map<number, { fullName: string; floors: readonly string[]; extendedTime: boolean; groups: Set<number> }>();
  for (const { doorId, accessGroupId, scheduleIds, userId, fullName, accessFloors, extendedTime } of rows) {
    const ofDoor = mappings.get(doorId) ?? new Map();
    mappings.set(doorId, ofDoor.set(`${accessGroupId}:${scheduleIds.join()}`, { accessGroupId, scheduleIds }));
    for (const id of scheduleIds) wanted.add(id);
    const person = people.get(userId) ?? { fullName, floors: accessFloors, extendedTime, groups: new Set<number>() };
    people.set(userId, person);
    person.groups.add(accessGroupId);
  }
  for (const { id, ...door } of doors) {
    for (const { scheduleId } of [...door.states, ...door.levels]) if (scheduleId !== null) wanted.add(scheduleId);
    const covered = locked.get(id);
    const mapped = [...(mappings.get(id)?.entries() ?? [])].sort(([one], [other]) => one.localeCompare(other));
    parts.set(`door:${door.uuid}`, {
      ...door,
      mappings: mapped.map(([, mapping]) => mapping),
      lockedDown: covered ? { until: covered.endsAt } : null,
    });
  }
  const { byId } = await schedulesOf(db, model, buildingId, zone, [today, addDays(today, AHEAD)]);
  for (const id of [...wanted].sort((one, other) => one - other)) {
    const schedule = byId.get(id);
    if (schedule) parts.set(`schedule:${id}`, { ...schedule, holidays: [...schedule.holidays].sort() });
  }
  const ids = [...people.keys()];
  const credentials = await credentialsOf(db, buildingId, ids);
  for (const { id, uuid } of await uuidsOf(db, ids)) {
    const person = people.get(id);
    const groups = [...(person?.groups ?? [])].sort((one, other) => one - other);
    if (person) parts.set(`person:${uuid}`, { ...person, groups, credentials: credentials.get(id) ?? [] });
  }
  return parts;
}

/** What a reader reads of a pass that is given: of a QR code the number of the pass, which is in it. PIN codes are asked for online alone. */
interface OwnCredential {
  credentialType: string;
  value: string;
  startAt: string | null;
  endAt: string | null;
}
async function credentialsOf(
  on: Queryable,
  buildingId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OwnCredential[]>> {
  if (!ids.length) return new Map();
  const part = (table: string, type: string, value: string, held: string) =>
    sql.raw(
      `select user_id, ${type} as type, ${value} as value, start_at, end_at from ${table} where office_centre_id = ${buildingId} and ${held}`,
    );
  const assigned = "status = 'ASSIGNED'";
  const rows = await on.query<OwnCredential & { userId: number }>(sql`
    select user_id as "userId", type as "credentialType", value, start_at as "startAt", end_at as "endAt" from (
      ${part('qr_passes', "'STAFF_QR_PASS'", 'id::text', assigned)}
      union all ${part('hid_passes', "'STAFF_MOBILE_PASS'", 'credential_no', "pass_status = 'ACTIVATED'")}
      union all ${part('fr_passes', "'FACE'", 'face_key', `${assigned} and latest`)}
      union all ${part(
        'third_party_cards',
        "case when type = 'MOBILE_PASS' then 'STAFF_MOBILE_PASS' else 'PHYSICAL_CARD' end",
        'coalesce(raw_number, lower(card_id))',
        assigned,
      )}) p
    where user_id = any(${`{${ids.join(',')}}`}::bigint[]) and value is not null order by user_id, type, value`);
  const iso = (value: string | null) => (value === null ? null : new Date(value).toISOString());
  const found = new Map<number, OwnCredential[]>();
  for (const { userId, startAt, endAt, ...one } of rows)
    found.set(userId, [...(found.get(userId) ?? []), { ...one, startAt: iso(startAt), endAt: iso(endAt) }]);
  return found;
}

const uuidsOf = (on: Queryable, ids: readonly number[]) =>
  ids.length
    ? on.query<{ id: number; uuid: string }>(
        sql`select id, uuid from users where id = any(${`{${ids.join(',')}}`}::bigint[]) order by id`,
      )
    : Promise.resolve([]);

const hashOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16);

interface Given {
  version: number;
  configVersion: number;
  hashes: Record<string, string>;
}

export const configurationSchema = objectOf({
  version: whole,
  at: moment,
  /** Everything: what is not in it does not exist any more. */
  whole: flag,
  changed: listOf(objectOf({ key: text, data: any })),
  removed: listOf(text),
});
export const configuration = returningByKey(configurationSchema, async (context) => {
  const { db, record, query } = context;
  const since = query.since === undefined ? null : Number(query.since);
  if (since !== null && (!Number.isSafeInteger(since) || since < 0))
    throw new AppError('badQuery', { params: { param: 'since' } });
  const parts = await partsOf(context);
  const hashes = Object.fromEntries([...parts].map(([key, data]) => [key, hashOf(data)]));
  return db.transaction(async (tx) => {
    const [controller] = await tx.query<{ configVersion: number }>(
      sql`select config_version as "configVersion" from device_controllers where id = ${record.id} for update`,
    );
    const configVersion = controller?.configVersion ?? 1;
    const [given] = await tx.query<Given>(sql`
      select version, config_version as "configVersion", hashes from controller_configurations where device_controller_id = ${record.id}`);
    const isKnown = given !== undefined && given.version === since && given.configVersion === configVersion;
    const before: Record<string, string> = isKnown ? given.hashes : {};
    const changed = [...parts].filter(([key]) => before[key] !== hashes[key]).map(([key, data]) => ({ key, data }));
    const removed = Object.keys(before).filter((key) => !parts.has(key));
    const isSame = isKnown && !changed.length && !removed.length;
    const version = isSame ? given.version : (given?.version ?? 0) + 1;
    if (!isSame)
      await tx.query(sql`
        insert into controller_configurations (device_controller_id, version, config_version, hashes)
        values (${record.id}, ${version}, ${configVersion}, ${JSON.stringify(hashes)}::jsonb)
        on conflict (device_controller_id) do update set version = excluded.version, config_version = excluded.config_version,
          hashes = excluded.hashes, given_date = now()`);
    // What it says that it has: the answer to this question it has only once it says so.
    if (since !== null) await tx.query(sql`update device_controllers set known_version = ${since} where id = ${record.id}`);
    return { version, at: new Date().toISOString(), whole: !isKnown, changed, removed };
  });
});
