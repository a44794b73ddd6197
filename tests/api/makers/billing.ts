/** A payment; people start theirs with the app, or from an invoice. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    payments: ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)},
      asked as (
        insert into invoices (office_centre_id, tenant_id, invoice_no, invoice_date, amount, status)
        select building, id, ${`PAID-${randomUUID()}`}, current_date, 100, 'PAID' from place returning id, invoice_no)
      insert into payments (office_centre_id, tenant_id, payee, payee_no, invoice_id, reference_no, amount, refund_amount, refunded_amount,
        status, provider, started_date)
      select place.building, place.id, 'INVOICE', asked.invoice_no, asked.id, ${randomUUID()}, 100, 0, 0, 'PAID', 'SIMULATOR', now()
      from place, asked returning id`,
      ),
  },
};
