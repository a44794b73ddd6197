/** The emergency that people are told of, and whether one goes on in a building. */
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/statement.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { moment, objectOf, orNull, textOf, uuid, whole } from '#server/openapi/values.ts';
import { words } from '../current.ts';
import { addressedPeople } from './addressed.ts';

export interface ToldEmergency {
  id: number;
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  /** ISO 8601 in UTC. */
  broadcastDate: string;
  reply: 'NONE' | 'SAFE' | 'NEEDS_HELP';
}
export const toldEmergency = objectOf({
  id: whole,
  uuid,
  title: words,
  message: words,
  broadcastDate: moment,
  reply: textOf('NONE', 'SAFE', 'NEEDS_HELP'),
});

interface Found extends Omit<ToldEmergency, 'reply'> {
  /** Of those who are asked about; empty for whoever came after it began. */
  replies: Readonly<Record<string, ToldEmergency['reply']>>;
}

/**
 * What goes on in a building, at most one, for each of the people: empty for whoever is not addressed. Whoever joins the building while
 * it goes on is told as well; whoever was addressed when it began stays so. Planned once, because everybody asks at the same moment.
 */
export async function emergencyOf(
  db: Queryable,
  buildingId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ToldEmergency[]>> {
  const people = sql`${`{${userIds.join(',')}}`}::bigint[]`;
  const [found] = await db.query<Found>(
    prepared(sql`
      select e.id, e.uuid, e.title, e.message, e.broadcast_date as "broadcastDate",
        (select coalesce(jsonb_object_agg(r.user_id, r.reply), '{}'::jsonb) from emergency_broadcast_recipients r
          where r.emergency_broadcast_id = e.id and r.user_id = any(${people})) as replies
      from emergency_broadcasts e where e.office_centre_id = ${buildingId} and e.status = 'ONGOING'`),
  );
  if (!found) return new Map(userIds.map((user) => [user, []]));
  const { id, replies, ...told } = found;
  const unknown = userIds.filter((user) => !replies[user]);
  const joined = unknown.length
    ? await db.query<{ person: number }>(
        addressedPeople(sql`e.id = ${id} and m.user_id = any(${`{${unknown.join(',')}}`}::bigint[])`),
      )
    : [];
  const late = new Set(joined.map(({ person }) => person));
  return new Map(
    userIds.map((user) => {
      const reply = replies[user] ?? (late.has(user) ? 'NONE' : undefined);
      return [user, reply ? [{ id, ...told, reply }] : []];
    }),
  );
}

/** At most one, of the building in which the session works. */
export async function currentEmergency({ db, reach: { buildingId, session } }: AreaContext): Promise<readonly ToldEmergency[]> {
  if (buildingId === null) return [];
  return (await emergencyOf(db, buildingId, [session.userId])).get(session.userId) ?? [];
}

export const ongoingSchema = objectOf({ ongoing: { type: 'boolean' }, emergencyBroadcastId: orNull(whole) });
export async function checkOngoing({
  db,
  reach,
}: AreaContext): Promise<{ ongoing: boolean; emergencyBroadcastId: number | null }> {
  const [row] = await db.query<{ id: number }>(
    sql`select id from emergency_broadcasts where office_centre_id = ${reach.buildingId} and status = 'ONGOING'`,
  );
  return { ongoing: row !== undefined, emergencyBroadcastId: row?.id ?? null };
}
