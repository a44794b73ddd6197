/**
 * Settles who a notification is for: one row for each person, written by one statement within the database, so that a hundred
 * thousand people take no memory here. Whoever has a row already keeps it: it can be repeated.
 */
import { sql } from 'drizzle-orm';
import { notification } from '#schemas/broadcasts/notification.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Audience } from '#schemas/kernel/rights/audience.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { addresseesOf } from '#server/engine/reach/audience.ts';

export interface Settled extends Audience {
  id: number;
  officeCentreId: number | null;
}

/** How many it would have now: what is expected of one that is sent later. */
export async function countRecipients(on: Queryable, model: Model, told: Settled): Promise<number> {
  const people = addresseesOf(model, notification as unknown as Entity, told, told.officeCentreId);
  const [row] = await on.query<{ count: number }>(sql`select count(*)::int as count from (${people}) p`);
  return row?.count ?? 0;
}

/** Returns how many recipients the notification has now. */
export async function settleRecipients(on: Queryable, model: Model, told: Settled): Promise<number> {
  const owner = told.officeCentreId;
  const people = addresseesOf(model, notification as unknown as Entity, told, owner);
  const here = owner === null ? sql.raw('true') : sql`r.building_id = ${owner}`;
  const [row] = await on.query<{ count: number }>(sql`
    with written as (
      insert into notification_recipients (office_centre_id, notification_id, user_id, tenant_id)
      select ${owner}::bigint, ${told.id}::bigint, p.id,
        (select r.office_centre_id from user_roles r where r.user_id = p.id and r.active and ${here} order by r.id limit 1)
      from (${people}) p order by p.id
      on conflict do nothing returning 1)
    select (select count(*) from written)::int +
      (select count(*) from notification_recipients where notification_id = ${told.id})::int as count`);
  return row?.count ?? 0;
}
