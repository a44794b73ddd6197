/** What a provider of payments says has become of one: taken once, written with its history, and the invoice with it. */
import { sql } from 'drizzle-orm';
import { invoice } from '#schemas/billing/invoice.ts';
import { payment } from '#schemas/billing/payment.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainModel } from '#server/engine/areas/rules.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import type { SignedEvent } from '#server/payments/port.ts';
import { isGenuine } from '#server/payments/signature.ts';

interface Services {
  db: Database;
  config: Config;
  model: DomainModel;
}
const SYSTEM = 'Atrium';

/**
 * Takes an event about a payment. One that has been taken before changes nothing; one that says another amount is none.
 * @throws AppError forbidden for an event that is not genuine, or too old; notFound for a payment that there is not
 */
export async function takeEvent({ db, config, model }: Services, signed: SignedEvent): Promise<void> {
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
    const context = { model, config, reach, origin: {} };
    await writeBySystem(tx, { ...context, entity: payment.name }, found.id, outcome === 'PAID' ? 'settle' : 'fail', values);
    if (outcome !== 'PAID' || !found.open) return;
    const paid = { status: 'PAID', paidDate: settledAt, paidUserId: found.by };
    await writeBySystem(tx, { ...context, entity: invoice.name }, found.invoiceId, 'settle', paid);
  });
}
