/** Tells people of what has happened to a record (`tells` of its entity), in the transaction of the change. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isReference } from '#schemas/kernel/field.ts';
import { fillPage } from '#schemas/kernel/path.ts';
import type { Tell } from '#schemas/kernel/tell.ts';
import { matches } from '#schemas/kernel/where.ts';
import { addressesOf } from '#server/auth/holders.ts';
import { findPlace } from '#server/auth/places.ts';
import { deliver } from '#server/channels/deliver.ts';
import { ownText } from '#server/channels/ownTexts.ts';
import { enqueueMails } from '#server/mail/mail.ts';
import type { RecordRow } from '../record.ts';
import type { RuleContext, Told } from '../rules.ts';
import { systemReach } from '../systemReach.ts';
import { loadRecord } from '../verbs/get.ts';
import { buildingOf, toldBy } from './recipients.ts';
import { type About, textsOf } from './texts.ts';

/** Is anybody told of this at all? */
export const tellsOf = ({ tells = {} }: Pick<Entity, 'tells'>, what: string): [string, Tell][] =>
  Object.entries(tells).filter(([, { on }]) => on.includes(what));

/** The record's page in the portal, or that of the record above it; the portal's first page where neither has one. */
function pageOf(model: RuleContext['model'], entity: Entity, record: RecordRow): string {
  const { pages, api, parent, fields } = entity;
  const above = api.under ?? parent;
  const field = above && fields[above];
  const held = (above ? record[above] : undefined) as Partial<RecordRow> | null | undefined;
  const target = field && isReference(field) ? model.entity(field.to) : undefined;
  const key = target && held?.[target.api.key];
  if (pages.show) return fillPage(pages.show, record[api.key] as string | number, key as string | number | undefined);
  return target?.pages.show && key !== undefined ? fillPage(target.pages.show, key as string | number) : '/';
}

async function tellOf(context: RuleContext, about: About, name: string, tell: Tell, record: RecordRow, before?: RecordRow) {
  const { tx, entity, reach, config } = context;
  const told: Told[] = [];
  for (const to of tell.to) told.push(await toldBy(context, record, to));
  const userIds = [...new Set(told.flatMap((one) => one.userIds ?? []))].filter((id) => id !== reach.session.userId);
  const addresses = told.flatMap(({ addresses = [], link }) => addresses.map((to) => ({ to, link })));
  if (!userIds.length && !addresses.length) return;

  const buildingId = buildingOf(entity, record, reach.buildingId);
  const own = await ownText(tx, buildingId, entity.name, name);
  const { title, message } = textsOf(about, name, tell, record, { before, own });
  const link = pageOf(context.model, entity, record);
  if (userIds.length) {
    const id = `${entity.name}.${record.id}.${name}.${record.version}`;
    await deliver(tx, { kind: tell.kind, id, title, message, link, buildingId, userIds, mailed: own?.sendsMail });
  }
  // A building that sends no mail at this step means people who find the notice in the portal; an address has nothing but the mail.
  if (!addresses.length) return;
  // Who is told as a person, or has done it, gets no second mail as an address.
  const seen = await addressesOf(tx, [...userIds, reach.session.userId]);
  const fresh = addresses.filter(({ to }) => !seen.has(to.toLowerCase()) && seen.add(to.toLowerCase()));
  await enqueueMails(
    tx,
    fresh.map(({ to, link: own }) => ({
      to,
      template: 'notice' as const,
      params: { title, message, link: `${config.publicUrl}${own ?? link}`, choice: { word: 'mail.notice.party' } },
      locale: fallbackLocale,
      buildingId,
    })),
  );
}

/** @param rows the records as they are now, each with the one before if there was one */
export async function tellPeople(
  context: RuleContext,
  rows: readonly { record: { id: number }; before?: RecordRow }[],
): Promise<void> {
  const { tx, model, entity, reach, what, writing } = context;
  const due = tellsOf(entity, what);
  if (!due.length || !writing) return;
  for (const { record: changed, before } of rows) {
    // All of it, whatever the caller may read: each text names what its readers may know.
    const record = await loadRecord(tx, model, entity, systemReach('Atrium', reach.today), sql`t.id = ${changed.id}`);
    const buildingId = buildingOf(entity, record, reach.buildingId);
    const zone = (buildingId !== null && (await findPlace(tx, { id: buildingId }))?.zone) || reach.zone;
    for (const [name, tell] of due)
      if (matches(tell.when, record, { today: reach.today }))
        await tellOf(context, { entity, reach, what, zone }, name, tell, record, before);
  }
}
