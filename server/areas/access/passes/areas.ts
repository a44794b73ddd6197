/** Who is in which area: asked before a door opens, written once it has. */
import { sql } from 'drizzle-orm';
import { accessArea } from '#schemas/access/accessArea.ts';
import { type AtArea, askPassback, type PassbackAnswer, type PassbackMode } from '#schemas/access/antiPassback.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
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

/** The strictest answer of all areas around the door; the rows are locked until the passing is written. */
export async function passbackAt(
  tx: Queryable,
  { buildingId, doorId, userId, direction, zone }: AreaPassing,
  at = Date.now(),
): Promise<PassbackAnswer> {
  const rows = await tx.query<{ mode: PassbackMode; nightlyReset: boolean; since: string | null }>(sql`
    select a.mode, a.nightly_reset as "nightlyReset", p.inside_since as since from access_areas a
      left join access_area_presences p on p.access_area_id = a.id and p.user_id = ${userId}
    where a.office_centre_id = ${buildingId} and ${doorId} = any(a.door_ids) order by a.id for no key update of a`);
  const midnight = startOfDay(zone, localAt(zone, at).date);
  const answers = rows.map(({ mode, nightlyReset, since }) =>
    askPassback({
      mode,
      direction,
      insideSince: since === null ? null : new Date(since).getTime(),
      forgottenBefore: nightlyReset ? midnight : null,
    }),
  );
  return (['PASSBACK', 'PASSBACK_DETECTED'] as const).find((one) => answers.includes(one)) ?? 'PASS';
}

/** Somebody has gone through: in, or out. */
export async function notePassing(
  tx: Queryable,
  { buildingId, doorId, userId, direction }: Omit<AreaPassing, 'zone'>,
  at = Date.now(),
): Promise<void> {
  const areas = sql`select id from access_areas where office_centre_id = ${buildingId} and ${doorId} = any(door_ids)`;
  if (direction === 'EXIT')
    await tx.query(sql`delete from access_area_presences where user_id = ${userId} and access_area_id in (${areas})`);
  else
    await tx.query(sql`
      insert into access_area_presences (office_centre_id, access_area_id, user_id, inside_since, door_id)
      select ${buildingId}, id, ${userId}, ${new Date(at).toISOString()}, ${doorId} from (${areas}) a
      on conflict (access_area_id, user_id) do update set inside_since = excluded.inside_since, door_id = excluded.door_id`);
}

export const accessAreaRules = rulesFor(accessArea, {
  actions: {
    forgiveAll: async ({ tx }, rows) =>
      void (await tx.query(sql`
        delete from access_area_presences where access_area_id = any(${sql.param(rows.map(({ before }) => before.id))}::bigint[])`)),
  },
});
