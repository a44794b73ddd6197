/** Notices by push message: one job for each browser of each person, in the lane of its push service, so that a slow one delays nobody else. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { Database } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { enqueueMany } from '#server/jobs/enqueue.ts';
import { type InLane, type Job, type JobContext, jobName } from '#server/jobs/job.ts';
import { type Batch, DELIVER, isPath, priorityOf } from '../deliver.ts';
import { takeBatch } from '../takeBatch.ts';
import type { Device, PushMessage, PushPort } from './port.ts';
import { vapidKeys } from './vapidKeys.ts';
import { webPushPort } from './webPush.ts';

interface One extends InLane {
  deliveryId: number;
  subscriptionId: number;
}
const SEND_PUSH = jobName<One>('push.send');
/** Longer than a push service is given to answer: the sending process has died. */
const LOST_SECONDS = 60;
/** A message takes at most 4 kB, and a screen shows a few lines. */
const MAX_TEXT = 300;

export const pushNotices: Job<Batch> = {
  name: DELIVER.PUSH,
  expireSeconds: 30,
  run: (batch, { db }) =>
    db.transaction(async (tx) => {
      const notice = await takeBatch(tx, 'PUSH', batch);
      if (!notice) return;
      const made = await tx.query<One>(sql`
        insert into push_messages (delivery_id, subscription_id)
        select ${batch.deliveryId}::bigint, d.id from push_subscriptions d join sessions s on s.id = d.session_id and s.revoked_date is null
        where d.user_id = any(${idList(notice.userIds)})
        on conflict do nothing returning delivery_id as "deliveryId", subscription_id as "subscriptionId", (
          select concat_ws(' ', split_part(d.endpoint, '/', 3), ${batch.urgent ? 'urgent' : null}::text)
          from push_subscriptions d where d.id = subscription_id) as lane`);
      await enqueueMany(tx, SEND_PUSH, made, priorityOf(batch));
    }),
};

interface Claimed extends Device {
  urgent: boolean;
  title: LocalizedText;
  message: LocalizedText;
  link: string | null;
  language: string | null;
}

/** What is to be sent; undefined when it was sent, another process is sending it, or the person has signed out meanwhile. */
async function claim(db: Database, { deliveryId, subscriptionId }: One): Promise<Claimed | undefined> {
  const [row] = await db.query<Claimed>(sql`
    update push_messages m set claimed_date = now()
    from deliveries n, push_subscriptions d join sessions s on s.id = d.session_id and s.revoked_date is null
    where m.delivery_id = ${deliveryId} and m.subscription_id = ${subscriptionId} and m.status is null
      and (m.claimed_date is null or m.claimed_date < now() - ${sql.raw(`interval '${LOST_SECONDS} seconds'`)})
      and n.id = m.delivery_id and d.id = m.subscription_id
    returning d.endpoint, d.p256dh, d.auth, n.urgent, n.title, n.message, n.link, (
      select p.value #>> '{}' from user_preferences p where p.user_id = d.user_id and p.key = 'language'
      order by p.provider_building_id limit 1) as language`);
  return row;
}

function messageOf(id: number, { title, message, link, urgent, language }: Claimed): PushMessage {
  const lang: LocaleCode = localeCodes.find((code) => code === language) ?? fallbackLocale;
  const body = readIn(message, lang);
  return {
    urgent,
    content: {
      id,
      title: readIn(title, lang).slice(0, MAX_TEXT),
      body: body.length > MAX_TEXT ? `${body.slice(0, MAX_TEXT - 1)}…` : body,
      // The service worker opens pages of the portal only.
      link: link !== null && isPath(link) ? link : '/',
      lang,
    },
  };
}

/** @param port what the message goes through; tests put their own */
export async function sendPush(one: One, { db }: Pick<JobContext, 'db'>, port: PushPort): Promise<void> {
  const claimed = await claim(db, one);
  if (!claimed) return;
  const { deliveryId, subscriptionId } = one;
  const outcome = await port.send(claimed, messageOf(deliveryId, claimed));
  if (outcome === 'gone') {
    // Its messages go with it.
    await db.query(sql`delete from push_subscriptions where id = ${subscriptionId} and endpoint = ${claimed.endpoint}`);
    return;
  }
  const status = { sent: 'SENT', refused: 'REFUSED', later: null }[outcome];
  await db.query(sql`
    update push_messages set status = ${status}, claimed_date = null where delivery_id = ${deliveryId} and subscription_id = ${subscriptionId}`);
  // The queue tries again, with increasing pauses.
  if (outcome === 'later') throw new Error('the push service did not take a message');
}

const sending: Job<One> = {
  name: SEND_PUSH,
  run: async (one, context) => sendPush(one, context, webPushPort(context.config, await vapidKeys(context.db))),
  retries: 6,
  expireSeconds: 60,
  concurrency: 4,
  lanes: 8,
};
export const pushJobs: readonly Job[] = [pushNotices, sending];
