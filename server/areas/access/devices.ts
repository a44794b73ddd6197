/**
 * What controllers say and ask (`/device/v1`): that they are there, what happened at their doors, whether somebody may pass, what to do. A controller
 * is heard about its own doors alone.
 */
import { sql } from 'drizzle-orm';
import { type AccessReason, accessReasons } from '#schemas/access/decide.ts';
import { commandTypes } from '#schemas/access/doors/accessCommand.ts';
import { type commandOutcomes, HEARTBEAT_SECONDS, MAX_WAIT, ONLINE_SECONDS } from '#schemas/access/doors/deviceController.ts';
import { doorStates } from '#schemas/access/doors/doorStates.ts';
import type { CredentialType, DeviceEventType } from '#schemas/access/room/accessEvent.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { type KeyedContext, returningByKey } from '#server/engine/keyed/calls.ts';
import { AppError } from '#server/errors/appError.ts';
import { announceRows } from '#server/live/announce.ts';
import { flag, listOf, moment, objectOf, orNull, text, textOf, uuid, whole } from '#server/openapi/values.ts';
import { nextCommands } from './commands.ts';
import { maskedCredential, recognise, type Shown } from './credentials.ts';
import { type NewEvent, noteEvent, takeEvents } from './events.ts';
import { passbackAt } from './passes/areas.ts';
import { takeQrToken } from './passes/qrUses.ts';
import { decideAt } from './passing.ts';
import { zoneOf } from './schedules.ts';

const buildingOf = ({ record }: Pick<KeyedContext, 'record'>): number => Number(record.officeCentreId);

interface OwnDoor {
  doorId: number;
  uuid: string;
  active: boolean;
  accessCfgType: string;
  unlockSeconds: number;
  heldOpenSeconds: number;
  longUnlockSeconds: number;
  longHeldOpenSeconds: number;
}
/** The doors of the controller, by uuid. */
async function ownDoors(on: Queryable, controllerId: number): Promise<ReadonlyMap<string, OwnDoor>> {
  const rows = await on.query<OwnDoor>(sql`
    select id as "doorId", uuid, active, access_cfg_type as "accessCfgType", unlock_seconds as "unlockSeconds", held_open_seconds as "heldOpenSeconds",
      long_unlock_seconds as "longUnlockSeconds", long_held_open_seconds as "longHeldOpenSeconds"
    from doors where device_controller_id = ${controllerId}`);
  return new Map(rows.map((door) => [door.uuid, door]));
}

interface Beat {
  bootId: string;
  firmware?: string | null;
  sentAt: string;
}
const heartbeatSchema = objectOf({
  serverTime: moment,
  /** Counts up when it should take everything anew. */
  configVersion: whole,
  heartbeatSeconds: whole,
  commands: whole,
});
export const heartbeat = returningByKey(heartbeatSchema, async (context) => {
  const { db, model, record } = context;
  const { bootId, firmware, sentAt } = context.body as unknown as Beat;
  const now = Date.now();
  const offset = Math.round((Date.parse(sentAt) - now) / 1000);
  return db.transaction(async (tx) => {
    const [was] = await tx.query<{ silent: boolean; wasHeard: boolean; configVersion: number }>(sql`
      select coalesce(online_until <= now(), true) as silent, last_heartbeat is not null as "wasHeard", config_version as "configVersion"
      from device_controllers where id = ${record.id} for update`);
    await tx.query(sql`
      update device_controllers set last_heartbeat = now(), online_until = now() + make_interval(secs => ${ONLINE_SECONDS}),
        firmware = coalesce(${firmware ?? null}, firmware), boot_id = ${bootId}, clock_offset = ${offset}
      where id = ${record.id}`);
    await tx.query(sql`
      update doors set online_until = now() + make_interval(secs => ${ONLINE_SECONDS}) where device_controller_id = ${record.id}`);
    if (was?.silent) {
      if (was.wasHeard)
        await noteEvent(
          tx,
          { buildingId: buildingOf(context), doorId: null, deviceControllerId: record.id, eventType: 'CONTROLLER_ONLINE' },
          model,
        );
      tx.afterCommit((outside) => void announceRows(outside, model.entity('device-controllers'), [record.id], null));
    }
    const [waiting] = await tx.query<{ count: number }>(sql`
      select count(*)::int as count from access_commands where device_controller_id = ${record.id} and status = 'PENDING' and expires_at > now()`);
    return {
      serverTime: new Date(now).toISOString(),
      configVersion: was?.configVersion ?? 1,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      commands: waiting?.count ?? 0,
    };
  });
});

