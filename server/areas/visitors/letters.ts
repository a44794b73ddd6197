/**
 * What a visitor is written: to complete the visit, the pass with a calendar file (REQUEST, with a greater SEQUENCE when the time has changed), and that
 * it is off (CANCEL). Visits that were invited together, members with the same address and dates of a series, are one mail. Nothing is said twice.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { visit } from '#schemas/visitors/visit.ts';
import { enqueueOutside, plainName, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import type { LinkedEntity } from '#server/engine/linked/proof.ts';
import { lastingTokenLink } from '#server/engine/linked/token.ts';
import { type CalendarEvent, type CalendarMethod, writeEvents } from '#server/files/ics.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import { domainOf } from '#server/mail/messageDomain.ts';
import type { MailTemplate } from '#server/mail/template.ts';

export interface Letter {
  id: number;
  uuid: string;
  version: number;
  status: string;
  visitorName: string;
  email: string | null;
  locale: LocaleCode;
  host: string;
  hostEmail: string;
  company: string;
  building: string;
  buildingId: number;
  zone: string;
  address: string | null;
  floorNo: string | null;
  startAt: string;
  endAt: string;
  message: string | null;
  toldAs: string | null;
}
/** So many calendar files go with one mail. */
const MAX_FILES = 60;

export const lettersOf = (tx: Pick<Transaction, 'query'>, ids: readonly number[]): Promise<Letter[]> =>
  tx.query<Letter & object>(sql`
    select v.id, v.uuid, v.version, v.status, v.visitor_name as "visitorName", v.email, v.locale, u.full_name as host, u.username as "hostEmail",
      t.company_name as company, coalesce(o.building_name, o.company_name) as building, o.id as "buildingId", o.time_zone as zone, o.address,
      v.floor_no as "floorNo", v.start_at as "startAt", v.end_at as "endAt", v.host_message as message, v.told_as as "toldAs"
    from visits v join users u on u.id = v.host_id join office_centres t on t.id = v.tenant_id join office_centres o on o.id = v.office_centre_id
    where v.id = any(${idList(ids)}) and v.forgotten_date is null order by v.start_at, v.id`);

type Template = Extract<MailTemplate, 'visitComplete' | 'visitInvitation' | 'visitCancelled'>;
function templateFor({ status, toldAs }: Letter): Template | undefined {
  if (status === 'PRE_REGISTERED') return 'visitComplete';
  if (status === 'APPROVED') return 'visitInvitation';
  return ['CANCELLED', 'REJECTED'].includes(status) && toldAs ? 'visitCancelled' : undefined;
}
const saidOf = (template: Template, { startAt, endAt }: Letter): string =>
  [template, new Date(startAt).toISOString(), new Date(endAt).toISOString()].join(' ');

export const eventOf = (one: Letter, domain: string, status: CalendarEvent['status']): CalendarEvent => ({
  uid: `${one.uuid}@${domain}`,
  sequence: one.version,
  stamp: new Date(),
  start: new Date(one.startAt),
  end: new Date(one.endAt),
  title: [one.company, one.host].join(', '),
  description: '',
  place: [one.building, one.floorNo, one.address].filter(Boolean).join(', '),
  status,
  organizer: { email: one.hostEmail, name: plainName(one.host) ?? one.company },
  attendees: one.email ? [{ email: one.email }] : [],
});

function fileOf(one: Letter, template: Template, context: RuleContext) {
  const isOff = template === 'visitCancelled';
  const method: CalendarMethod = isOff ? 'CANCEL' : 'REQUEST';
  const event = eventOf(
    one,
    domainOf(context.config),
    isOff ? 'CANCELLED' : template === 'visitComplete' ? 'TENTATIVE' : 'CONFIRMED',
  );
  return {
    filename: `${localAt(one.zone, Date.parse(one.startAt)).date}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    text: writeEvents([event], method),
  };
}

/** The page of a visit, with the address of the portal; `/invitation` where there is something to complete. */
export async function addressOf(
  { tx, model, config }: Pick<RuleContext, 'tx' | 'model' | 'config'>,
  one: Letter,
  toComplete: boolean,
) {
  const entity = model.entity(visit.name) as LinkedEntity;
  const path = await lastingTokenLink(tx, entity, entity.linked as TokenLink, {
    id: one.id,
    uuid: one.uuid,
    building: one.buildingId,
  });
  const [token, building] = path.split('/').reverse();
  return `${config.publicUrl}${toComplete ? `/invitation?token=visit.${building}.${token}` : path}`;
}

/** Writes to the visitors of these visits what they have not been told yet; `resend` says it again. */
export async function tellVisitors(context: RuleContext, ids: readonly number[]): Promise<void> {
  const { tx, config, reach, operation } = context;
  const together = new Map<string, { template: Template; to: string; visits: Letter[] }>();
  for (const one of await lettersOf(tx, ids)) {
    const template = templateFor(one);
    const isOver = Date.parse(one.endAt) <= Date.now();
    if (!template || isOver || !one.email || !isPlainAddress(one.email)) continue;
    if (saidOf(template, one) === one.toldAs && operation !== 'resend') continue;
    const key = `${template} ${one.email.toLowerCase()}`;
    const letter = together.get(key) ?? { template, to: one.email, visits: [] };
    letter.visits.push(one);
    together.set(key, letter);
  }
  for (const { template, to, visits } of together.values()) {
    const first = visits[0] as Letter;
    const [from, until] = [localAt(first.zone, Date.parse(first.startAt)), localAt(first.zone, Date.parse(first.endAt))];
    const links: string[] = [];
    for (const one of visits) links.push(await addressOf(context, one, template === 'visitComplete'));
    const dates = visits.map((one) => localAt(one.zone, Date.parse(one.startAt)).date);
    const params = {
      visitor: first.visitorName,
      host: first.host,
      company: first.company,
      building: first.building,
      place: [first.building, first.floorNo, first.address].filter(Boolean).join(', '),
      date: { date: from.date },
      time: `${from.time}–${until.time}`,
      others: visits.length > 1 ? dates.slice(1).join(', ') : '',
      message: first.message ?? '',
      link: links.join('\n'),
    };
    const plain = {
      ...params,
      host: plainName(first.host) ?? first.company,
      visitor: plainName(first.visitorName) ?? '',
      message: '',
    };
    const attachments = visits.slice(0, MAX_FILES).map((one) => fileOf(one, template, context));
    const order = { to, template, params, plain, locale: first.locale, attachments, buildingId: first.buildingId };
    const refused = await enqueueOutside(tx, config, 'guest', { ...senderOf(reach), buildingId: first.buildingId }, [order]);
    if (refused.length) continue;
    for (const one of visits) await tx.query(sql`update visits set told_as = ${saidOf(template, one)} where id = ${one.id}`);
  }
}
