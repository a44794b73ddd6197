/**
 * Events of doors, stored past the write path: each would be an entry of the history, and there are thousands a minute. What a controller sends is
 * stored whole or not at all, and each of its events once, whenever and how often it comes.
 */
import { sql } from 'drizzle-orm';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { accessDefaults } from '#schemas/access/accessSettings.ts';
import type { AccessReason } from '#schemas/access/decide.ts';
import type { ContactState } from '#schemas/access/doors/doorFields.ts';
import { type AccessEventType, accessEvent, alarmTypes, type CredentialType } from '#schemas/access/room/accessEvent.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import { holdersOf } from '#server/auth/people/holders.ts';
import { deliver } from '#server/channels/deliver.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { announce } from '#server/live/announce.ts';
import { notePassings } from './passes/areas.ts';

export interface NewEvent {
  doorId: number | null;
  /** ISO 8601, by the clock of whoever says it; now where it is the product itself. */
  happenedAt?: string | undefined;
  eventType: AccessEventType;
  userId?: number | null | undefined;
  reason?: AccessReason | null | undefined;
  credentialType?: CredentialType | null | undefined;
  credential?: string | null | undefined;
  direction?: 'ENTRY' | 'EXIT' | null | undefined;
  actorId?: number | null | undefined;
  remark?: string | null | undefined;
  /** The door stayed unlocked for its longer time. */
  extendedTime?: boolean | null | undefined;
  deviceControllerId?: number | null | undefined;
  bootId?: string | null | undefined;
  eventNo?: number | null | undefined;
}
export interface Stored {
  id: number;
  officeCentreId: number;
  tenantId: number | null;
  version: number;
  eventType: AccessEventType;
  doorId: number | null;
  eventNo: number | null;
  isRecent: boolean;
}

/** Seconds after which what has happened counts as told later. */
const LATE_SECONDS = 60;
const contactOf: Partial<Record<AccessEventType, ContactState>> = {
  DOOR_OPENED: 'OPEN',
  DOOR_CLOSED: 'CLOSED',
  DOOR_HELD_OPEN: 'HELD_OPEN',
  DOOR_FORCED: 'FORCED',
  DOOR_TAMPERED: 'TAMPERED',
};