interface Asked extends Shown {
  doorUuid: string;
  direction?: 'ENTRY' | 'EXIT' | null;
}
const decisionSchema = objectOf({
  granted: flag,
  reason: textOf(...accessReasons),
  state: textOf(...doorStates),
  /** Who was recognised; a visitor has no uuid. */
  person: orNull(objectOf({ userUuid: orNull(uuid), fullName: text })),
  /** Of a lift: the floors that may be chosen. */
  floors: orNull(listOf(text)),
  /** For how long it stays unlocked, and may stand open; longer for people who need that. */
  unlockSeconds: whole,
  heldOpenSeconds: whole,
  extendedTime: flag,
});
const PIN_EVENTS = { LOCKOUT_BEGUN: 'LOCKOUT_STARTED', LOCKOUT_ENDED: 'LOCKOUT_ENDED' } as const;
/** Throws AppError notFound for a door that is not the controller's. */
export const decideOnline = returningByKey(decisionSchema, async (context) => {
  const { db, model, config, record } = context;
  const { doorUuid, direction, ...shown } = context.body as unknown as Asked;
  const buildingId = buildingOf(context);
  const door = UUID.test(doorUuid) ? (await ownDoors(db, record.id)).get(doorUuid.toLowerCase()) : undefined;
  if (!door) throw new AppError('notFound');
  const at = Date.now();
  return db.transaction(async (tx) => {
    const known = await recognise(tx, { config, buildingId, reader: { doorUuid: door.uuid, direction }, at }, shown);
    const { person, visitor, token, withPin } = known;
    const userId = person?.userId ?? null;
    const areas =
      userId === null || !direction || known.wrong
        ? 'PASS'
        : await passbackAt(tx, { buildingId, doorId: door.doorId, userId, direction, zone: await zoneOf(tx, buildingId) }, at);
    const decideWith = (credential: AccessReason | undefined) =>
      decideAt(tx, model, { ...door, buildingId }, credential ? null : userId, {
        at,
        credential,
        withPin,
        passback: areas,
        invited: visitor?.doorIds.includes(door.doorId) ?? false,
        floors: visitor?.floors ?? [],
      });
    let decided = await decideWith(known.wrong);
    // A code that has let somebody in is used up; one that was refused is not.
    if (token && decided.reason === 'GRANTED' && !(await takeQrToken(tx, token, door.doorId, at)))
      decided = await decideWith('CREDENTIAL_USED');
    const { granted, reason, state, floors, extendedTime } = decided;
    const said = { doorId: door.doorId, deviceControllerId: record.id, userId, direction } as const;
    const events: NewEvent[] = [
      ...known.pinEvents.map((one) => ({ ...said, userId: null, eventType: PIN_EVENTS[one] })),
      {
        ...said,
        eventType: granted ? 'GRANTED' : 'DENIED',
        reason,
        credentialType: shown.credentialType,
        credential: maskedCredential(shown),
        remark: visitor?.fullName.slice(0, 300),
        extendedTime: granted && extendedTime,
      },
    ];
    if (reason === 'GRANTED' && areas === 'PASSBACK_DETECTED') events.push({ ...said, eventType: 'PASSBACK_DETECTED' });
    await takeEvents(tx, model, buildingId, events);
    const fullName = person?.fullName ?? visitor?.fullName;
    return {
      granted,
      reason,
      state,
      person: fullName === undefined ? null : { userUuid: person?.userUuid ?? null, fullName },
      floors,
      unlockSeconds: extendedTime ? door.longUnlockSeconds : door.unlockSeconds,
      heldOpenSeconds: extendedTime ? door.longHeldOpenSeconds : door.heldOpenSeconds,
      extendedTime,
    };
  });
});

