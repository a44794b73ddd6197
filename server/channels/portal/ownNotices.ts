/** A person's notices in the portal: each has a row of the channel PORTAL (`deliver.ts`), unread until they open it. */
import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '#schemas/kernel/notices/channels.ts';
import type { OwnNotices } from '#schemas/kernel/notices/ownNotice.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { announceNotice } from './announceNotice.ts';

/** What the badge of the bell counts at most. */
const MAX_UNREAD = 100;
const LONGEST = 100;

/** The notices of the place in which the person works; one that belongs to no building is hidden only from sessions limited to one. */
const here = ({ buildingId, providerBuildingId }: Session): SQL => {
  if (providerBuildingId !== null) return sql`n.building_id = ${providerBuildingId}`;
  return buildingId === null ? sql.raw('true') : sql`(n.building_id is null or n.building_id = ${buildingId})`;
};

const mine = (session: Session): SQL => sql`
  delivery_recipients r join deliveries n on n.id = r.delivery_id
  where r.user_id = ${session.userId} and r.channel = 'PORTAL' and ${here(session)}`;

/** The newest first. */
export async function ownNotices(on: Queryable, session: Session, limit: number): Promise<OwnNotices> {
  const items = await on.query<OwnNotices['items'][number]>(sql`
    select n.id, n.kind, n.title, n.message, n.link, n.urgent, r.status = 'READ' as read, n.created_date as "createdDate"
    from ${mine(session)} order by r.delivery_id desc limit ${Math.min(limit, LONGEST)}`);
  const [counted] = await on.query<{ unread: number }>(sql`
    select count(*)::int as unread from (select 1 from ${mine(session)} and r.status = 'UNREAD' limit ${MAX_UNREAD}) u`);
  return { unread: counted?.unread ?? 0, items };
}

/** What else holds a receipt for notices of a kind, by the ids that were given to `deliver`. */
export type Receipts = Partial<Record<NoticeKind, (tx: Transaction, userId: number, ids: readonly string[]) => Promise<void>>>;

/** Marks these read, or all of them; others of the person's browsers are told. Safe to repeat. */
export async function readNotices(tx: Transaction, session: Session, receipts: Receipts, ids?: readonly number[]): Promise<void> {
  const which = ids ? sql`and r.delivery_id = any(${idList(ids)})` : sql.raw('');
  const read = await tx.query<{ kind: NoticeKind; key: string }>(sql`
    update delivery_recipients d set status = 'READ' from deliveries m
    where d.channel = 'PORTAL' and d.user_id = ${session.userId} and d.status = 'UNREAD' and m.id = d.delivery_id
      and d.delivery_id in (select r.delivery_id from ${mine(session)} and r.status = 'UNREAD' ${which})
    returning m.kind, m.key`);
  for (const kind of new Set(read.map((one) => one.kind)))
    await receipts[kind]?.(
      tx,
      session.userId,
      read.filter((one) => one.kind === kind).map(({ key }) => key),
    );
  if (read.length) await announceNotice(tx, sql`select ${session.userId}::bigint as id`);
}

/** For the other layers: the person has read it elsewhere; without an id, all of this kind. */
export async function noticeWasRead(on: Queryable, kind: NoticeKind, userId: number, id?: string | number): Promise<void> {
  const which = id === undefined ? sql.raw('true') : sql`m.key = ${String(id)}`;
  const read = await on.query(sql`
    update delivery_recipients d set status = 'READ' from deliveries m
    where m.kind = ${kind} and ${which} and d.delivery_id = m.id and d.channel = 'PORTAL'
      and d.user_id = ${userId} and d.status = 'UNREAD' returning 1 as read`);
  if (read.length) await announceNotice(on, sql`select ${userId}::bigint as id`);
}
