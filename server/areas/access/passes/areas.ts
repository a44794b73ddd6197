/** Who is in which area: asked before a door opens, written once it has. */
import { sql } from 'drizzle-orm';
import { accessArea } from '#schemas/access/doors/accessArea.ts';
import { type AtArea, askPassback, type PassbackAnswer, type PassbackMode } from '#schemas/access/doors/antiPassback.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';

export interface AreaPassing {
  buildingId: number;
  doorId: number;
  userId: number;
  direction: AtArea['direction'];
  /** The time zone of the building. */
  zone: string;
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** The strictest answer of all areas around the door; the rows are locked until the passing is written. */
export async function passbackAt(
  tx: Queryable,
  { buildingId, doorId, userId, direction, zone }: AreaPassing,
  at = Date.now(),
): Promise<PassbackAnswer> {
  const rows = await tx.query<{ mode: PassbackMode; nightlyReset: boolean; minutes: number | null; since: string | null }>(sql`
    select a.mode, a.nightly_reset as "nightlyReset", a.again_after_minutes as minutes, p.inside_since as since from access_areas a
      left join access_area_presences p on p.access_area_id = a.id and p.user_id = ${userId}
    where a.office_centre_id = ${buildingId} and ${doorId} = any(a.door_ids)
      and not ${userId} = any(coalesce(a.exempt_ids, '{}')) order by a.id for no key update of a`);
  const midnight = startOfDay(zone, localAt(zone, at).date);
  const answers = rows.map(({ mode, nightlyReset, minutes, since }) =>
    askPassback({
      mode,
      direction,
      insideSince: since === null ? null : new Date(since).getTime(),
      forgottenBefore: latest(nightlyReset ? midnight : null, minutes === null ? null : at - minutes * MINUTE),
    }),
  );
  return (['PASSBACK', 'PASSBACK_DETECTED'] as const).find((one) => answers.includes(one)) ?? 'PASS';
}

/** Somebody has gone through: in, or out. What is told late moves nothing that has happened since. */
export async function notePassing(
  tx: Queryable,
  { buildingId, doorId, userId, direction }: Omit<AreaPassing, 'zone'>,
  at = Date.now(),
): Promise<void> {
  const areas = sql`select id from access_areas where office_centre_id = ${buildingId} and ${doorId} = any(door_ids)`;
  const when = new Date(at).toISOString();
  if (direction === 'EXIT')
    await tx.query(sql`
      delete from access_area_presences
      where user_id = ${userId} and access_area_id in (${areas}) and inside_since <= ${when}::timestamptz`);
  else
    await tx.query(sql`
      insert into access_area_presences (office_centre_id, access_area_id, user_id, inside_since, door_id)
      select ${buildingId}, a.id, ${userId}, ${when}, ${doorId} from access_areas a
      where a.office_centre_id = ${buildingId} and ${doorId} = any(a.door_ids) and not exists (
        select 1 from access_events e where e.user_id = ${userId} and e.door_id = any(a.door_ids) and e.event_type = 'GRANTED'
          and e.direction = 'EXIT' and e.happened_at > ${when}::timestamptz)
      on conflict (access_area_id, user_id) do update set inside_since = excluded.inside_since, door_id = excluded.door_id
        where access_area_presences.inside_since <= excluded.inside_since`);
}

export interface DoorEvent {
  doorId: number | null;
  userId?: number | null | undefined;
  eventType: string;
  happenedAt?: string | undefined;
  direction?: AtArea['direction'] | null | undefined;
}
/** What events say of who is in which area. Somebody who was let in and has not gone in is out. */
export async function notePassings(tx: Queryable, buildingId: number, events: readonly DoorEvent[]): Promise<void> {
  const moved = events.filter(
    ({ eventType, userId, doorId, direction }) =>
      userId && doorId !== null && ((eventType === 'GRANTED' && direction) || eventType === 'NO_ENTRY_AFTER_GRANTED'),
  );
  if (!moved.length) return;
  const rows = await tx.query<{ doorId: number }>(
    sql`select distinct unnest(door_ids) as "doorId" from access_areas where office_centre_id = ${buildingId}`,
  );
  const around = new Set(rows.map(({ doorId }) => doorId));
  const timed = moved
    .filter(({ doorId }) => around.has(doorId as number))
    .map((event) => ({ ...event, at: event.happenedAt ? Math.min(Date.parse(event.happenedAt), Date.now()) : Date.now() }))
    .sort((one, other) => one.at - other.at);
  for (const { doorId, userId, eventType, direction, at } of timed) {
    const passing = { buildingId, doorId: doorId as number, userId: userId as number };
    if (eventType === 'GRANTED') await notePassing(tx, { ...passing, direction: direction as AtArea['direction'] }, at);
    else if (direction !== 'EXIT') await notePassing(tx, { ...passing, direction: 'EXIT' }, at);
  }
}

export const accessAreaRules = rulesFor(accessArea, {
  actions: {
    forgiveAll: async ({ tx }, rows) =>
      void (await tx.query(sql`
        delete from access_area_presences where access_area_id = any(${sql.param(rows.map(({ before }) => before.id))}::bigint[])`)),
  },
});
