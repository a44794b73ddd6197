/** Tells people of what has happened to a record (`notifications` of its entity), in the transaction of the change. */

import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { fillPage } from '#schemas/kernel/calls/path.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReference, type LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { EntityNotification, Notifying } from '#schemas/kernel/notices/notification.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { LOCK_SECONDS } from '#server/auth/guard.ts';
import { addressesOf } from '#server/auth/people/holders.ts';
import { findPlace } from '#server/auth/people/places.ts';
import { deliver } from '#server/channels/deliver.ts';
import { enqueueOutside, namesOf, type Refused, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import { ownText } from '#server/channels/ownTexts.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueueMails, type MailOrder } from '#server/mail/mail.ts';
import type { Recipients, RuleContext } from '../areas/rules.ts';
import { systemReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { buildingOf, recipientsBy } from './recipients.ts';
import { type About, textsOf } from './texts.ts';

/** Is anybody told of this at all? */
export const notificationsOf = ({ notifications = {} }: Notifying, operation: string): [string, EntityNotification][] =>
  Object.entries(notifications).filter(([, { on }]) => on.includes(operation));

/** The record's page in the portal, or that of the record above it; the portal's first page where neither has one. */
function pageOf(model: RuleContext['model'], entity: Entity, record: RecordRow): string {
  const { pages, api, parent, fields } = entity;
  const above = aboveNames(api.under)[0] ?? parent;
  const field = above && fields[above];
  const held = (above ? record[above] : undefined) as Partial<RecordRow> | null | undefined;
  const target = field && isReference(field) ? model.entity(field.to) : undefined;
  const key = target && held?.[target.api.key];
  if (pages.show) return fillPage(pages.show, record[api.key] as string | number, key as string | number | undefined);
  return target?.pages.show && key !== undefined ? fillPage(target.pages.show, key as string | number) : '/';
}

async function notifyOf(
  context: RuleContext,
  about: About,
  name: string,
  notification: EntityNotification,
  record: RecordRow,
  before?: RecordRow,
) {
  const { tx, entity, reach, config } = context;
  const told: Recipients[] = [];
  for (const to of notification.to) told.push(await recipientsBy(context, record, to));
  const userIds = [...new Set(told.flatMap((one) => one.userIds ?? []))].filter((id) => id !== reach.session.userId);
  const addresses = told.flatMap(({ addresses = [], link, outside }) => addresses.map((to) => ({ to, link, outside })));
  if (!userIds.length && !addresses.length) return;

  const buildingId = buildingOf(entity, record, reach.buildingId);
  const own = await ownText(tx, buildingId, entity.name, name);
  const { title, message } = textsOf(about, name, notification, record, { before, own });
  const { leadsTo } = notification;
  const link = leadsTo
    ? leadsTo.replace(/:(id|uuid)$/, (_, key: 'id' | 'uuid') => String(record[key]))
    : pageOf(context.model, entity, record);
  if (userIds.length) {
    const id = `${entity.name}.${record.id}.${name}.${record.version}`;
    await deliver(tx, { kind: notification.kind, id, title, message, link, buildingId, userIds, mailed: own?.sendsMail });
  }
  // A building that sends no mail at this step means people who find the notice in the portal; an address has nothing but the mail.
  if (!addresses.length) return;
  // Who is told as a person, or has done it, gets no second mail as an address.
  const seen = await addressesOf(tx, [...userIds, reach.session.userId]);
  const fresh = addresses.filter(({ to }) => !seen.has(to.toLowerCase()) && seen.add(to.toLowerCase()));
  const sender = { ...senderOf(reach), buildingId };
  const from = await namesOf(tx, sender);
  const plain = textsOf(about, name, notification, record, { before, own, from });
  const orders = fresh.map(({ to, link: own, outside }) => {
    const params = { title, message, link: `${config.publicUrl}${own ?? link}`, choice: { word: 'mail.notice.party' } };
    const order: MailOrder = { to, template: 'notice', params, locale: fallbackLocale, buildingId };
    return { outside, order: { ...order, plain: { ...params, ...plain } } };
  });
  await enqueueMails(
    tx,
    orders.filter(({ outside }) => !outside).map(({ order: { plain: _, ...order } }) => order),
  );
  const typed = orders.filter(({ outside }) => outside).map(({ order }) => order);
  const refused = await enqueueOutside(tx, config, 'notice', sender, typed);
  for (const one of refused) await notifyAuthor(context, { name, notification, record, link, buildingId }, one);
}

interface Unsent {
  name: string;
  notification: EntityNotification;
  record: RecordRow;
  link: string;
  buildingId: number | null;
}

/**
 * Who has caused a mail that is not sent hears of it: at once where the mail was all that they asked for, else by a notice.
 * @throws AppError outsideStopped, outsideOften as tooMany
 */
async function notifyAuthor(
  context: RuleContext,
  { name, notification, record, link, buildingId }: Unsent,
  { to, why }: Refused,
) {
  const { tx, entity, reach, operation } = context;
  const messageKey = why === 'STOPPED' ? 'errors.outsideStopped' : 'errors.outsideOften';
  if (notification.asked?.includes(operation)) {
    if (why === 'STOPPED') throw new AppError('notAllowedNow', { messageKey });
    throw new AppError('tooMany', { messageKey, headers: { 'retry-after': String(LOCK_SECONDS) } });
  }
  if (!reach.session.userId) return;
  const inEach = (say: (locale: LocaleCode) => string) =>
    Object.fromEntries(localeCodes.map((locale) => [locale, say(locale)])) as LocalizedText;
  await deliver(tx, {
    kind: notification.kind,
    id: `${entity.name}.${record.id}.${name}.${record.version}.${to}.refused`,
    title: inEach((locale) => translate(locale, 'mail.outside.refused', { to })),
    message: inEach((locale) => translate(locale, messageKey)),
    link,
    buildingId,
    userIds: [reach.session.userId],
  });
}

/** @param rows the records as they are now, each with the one before if there was one */
export async function notifyPeople(
  context: RuleContext,
  rows: readonly { record: { id: number }; before?: RecordRow }[],
): Promise<void> {
  const { tx, model, entity, reach, operation, writing, untold, seriesCount } = context;
  const due = notificationsOf(entity, operation);
  if (!due.length || !writing || untold) return;
  for (const { record: changed, before } of rows) {
    // All of it, whatever the caller may read: each text names what its readers may know.
    const record = await loadRecord(tx, model, entity, systemReach('Atrium', reach.today), sql`t.id = ${changed.id}`);
    const buildingId = buildingOf(entity, record, reach.buildingId);
    const zone = (buildingId !== null && (await findPlace(tx, { id: buildingId }))?.zone) || reach.zone;
    for (const [name, notification] of due)
      if (matches(notification.when, record, { today: reach.today }))
        await notifyOf(context, { entity, reach, operation, zone, seriesCount }, name, notification, record, before);
  }
}
