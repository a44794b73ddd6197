/**
 * Sends one delivery. Its rights are looked up now; its file is written, and its mail ordered in the transaction that ends its task: whoever does the
 * job again finds it done.
 */
import { sql } from 'drizzle-orm';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Refusal, reportDelivery } from '#schemas/reports/reportDelivery.ts';
import { namesOf, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import { stopLink, stoppedAmong } from '#server/channels/outside/stops.ts';
import type { Queryable } from '#server/db/database.ts';
import { mailSheet } from '#server/engine/calls/exportJob.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Job } from '#server/jobs/job.ts';
import { createScheduled } from '#server/jobs/tasks.ts';
import { languageOf, presentSession } from './people.ts';
import { type Claimed, DELIVER } from './plan.ts';
import { contentsOf, maySubscribe, type Subscribed, sourceOf } from './subscribed.ts';
import { unsubscribeLink } from './unsubscribe.ts';

interface Delivery extends Subscribed {
  id: number;
  uuid: string;
  byHand: boolean;
  dueDate: string;
  recipientId: number | null;
  recipientName: string | null;
  address: string;
  subscriptionUuid: string;
  name: string;
  skipEmpty: boolean;
  ownerId: number;
  language: string | null;
  providerBuildingId: number | null;
  buildingId: number;
  placeId: number;
  domains: string[] | null;
}

const pending = async (on: Queryable, id: number): Promise<Delivery | undefined> =>
  (
    await on.query<Delivery & object>(sql`
      select d.id::int, d.uuid, d.by_hand as "byHand", d.due_date as "dueDate", d.recipient_id::int as "recipientId", u.full_name as "recipientName",
        d.address, s.uuid as "subscriptionUuid", s.name, s.about, s.source, s.query, s.covers, s.skip_empty as "skipEmpty", s.user_id::int as "ownerId",
        s.language, s.provider_building as "providerBuildingId", s.office_centre_id::int as "buildingId",
        coalesce(s.tenant_id, s.office_centre_id)::int as "placeId",
        (select mail_domains from report_settings where office_centre_id = s.office_centre_id) as domains
      from report_deliveries d join report_subscriptions s on s.id = d.subscription_id left join users u on u.id = d.recipient_id
      where d.id = ${id} and d.status = 'PENDING'`)
  )[0];

type Ended = (typeof reportDelivery)['fields']['status']['values'][number];
const end = (on: Queryable, id: number, status: Ended, facts: { reason?: Refusal; count?: number; mailId?: number } = {}) =>
  on.query(sql`
    update report_deliveries set status = ${status}, reason = ${facts.reason ?? null}, row_count = ${facts.count ?? null}, mail_id = ${facts.mailId ?? null},
      done_date = now(), updated_date = now(), version = version + 1 where id = ${id} and status = 'PENDING'`);

/** The domain of an address is one of those that the building has listed. */
export const isListed = (address: string, domains: readonly string[] | null): boolean =>
  (domains ?? []).some((one) => address.toLowerCase().endsWith(`@${one.trim().toLowerCase().replace(/^@/, '')}`));

/** With whose rights it is sent, or why it is not. */
async function standing({ db, model }: DomainJobContext, one: Delivery): Promise<Session | Refusal> {
  const { placeId, buildingId, providerBuildingId, ownerId, recipientId } = one;
  const at = { placeId, buildingId };
  const owner = await presentSession(db, { ...at, userId: ownerId, providerBuildingId });
  // What somebody else sends to themselves does not depend on the owner.
  if (!owner && !one.byHand) return 'OWNER_LEFT';
  const isOwners = recipientId === null || recipientId === ownerId;
  if (recipientId === null && !isListed(one.address, one.domains)) return 'DOMAIN';
  if (recipientId === null && (await stoppedAmong(db, [one.address])).size) return 'STOPPED';
  const session = isOwners ? owner : await presentSession(db, { ...at, userId: recipientId, providerBuildingId: null });
  if (!session) return 'LEFT';
  const entity = sourceOf(model, one);
  return entity && maySubscribe(session, entity) ? session : 'NO_RIGHT';
}

/** Whom the mail comes from, and how its reader stops all mail from here: for those without an account. */
async function outsideOf({ db, config }: DomainJobContext, session: Session, address: string) {
  const sender = senderOf({ session, buildingId: session.buildingId });
  return { from: await namesOf(db, sender), stop: await stopLink(db, config, address) };
}

async function send(context: DomainJobContext, one: Delivery, session: Session): Promise<void> {
  const { db, config, model } = context;
  const entity = model.entity(one.source);
  const locale = await languageOf(db, one.recipientId, one.language);
  const reach = reachOf(session, locale);
  const contents = await contentsOf(context, one, entity, { reach, locale, due: new Date(one.dueDate) });
  if (contents.total === 0 && one.skipEmpty && !one.byHand) {
    await end(db, one.id, 'SKIPPED', { count: 0 });
    return;
  }
  const task = { id: one.uuid, userId: session.userId, officeCentreId: reach.centreId, subject: entity.name };
  const letter = {
    to: one.address,
    ...(one.recipientName === null ? { outside: await outsideOf(context, session, one.address) } : { name: one.recipientName }),
    templates: { attached: contents.total ? 'subscription' : 'subscriptionEmpty', link: 'subscriptionLink' } as const,
    params: { name: one.name },
    unsubscribe: await unsubscribeLink(db, config, one.subscriptionUuid, one.address),
    sent: async (tx: Queryable, mailId: number) => {
      await end(tx, one.id, 'QUEUED', { count: contents.total, mailId });
    },
  };
  await mailSheet(
    { taskId: await createScheduled(db, task), reach, locale, letter },
    context,
    contents.called,
    contents.total,
    contents.rows,
  );
}

/** What is wrong with a filter is wrong at every attempt. */
const isFilter = (error: unknown) => error instanceof AppError && error.code.startsWith('bad');

export async function deliver({ deliveryId }: Claimed, context: DomainJobContext): Promise<void> {
  const one = await pending(context.db, deliveryId);
  if (!one) return;
  const session = await standing(context, one);
  if (typeof session === 'string') {
    await end(context.db, one.id, 'REFUSED', { reason: session });
    return;
  }
  try {
    await send(context, one, session);
  } catch (error) {
    if (!isFilter(error)) throw error;
    await end(context.db, one.id, 'REFUSED', { reason: 'FILTER' });
  }
}

export const deliverJob: Job<Claimed, DomainJobContext> = { name: DELIVER, run: deliver, expireSeconds: 900 };
