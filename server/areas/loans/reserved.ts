/** Pieces that are kept for people who come later: the most at any moment of a time, counted while the stock is held. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';

interface Span {
  /** ISO 8601; absent: now. */
  from?: string | null;
  until: string;
}

/** Moments at which the number can rise: the start, and every start of a reservation within the time. */
const moments = (stockId: number, from: SQL, until: string) => sql`
  select ${from} as at union
  select from_at from loan_item_reservations
  where location_loan_item_id = ${stockId} and status = 'RESERVED' and from_at > ${from} and from_at < ${until}::timestamptz`;

/** Of a reservation that still holds at the moment `p.at`; its end is judged now, whether or not the job has run. */
const keptAt = (stockId: number, except: SQL) => sql`
  coalesce((select sum(r.quantity) from loan_item_reservations r
    where r.location_loan_item_id = ${stockId} and r.status = 'RESERVED' and r.until_at > now() and r.from_at <= p.at and r.until_at > p.at and ${except}), 0)`;

const start = ({ from }: Span) => (from ? sql`${from}::timestamptz` : sql`now()`);

/** How many pieces others have reserved at the most, from now until a loan is due; the borrower's own reservation keeps nothing from the borrower. */
export async function reservedByOthers(tx: Transaction, stockId: number, userId: number, until: string): Promise<number> {
  const from = sql`now()`;
  const [most] = await tx.query<{ most: number }>(sql`
    select coalesce(max(${keptAt(stockId, sql`r.user_id is distinct from ${userId}`)}), 0)::int as most
    from (${moments(stockId, from, until)}) p`);
  return most?.most ?? 0;
}

/** How many pieces are out or reserved at the most within a time, without one reservation. What is overdue counts as out. */
export async function takenWithin(tx: Transaction, stockId: number, span: Span, exceptId: number | null): Promise<number> {
  const [most] = await tx.query<{ most: number }>(sql`
    select coalesce(max(${keptAt(stockId, sql`r.id is distinct from ${exceptId}::bigint`)} + coalesce((
      select sum(l.quantity) from loan_item_requests l
      where l.location_loan_item_id = ${stockId} and l.status = 'LOANED' and (l.due_at > p.at or l.due_at <= now())), 0)), 0)::int as most
    from (${moments(stockId, start(span), span.until)}) p`);
  return most?.most ?? 0;
}
