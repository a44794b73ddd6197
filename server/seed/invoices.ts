/** Customer codes and invoices of the demo data: for each company two that are paid, one that is due, one that is overdue. */
import { sql } from 'drizzle-orm';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

const FIRST_CODE = 1001;
/** Days since the invoice, its state, and what it asks for. */
const ISSUED = [
  { ago: 75, status: 'PAID', amount: 128_450 },
  { ago: 45, status: 'PAID', amount: 131_200 },
  { ago: 36, status: 'OVERDUE', amount: 18_900 },
  { ago: 12, status: 'UNPAID', amount: 129_750 },
] as const;
const DAYS_TO_PAY = 30;

export async function seedInvoices(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, today, tenants } = building;
  for (const [index, { id }] of tenants.entries())
    await on.query(sql`update office_centres set customer_code = ${String(FIRST_CODE + index)} where id = ${id}`);
  const rows = tenants
    .filter(({ active }) => active)
    .flatMap(({ id: tenantId }, company) =>
      ISSUED.filter(({ status }) => status !== 'OVERDUE' || company % 2 === 0).map(({ ago, status, amount }, turn) => {
        const paid = status === 'PAID';
        return {
          officeCentreId,
          tenantId,
          invoiceNo: `INV${today.slice(0, 4)}${String(company + 1).padStart(2, '0')}${turn + 1}`,
          invoiceDate: addDays(today, -ago),
          dueDate: addDays(today, DAYS_TO_PAY - ago),
          amount: amount + company * 4_500,
          status,
          paidDate: paid ? daysBefore(today, ago - 20) : null,
          paidUserId: paid ? admin.id : null,
          createdDate: daysBefore(today, ago),
          createdUserId: admin.id,
          updatedDate: daysBefore(today, paid ? ago - 20 : ago),
          updatedUserId: admin.id,
          version: paid ? 2 : 1,
        };
      }),
    );
  const ids = await insertRows(on, 'invoices', rows);
  const paid = rows.flatMap((row, index) => (row.paidDate ? [{ ...row, paidDate: row.paidDate, id: ids[index] as number }] : []));
  const numbers = await numbered(
    on,
    officeCentreId,
    'PAY',
    paid.map(({ paidDate }) => paidDate),
  );
  await insertRows(
    on,
    'payments',
    paid.map(({ id, tenantId, invoiceNo, amount, paidDate }, index) => ({
      officeCentreId,
      tenantId,
      payee: 'INVOICE',
      payeeNo: invoiceNo,
      refundAmount: 0,
      refundedAmount: 0,
      invoiceId: id,
      referenceNo: numbers[index],
      amount,
      status: 'PAID',
      provider: 'SIMULATOR',
      transactionId: `sim-${officeCentreId}-${id}`,
      startedDate: paidDate,
      startedUserId: users.find(({ centreId }) => centreId === tenantId)?.id ?? null,
      settledAt: paidDate,
      createdDate: paidDate,
      updatedDate: paidDate,
      version: 2,
    })),
  );
}