interface Pushed {
  eventNo: number;
  eventType: DeviceEventType;
  happenedAt: string;
  doorUuid: string;
  userUuid?: string | null;
  credentialType?: CredentialType | null;
  credential?: string | null;
  reason?: AccessReason | null;
  direction?: 'ENTRY' | 'EXIT' | null;
  extendedTime?: boolean | null;
}
/** People of the building by uuid: nobody else is said to have been at its doors. */
async function peopleOf(on: Queryable, buildingId: number, events: readonly Pushed[]): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(events.flatMap(({ userUuid }) => (userUuid && UUID.test(userUuid) ? [userUuid.toLowerCase()] : [])))];
  if (!asked.length) return new Map();
  const rows = await on.query<{ id: number; uuid: string }>(sql`
    select u.id, u.uuid from users u where u.uuid = any(${`{${asked.join(',')}}`}::uuid[])
      and exists (select 1 from user_roles r where r.user_id = u.id and r.building_id = ${buildingId})`);
  return new Map(rows.map((one) => [one.uuid, one.id]));
}

const pushedSchema = objectOf({ received: whole, stored: whole, lastEventNo: orNull(whole) });
/** Throws AppError validation, with the place of each event that is not about one of the controller's doors; then nothing is stored. */
export const pushEvents = returningByKey(pushedSchema, async (context) => {
  const { db, model, record } = context;
  const { bootId, events: given } = context.body as unknown as { bootId: string; events?: Pushed[] | null };
  const events = given ?? [];
  if (!events.length) return { received: 0, stored: 0, lastEventNo: null };
  const doors = await ownDoors(db, record.id);
  const strange = events.flatMap(({ doorUuid }, place): [string, Message][] =>
    doors.has(doorUuid.toLowerCase()) ? [] : [[`events.${place}.doorUuid`, { code: 'notFound' }]],
  );
  if (strange.length) throw new AppError('validation', { fields: Object.fromEntries(strange) });
  const buildingId = buildingOf(context);
  const people = await peopleOf(db, buildingId, events);
  const rows = events.map(({ doorUuid, userUuid, credential, ...event }) => ({
    ...event,
    bootId,
    deviceControllerId: record.id,
    doorId: doors.get(doorUuid.toLowerCase())?.doorId ?? null,
    userId: people.get(userUuid?.toLowerCase() ?? '') ?? null,
    credential: maskedCredential({ credentialType: event.credentialType, credential }),
  }));
  const stored = await db.transaction(async (tx) => {
    // One batch of a controller after the other: the next one sees which of its events are there already.
    await tx.query(sql`select 1 from device_controllers where id = ${record.id} for no key update`);
    return takeEvents(tx, model, buildingId, rows);
  });
  return { received: events.length, stored: stored.length, lastEventNo: Math.max(...events.map(({ eventNo }) => eventNo)) };
});

const commandSchema = objectOf({
  uuid,
  commandType: textOf(...commandTypes),
  doorUuid: orNull(uuid),
  doorCode: orNull(text),
  reason: orNull(text),
  expiresAt: moment,
});
export const commands = returningByKey(listOf(commandSchema), ({ db, record, query }) => {
  const wait = query.wait === undefined ? 0 : Number(query.wait);
  if (!Number.isInteger(wait) || wait < 0 || wait > MAX_WAIT) throw new AppError('badQuery', { params: { param: 'wait' } });
  return nextCommands(db, record.id, wait);
});

/** Throws AppError notFound for what was not ordered of this controller. */
export const acknowledge = returningByKey(objectOf({ status: text }), async ({ db, model, record, body }) => {
  const {
    uuid: asked,
    outcome,
    detail,
  } = body as { uuid: string; outcome: (typeof commandOutcomes)[number]; detail?: string | null };
  const [command] = await db.query<{ id: number; status: string }>(sql`
    update access_commands set answered_at = coalesce(answered_at, now()), outcome = case when status = 'PENDING' then ${detail ?? null} else outcome end,
      status = case when status = 'PENDING' then ${outcome} else status end, version = version + 1, updated_date = now()
    where uuid = ${UUID.test(asked) ? asked : null}::uuid and device_controller_id = ${record.id} returning id, status`);
  if (!command) throw new AppError('notFound');
  await announceRows(db, model.entity('access-commands'), [command.id], null);
  return { status: command.status };
});
