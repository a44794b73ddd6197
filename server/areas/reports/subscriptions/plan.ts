/**
 * Plans what is due: each minute one process claims the periods that have come, one row for each recipient, and orders the mails in the same
 * transaction. Periods that were missed while nothing ran are one: the first of them.
 */
import { sql } from 'drizzle-orm';
import { BY_HAND } from '#schemas/reports/reportSubscription.ts';
import { nextPeriod, type Schedule } from '#schemas/reports/schedule.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { enqueue, PRIORITY } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';

export interface Claimed {
  deliveryId: number;
}
export const DELIVER = jobName<Claimed>('reports.deliver');

/** Subscriptions in one transaction. */
const AT_ONCE = 50;
/** What has no job any more is ordered again after so many minutes, and given up after so many hours. */
const LOST_MINUTES = 20;
const GIVEN_UP_HOURS = 24;
const KEPT_DAYS = 400;

interface Due extends Schedule {
  id: number;
  /** The zone of its clock now, and the one for which `at` was found. */
  zone: string;
  nextZone: string | null;
  nextDay: string | null;
  nextDate: string | null;
}

/** What is stored of the period that comes next. */
export function planned(schedule: Schedule, zone: string, after: number) {
  const { day, at } = nextPeriod(schedule, zone, after);
  return { nextDate: new Date(at).toISOString(), nextDay: day, nextZone: zone };
}

/** Claims the period for each recipient who has none of it; the others have it already. */
async function claim(tx: Transaction, id: number, period: string, due: string): Promise<void> {
  const claimed = await tx.query<{ id: number }>(sql`
    with one as (select * from report_subscriptions where id = ${id}), recipients as (
      select u.id as recipient, lower(u.username) as address from one join users u on (one.to_me and u.id = one.user_id) or u.id = any(one.people_ids)
      union all select null, lower(x) from one, unnest(one.outside) as x)
    insert into report_deliveries (office_centre_id, tenant_id, user_id, subscription_id, period, due_date, recipient_id, address, status)
    select one.office_centre_id, one.tenant_id, one.user_id, one.id, ${period}, ${due}::timestamptz, r.recipient, r.address, 'PENDING'
    from one, (select distinct on (address) * from recipients order by address, recipient nulls last) r
    on conflict do nothing returning id::int`);
  for (const { id: deliveryId } of claimed) await enqueue(tx, DELIVER, { deliveryId }, { priority: PRIORITY.bulk });
}

/** Sends it to one person at once; nobody's period is touched. */
export async function claimByHand(tx: Transaction, subscriptionId: number, userId: number, key: string): Promise<void> {
  const [claimed] = await tx.query<{ id: number }>(sql`
    insert into report_deliveries (office_centre_id, tenant_id, user_id, subscription_id, period, by_hand, due_date, recipient_id, address, status)
    select s.office_centre_id, s.tenant_id, s.user_id, s.id, ${`${BY_HAND} ${key}`}, true, now(), u.id, lower(u.username), 'PENDING'
    from report_subscriptions s join users u on u.id = ${userId} where s.id = ${subscriptionId} returning id::int`);
  if (claimed) await enqueue(tx, DELIVER, { deliveryId: claimed.id });
}

/** One batch; returns whether there may be more. */
const planBatch = (db: Database, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const due = await tx.query<Due & object>(sql`
      select s.id::int, s.frequency, s.weekday, s.week, s.month_day as "monthDay", s.time, coalesce(s.zone, b.time_zone) as zone,
        s.next_zone as "nextZone", s.next_day as "nextDay", s.next_date as "nextDate"
      from report_subscriptions s join office_centres b on b.id = s.office_centre_id
      where s.active and (s.next_date is null or s.next_date <= ${new Date(now).toISOString()}::timestamptz or s.next_zone <> coalesce(s.zone, b.time_zone))
      order by s.id limit ${AT_ONCE} for update of s skip locked`);
    for (const one of due) {
      const hasCome = one.nextDay !== null && one.nextDate !== null && new Date(one.nextDate).getTime() <= now;
      if (hasCome) await claim(tx, one.id, one.nextDay as string, new Date(one.nextDate as string).toISOString());
      const next = planned({ ...one, time: one.time.slice(0, 5) }, one.zone, now);
      await tx.query(sql`
        update report_subscriptions set next_date = ${next.nextDate}::timestamptz, next_day = ${next.nextDay}, next_zone = ${next.nextZone}
          ${hasCome ? sql`, last_date = ${new Date(now).toISOString()}::timestamptz` : sql``} where id = ${one.id}`);
    }
    return due.length === AT_ONCE;
  });

/** Plans everything that is due at an instant (milliseconds since 1970). */
export async function planDue(db: Database, now: number): Promise<void> {
  while (await planBatch(db, now));
}

/** A delivery has succeeded when the mail has been accepted, not before. */
const followMails = (on: Queryable): Promise<unknown> =>
  on.query(sql`
    update report_deliveries d set status = case when m.status = 'SENT' then 'SENT' when m.status = 'KEPT' then 'KEPT' else 'FAILED' end,
      reason = case when m.status in ('SENT', 'KEPT') then null else 'FAILED' end, done_date = now(), updated_date = now(), version = d.version + 1
    from mails m where d.status = 'QUEUED' and m.id = d.mail_id and m.status in ('SENT', 'KEPT', 'FAILED', 'UNCERTAIN', 'EXPIRED', 'REFUSED')`);

/** Orders again what has lost its job, and gives up what never comes to an end. */
async function sweep(tx: Transaction): Promise<void> {
  await tx.query(sql`
    update report_deliveries set status = 'FAILED', reason = 'FAILED', done_date = now(), updated_date = now(), version = version + 1
    where status = 'PENDING' and created_date < now() - make_interval(hours => ${GIVEN_UP_HOURS})`);
  const lost = await tx.query<{ id: number }>(sql`
    select id::int from report_deliveries where status = 'PENDING' and updated_date < now() - make_interval(mins => ${LOST_MINUTES})
    order by id limit 500 for update skip locked`);
  await tx.query(sql`update report_deliveries set updated_date = now() where id = any(${idList(lost.map(({ id }) => id))})`);
  for (const { id: deliveryId } of lost) await enqueue(tx, DELIVER, { deliveryId }, { priority: PRIORITY.bulk });
}

export const planJob: Job<object, DomainJobContext> = {
  name: 'reports.subscriptions',
  cron: '* * * * *',
  run: async (_, { db }) => {
    await planDue(db, Date.now());
    await followMails(db);
    await db.transaction(sweep);
  },
};

export const cleanUpDeliveries: Job<object, DomainJobContext> = {
  name: 'reports.cleanUp',
  cron: '41 3 * * *',
  run: async (_, { db }) => {
    await db.query(sql`delete from report_deliveries where created_date < now() - make_interval(days => ${KEPT_DAYS})`);
  },
};
