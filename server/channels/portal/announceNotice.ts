/** Tells the open portals of people that their notices have changed, once the transaction commits. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { CHANNEL } from '#server/live/change.ts';

/** PostgreSQL's limit for one announcement is 8000 bytes. */
const PEOPLE_AT_ONCE = 400;

/** @param people a statement `select … as id` */
export async function announceNotice(on: Queryable, people: SQL): Promise<void> {
  await on.query(sql`
    select pg_notify(${CHANNEL}, json_build_object('noticeTo', json_agg(p.id))::text)
    from (select id, row_number() over () / ${PEOPLE_AT_ONCE}::int as part from (${people}) q) p group by p.part`);
}
