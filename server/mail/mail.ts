/**
 * Mail leaves in two steps: it is written in the caller's transaction, and a job sends it. Without an SMTP server it
 * stays where it is and the mailbox page shows it.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Transaction } from '#server/db/database.ts';
import { enqueueMany } from '#server/jobs/enqueue.ts';
import { type Attachment, SEND_MAIL } from './send.ts';
import { composeMail, type MailParam, type MailTemplate, oneLine } from './template.ts';

export interface MailOrder {
  /** One address. */
  to: string;
  /** How the receiver is addressed. */
  name?: string;
  template: MailTemplate;
  params: Readonly<Record<string, MailParam>>;
  locale: LocaleCode;
  attachments?: readonly Attachment[];
}
export type { Attachment };

/** An address and nothing else: no second one, no name, no line break. */
const ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/;

function written(order: MailOrder) {
  if (!ADDRESS.test(order.to) || order.to.length > 254) throw new Error('mail can only be sent to a plain address');
  const attachments = (order.attachments ?? []).map((one) => ({ ...one, filename: oneLine(one.filename) }));
  return { to: order.to, ...composeMail(order.template, order.locale, order.params, order.name), attachments };
}

/** Writes messages; they go out after `tx` commits and not at all if it rolls back. Throws on an address that is none. */
export async function enqueueMails(tx: Transaction, orders: readonly MailOrder[]): Promise<void> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into mails (to_address, subject, text, html, attachments)
    select "to", subject, text, html, attachments
    from jsonb_to_recordset(${JSON.stringify(orders.map(written))}::jsonb) as r("to" text, subject text, text text, html text, attachments jsonb)
    returning id`);
  await enqueueMany(
    tx,
    SEND_MAIL,
    rows.map(({ id }) => ({ mailId: id })),
  );
}

/** The same for one message. */
export const enqueueMail = (tx: Transaction, order: MailOrder): Promise<void> => enqueueMails(tx, [order]);
