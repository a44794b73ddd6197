/** What a provider of payments says has become of one: taken once, written with its history, and the invoice with it. */
import { sql } from 'drizzle-orm';
import { invoice } from '#schemas/billing/invoice.ts';
import { payment } from '#schemas/billing/payment.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Reach } from '#server/engine/reach.ts';
import type { DomainModel } from '#server/engine/rules.ts';
import { systemReach } from '#server/engine/systemReach.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import { updateRecord } from '#server/engine/write/store.ts';
import { AppError } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import type { SignedEvent } from '#server/payments/port.ts';
import { isGenuine } from '#server/payments/signature.ts';

interface Services {
  db: Database;
  model: DomainModel;
}
const SYSTEM = 'Atrium';
type Values = Readonly<Record<string, unknown>>;

/** Writes one record as the system, with its entry in the history. */
async function write(tx: Transaction, model: DomainModel, reach: Reach, name: string, id: number, what: string, values: Values) {
  const entity = model.entity(name);
  const read = () => loadRecord(tx, model, entity, reach, sql`t.id = ${id}`);
  const before = await read();
  await updateRecord(tx, entity, id, { ...values }, reach);
  const after = await read();
  await audit(tx, { entity, recordId: id, action: what, reach, origin: {}, changes: changesBetween(entity, before, after) });
  await announce(tx, { model, entity, kind: 'update', records: [before, after], reach });
}

/**
 * Takes an event about a payment. One that has been taken before changes nothing; one that says another amount is none.
 * @throws AppError forbidden for an event that is not genuine, or too old; notFound for a payment that there is not
 */
export async function takeEvent({ db, model }: Services, signed: SignedEvent): Promise<void> {
  const { key, outcome, amount, transactionId, failureReason = null } = signed.event;
  if (!(await isGenuine(db, signed))) throw new AppError('forbidden');
  await db.transaction(async (tx) => {
    const [found] = await tx.query<{
      id: number;
      invoiceId: number;
      status: string;
      today: string;
      open: boolean;
      by: number | null;
    }>(sql`
      select p.id, p.invoice_id as "invoiceId", p.status, p.started_user_id as by, i.status in ('UNPAID', 'OVERDUE') as open,
        to_char(now() at time zone c.time_zone, 'YYYY-MM-DD') as today
      from payments p join invoices i on i.id = p.invoice_id join office_centres c on c.id = p.office_centre_id
      where p.uuid = ${key}::uuid and p.amount = ${amount} for update of p, i`);
    if (!found) throw new AppError('notFound');
    if (found.status !== 'PENDING') return;
    const reach = systemReach(SYSTEM, found.today);
    const settledAt = new Date().toISOString();
    const values = { status: outcome, transactionId, failureReason, settledAt };
    await write(tx, model, reach, payment.name, found.id, outcome === 'PAID' ? 'settle' : 'fail', values);
    if (outcome !== 'PAID' || !found.open) return;
    const paid = { status: 'PAID', paidDate: settledAt, paidUserId: found.by };
    await write(tx, model, reach, invoice.name, found.invoiceId, 'settle', paid);
  });
}
