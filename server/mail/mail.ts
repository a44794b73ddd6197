/**
 * Mail is sent in two steps: it is written in the caller's transaction, and a job sends it. Without an SMTP server it
 * is kept and the mailbox page shows it.
 */
import { sql } from 'drizzle-orm';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { PRIORITY, type Priority } from '#server/jobs/enqueue.ts';
import { type Attachment, type Lined, laneOf, sendLined } from './queue.ts';
import { composeMail, type MailParam, type MailTemplate, type Outside, oneLine } from './template.ts';

export interface MailOrder {
  /** One address. */
  to: string;
  /** The name used to address the receiver. */
  name?: string;
  template: MailTemplate;
  /** `minutes` or `days` among them are the validity of the code or link in it: it is not sent after that. */
  params: Readonly<Record<string, MailParam>>;
  /** The sender's language: used if the receiver has chosen none, or is not a portal user. */
  locale: LocaleCode;
  attachments?: readonly Attachment[];
  /**
   * The building whose mail server sends it, if it has one. Absent for what proves whose an address or an account is (codes, links of
   * accounts, invitations): that goes by the provider's server, because whoever runs the server can read it.
   */
  buildingId?: number | null;
  /** Where the receiver turns mail of this kind off without signing in: a link that is theirs alone. */
  unsubscribe?: string;
  /** For somebody who has not agreed to mail from here: who causes it, and the link that stops it. */
  outside?: Outside;
}
export type { Attachment };

/** A single plain address: no second one, no name, no line break. */
const ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/;

export const isPlainAddress = (text: string): boolean => ADDRESS.test(text) && text.length <= 254;

/** Minutes for which the content can be used; null when it never expires. */
const validMinutes = ({ minutes, days }: MailOrder['params']): number | null =>
  minutes === undefined && days === undefined ? null : Number(minutes ?? Number(days) * 24 * 60);

/** Minutes are for what somebody waits for at the screen. */
const isAwaited = ({ minutes }: MailOrder['params']): boolean => minutes !== undefined;

/** The languages that receivers have chosen in the portal, by address: a personal choice comes last, and wins. */
async function chosenLanguages(tx: Transaction, orders: readonly MailOrder[]): Promise<ReadonlyMap<string, LocaleCode>> {
  const rows = await tx.query<{ to: string; locale: string }>(sql`
    select r."to", p.value #>> '{}' as locale
    from jsonb_array_elements_text(${JSON.stringify(orders.map(({ to }) => to))}::jsonb) as r("to")
    join users u on lower(u.username) = lower(r."to") join user_preferences p on p.user_id = u.id and p.key = 'language'
    order by p.provider_building_id desc`);
  return new Map(rows.flatMap(({ to, locale }) => localeCodes.filter((one) => one === locale).map((one) => [to, one])));
}

/** What the buildings whose mail it is are called, by id. */
export async function buildingNames(
  on: Queryable,
  mails: readonly Pick<MailOrder, 'buildingId'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(mails.flatMap(({ buildingId }) => buildingId ?? []))];
  if (!ids.length) return new Map();
  const rows = await on.query<{ id: number; name: string }>(sql`
    select id::int, coalesce(nullif(building_name, ''), company_name) as name from office_centres where id = any(${idList(ids)})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function written(order: MailOrder, priority: Priority, building?: string) {
  if (!isPlainAddress(order.to)) throw new Error('mail can only be sent to a plain address');
  const attachments = (order.attachments ?? []).map((one) => ({ ...one, filename: oneLine(one.filename) }));
  const valid = validMinutes(order.params);
  return {
    to: order.to,
    valid,
    building: order.buildingId ?? null,
    priority: isAwaited(order.params) ? PRIORITY.awaited : priority,
    unsubscribe: order.unsubscribe ?? null,
    ...composeMail(order.template, order.locale, order.params, { ...order, building }),
    attachments,
  };
}

/** Writes messages, each in its reader's language; sent after `tx` commits, never if it rolls back. Returns their ids. Throws on a bad address. */
export async function enqueueMails(
  tx: Transaction,
  orders: readonly MailOrder[],
  priority: Priority = PRIORITY.normal,
): Promise<number[]> {
  if (!orders.length) return [];
  const languages = await chosenLanguages(tx, orders);
  const names = await buildingNames(tx, orders);
  const spoken = orders.map((order) =>
    written({ ...order, locale: languages.get(order.to) ?? order.locale }, priority, names.get(Number(order.buildingId))),
  );
  const rows = await tx.query<Lined>(sql`
    insert into mails (to_address, office_centre_id, subject, text, html, attachments, priority, unsubscribe, status, queued_date, expires_date)
    select "to", building, subject, text, html, attachments, priority, unsubscribe, 'QUEUED', now(), now() + make_interval(mins => valid)
    from jsonb_to_recordset(${JSON.stringify(spoken)}::jsonb) as r("to" text, building bigint, valid int, subject text, text text, html text,
      attachments jsonb, priority int, unsubscribe text)
    returning id::int, ${laneOf} as lane, priority`);
  await sendLined(tx, rows);
  return rows.map(({ id }) => id);
}

/** The same for one message: its id. */
export const enqueueMail = async (tx: Transaction, order: MailOrder): Promise<number> =>
  (await enqueueMails(tx, [order]))[0] as number;
