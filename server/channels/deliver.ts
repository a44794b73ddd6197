/**
 * How notices reach people. A notice is ordered in the transaction that causes it: one row per person and channel.
 * The rows of the portal are what its bell shows; those of mail and push messages are worked off by jobs, in batches.
 */
import { is, SQL, sql } from 'drizzle-orm';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import { type NoticeKind, turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import type { Transaction } from '#server/db/database.ts';
import { enqueue, PRIORITY, type Priority } from '#server/jobs/enqueue.ts';
import { type JobName, jobName } from '#server/jobs/job.ts';
import { announceNotice } from './portal/announceNotice.ts';

export interface Notice {
  kind: NoticeKind;
  /** The caller's name for this notice, such as `12` or `12.stopped`: ordered again, it reaches only those whom it has not reached. */
  id: string | number;
  /** Plain text, as is the message. */
  title: LocalizedText;
  message: LocalizedText;
  /** What it leads to: a path of the portal such as `/notifications/12`, or a web address. */
  link?: string | null;
  /** The building that it is about: the portal shows it to people who are working there. */
  buildingId?: number | null;
  /** Ids of people, or a statement `select … as id`. Those without an active account are left out. */
  userIds: readonly number[] | SQL;
  /** Goes before everything else in the queues, whatever a person has chosen. */
  urgent?: boolean;
  /** False where the building has turned the mail of this step off. */
  mailed?: boolean;
}

/** Hands the next people of a notice over to the channel. */
export interface Batch {
  deliveryId: number;
  urgent: boolean;
}
export const DELIVER: Readonly<Record<'MAIL' | 'PUSH', JobName<Batch>>> = {
  MAIL: jobName<Batch>('channels.mail'),
  PUSH: jobName<Batch>('channels.push'),
};
export const priorityOf = ({ urgent }: Pick<Batch, 'urgent'>): Priority => (urgent ? PRIORITY.urgent : PRIORITY.bulk);

/** A path of this portal alone: no other host, no other scheme. */
export const isPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link);
const isWebAddress = (link: string): boolean => /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);

/** The person `p` has not turned the channel `c` off for this kind; their own choice counts before one within a single building. */
const wanted = (kind: NoticeKind): SQL => sql`(c.channel = 'PORTAL' or not coalesce((
  select v.value @> to_jsonb(array[lower(c.channel)]) from user_preferences v
  where v.user_id = p.id and v.key = ${turnedOffKey(kind)} order by v.provider_building_id limit 1), false))`;

/** The person `p` can be reached by the channel `c`. */
const reachable = sql`(c.channel <> 'PUSH' or exists (
  select 1 from push_subscriptions d join sessions s on s.id = d.session_id and s.revoked_date is null where d.user_id = p.id))`;

/**
 * Shows it in the portal, and orders mail and push messages; all of it when `tx` commits, nothing if it rolls back.
 * @returns the number of people by channel whom this call has added
 * @throws Error when the link is neither a path of the portal nor a web address
 */
export async function deliver(tx: Transaction, notice: Notice): Promise<{ portal: number; mail: number; push: number }> {
  const { kind, id, title, message, link = null, buildingId = null, userIds, urgent = false, mailed = true } = notice;
  if (link !== null && !isPath(link) && !isWebAddress(link)) throw new Error('a notice links to a path or a web address');
  const people = is(userIds, SQL) ? userIds : sql`select unnest(${`{${userIds.join(',')}}`}::bigint[]) as id`;
  const [delivery] = await tx.query<{ id: number }>(sql`
    insert into deliveries (kind, key, title, message, link, building_id, urgent)
    values (${kind}, ${String(id)}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(message)}::jsonb, ${link}, ${buildingId}, ${urgent})
    on conflict (kind, key) do update set key = excluded.key returning id`);
  const deliveryId = Number(delivery?.id);
  const added = await tx.query<{ channel: 'PORTAL' | 'MAIL' | 'PUSH'; people: number }>(sql`
    with added as (
      insert into delivery_recipients (delivery_id, channel, user_id, status)
      select ${deliveryId}::bigint, c.channel, p.id, case c.channel when 'PORTAL' then 'UNREAD' else 'WAITING' end
      from (select u.id from users u where u.status = 'ACTIVE' and u.id in (${people})) p
        cross join (values ('PORTAL'), ('MAIL'), ('PUSH')) c(channel)
      where ${reachable} and (${mailed} or c.channel <> 'MAIL') and ${urgent ? sql.raw('true') : wanted(kind)}
      on conflict do nothing returning channel)
    select channel, count(*)::int as people from added group by channel`);
  for (const { channel } of added)
    if (channel === 'PORTAL') await announceNotice(tx, people);
    else await enqueue(tx, DELIVER[channel], { deliveryId, urgent }, { priority: priorityOf({ urgent }) });
  const of = (wanted: string) => added.find(({ channel }) => channel === wanted)?.people ?? 0;
  return { portal: of('PORTAL'), mail: of('MAIL'), push: of('PUSH') };
}