/** The first of those that are one event of a controller. */
function eachOnce(events: readonly NewEvent[]): NewEvent[] {
  const seen = new Set<string>();
  return events.filter(({ deviceControllerId, bootId, eventNo }) => {
    // What the product notes itself has no number: each is an event of its own.
    if (eventNo == null) return true;
    const key = JSON.stringify([deviceControllerId, bootId, eventNo]);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/**
 * Stores events of a building; those that are there already are left as they are, whatever month they are in: a controller may say
 * another time for one that it sends again, after its clock was put right.
 * @returns those that were new
 */
export async function storeEvents(tx: Queryable, buildingId: number, given: readonly NewEvent[]): Promise<Stored[]> {
  const events = eachOnce(given);
  if (!events.length) return [];
  return tx.query<Stored>(sql`
    insert into access_events (office_centre_id, tenant_id, door_id, device_controller_id, user_id, happened_at, received_at, event_type, reason,
      credential_type, credential, direction, actor_id, remark, extended_time, late, boot_id, event_no)
    select ${buildingId}::bigint, (
        select r.office_centre_id from user_roles r where r.user_id = e."userId" and r.building_id = ${buildingId}
          and r.office_centre_id <> r.building_id order by r.active desc, r.id limit 1),
      e."doorId", e."deviceControllerId", e."userId", coalesce(e."happenedAt", now()), now(), e."eventType", e.reason,
      e."credentialType", e.credential, e.direction, e."actorId", e.remark, coalesce(e."extendedTime", false),
      coalesce(e."happenedAt" < now() - make_interval(secs => ${LATE_SECONDS}), false), e."bootId", e."eventNo"
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e("doorId" bigint, "deviceControllerId" bigint, "userId" bigint,
      "happenedAt" timestamptz, "eventType" text, reason text, "credentialType" text, credential text, direction text, "actorId" bigint,
      remark text, "extendedTime" boolean, "bootId" text, "eventNo" int)
    where e."eventNo" is null or (
      select true from access_events k
      where k.device_controller_id = e."deviceControllerId" and k.boot_id = e."bootId" and k.event_no = e."eventNo" limit 1) is null
    on conflict do nothing
    returning id, office_centre_id as "officeCentreId", tenant_id as "tenantId", version, event_type as "eventType", door_id as "doorId",
      event_no as "eventNo",
      happened_at > now() - make_interval(mins => coalesce(
        (select alarm_minutes from access_settings s where s.office_centre_id = access_events.office_centre_id), ${accessDefaults.alarmMinutes}))
        as "isRecent"`);
}

/** What the contacts of doors said last, by when it happened: what comes late moves nothing back. */
async function moveContacts(tx: Queryable, events: readonly NewEvent[]): Promise<void> {
  const said = events.flatMap(({ doorId, eventType, happenedAt }, place) => {
    const state = contactOf[eventType];
    return state && doorId !== null ? [{ doorId, state, place, at: happenedAt ?? new Date().toISOString() }] : [];
  });
  if (!said.length) return;
  await tx.query(sql`
    update doors d set contact_state = s.state, contact_at = s.at from (
      select distinct on ("doorId") "doorId", state, least(at, now()) as at
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as e("doorId" bigint, state text, at timestamptz, place int)
      order by "doorId", at desc, place desc) s
    where d.id = s."doorId" and (d.contact_at is null or d.contact_at <= s.at)`);
}

/** Somebody has come in: doors that wait for the first person need wait no longer. */
async function noteFirstIn(tx: Queryable, events: readonly NewEvent[]): Promise<void> {
  const came = events.filter(
    ({ eventType, reason, direction, doorId, userId }) =>
      eventType === 'GRANTED' && reason === 'GRANTED' && direction !== 'EXIT' && doorId !== null && userId,
  );
  if (!came.length) return;
  await tx.query(sql`
    update doors d set first_in_date = s.at, first_in_user_id = s."userId" from (
      select distinct on ("doorId") "doorId", "userId", least(at, now()) as at
      from jsonb_to_recordset(${JSON.stringify(came.map(({ doorId, userId, happenedAt }) => ({ doorId, userId, at: happenedAt ?? new Date().toISOString() })))}::jsonb)
        as e("doorId" bigint, "userId" bigint, at timestamptz)
      order by "doorId", at desc) s
    where d.id = s."doorId" and (d.first_in_date is null or d.first_in_date < s.at)
      and exists (select 1 from access_door_states w where w.access_door_id = d.id and w.state = 'FREE' and w.first_person_in)`);
}

const inAll = (key: string, params: Readonly<Record<string, string>>): LocalizedText =>
  Object.fromEntries(localeCodes.map((locale) => [locale, translate(locale, key, params)])) as LocalizedText;

/** Somebody should look at these doors: those who look after them, and who hold the building's doors. */
async function raiseAlarms(tx: Transaction, buildingId: number, stored: readonly Stored[]): Promise<void> {
  const alarms = stored.filter(
    ({ eventType, isRecent, doorId }) => isRecent && doorId !== null && (alarmTypes as readonly string[]).includes(eventType),
  );
  if (!alarms.length) return;
  const holders = await holdersOf(tx, buildingId, 'ACCESS_CONTROL_MANAGE');
  const ids = `{${[...new Set(alarms.map(({ doorId }) => doorId))].join(',')}}`;
  const doors = await tx.query<{ id: number; code: string; name: string; admins: number[] }>(
    sql`select id, code, name, sub_admin_ids as admins from doors where id = any(${ids}::bigint[])`,
  );
  const byId = new Map(doors.map((door) => [door.id, door]));
  for (const { id, doorId, eventType } of alarms) {
    const door = byId.get(doorId as number);
    if (!door) continue;
    await deliver(tx, {
      kind: 'access',
      id: `event:${id}`,
      title: inAll(`accessAlarms.${eventType}`, { door: `${door.code} · ${door.name}` }),
      message: inAll('accessAlarms.message', {}),
      link: `/access-door/manage/${door.id}`,
      buildingId,
      userIds: [...new Set([...holders, ...(door.admins ?? [])])],
    });
  }
}

/** Stores events with all that follows: states of doors, the first person in, alarms that are not long past, and the live news. */
export async function takeEvents(
  tx: Transaction,
  model: Model,
  buildingId: number,
  events: readonly NewEvent[],
): Promise<Stored[]> {
  const stored = await storeEvents(tx, buildingId, events);
  if (!stored.length) return stored;
  await moveContacts(tx, events);
  await noteFirstIn(tx, events);
  // What is sent again because an answer was lost moves nobody a second time.
  const news = new Set(stored.map(({ eventNo }) => eventNo));
  await notePassings(
    tx,
    buildingId,
    events.filter(({ eventNo = null }) => news.has(eventNo)),
  );
  await raiseAlarms(tx, buildingId, stored);
  const entity = model.entity(accessEvent.name);
  await announce(tx, { model, entity, kind: 'create', records: stored as never, reach: { session: { userId: 0 } } });
  return stored;
}

/** An event that the product notes itself, in the transaction that causes it; told live where the model is given. */
export const noteEvent = (
  tx: Transaction,
  { buildingId, ...event }: NewEvent & { buildingId: number },
  model?: Model,
): Promise<Stored[]> => (model ? takeEvents(tx, model, buildingId, [event]) : storeEvents(tx, buildingId, [event]));
