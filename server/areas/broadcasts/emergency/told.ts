/** The emergency that a person is told of, and whether one goes on in a building. */
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#schemas/kernel/field.ts';
import { prepared } from '#server/db/preparedSql.ts';
import type { AreaContext } from '#server/engine/areaCalls.ts';
import { moment, objectOf, orNull, textOf, uuid, whole } from '#server/openapi/values.ts';
import { words } from '../current.ts';
import { addressedPeople } from './addressed.ts';

export interface ToldEmergency {
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  /** ISO 8601 in UTC. */
  broadcastDate: string;
  reply: 'NONE' | 'SAFE' | 'NEEDS_HELP';
}
export const toldEmergency = objectOf({
  uuid,
  title: words,
  message: words,
  broadcastDate: moment,
  reply: textOf('NONE', 'SAFE', 'NEEDS_HELP'),
});

type Found = Omit<ToldEmergency, 'reply'> & { id: number; reply: ToldEmergency['reply'] | null };

/**
 * At most one, of the building in which the session works. Whoever joins the building while it goes on is told as well; whoever was
 * addressed when it began stays so. Everybody asks at the same moment: the first statement is planned once, and mostly the only one.
 */
export async function currentEmergency({ db, reach }: AreaContext): Promise<ToldEmergency[]> {
  const { buildingId, session } = reach;
  if (buildingId === null) return [];
  const [found] = await db.query<Found>(
    prepared(sql`
      select e.id, e.uuid, e.title, e.message, e.broadcast_date as "broadcastDate", r.reply
      from emergency_broadcasts e
        left join emergency_broadcast_recipients r on r.emergency_broadcast_id = e.id and r.user_id = ${session.userId}
      where e.office_centre_id = ${buildingId} and e.status = 'ONGOING'`),
  );
  if (!found) return [];
  const { id, reply, ...told } = found;
  const isTold =
    reply !== null || (await db.query(addressedPeople(sql`e.id = ${id} and m.user_id = ${session.userId}`))).length > 0;
  return isTold ? [{ ...told, reply: reply ?? 'NONE' }] : [];
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
