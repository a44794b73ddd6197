/** Whether pieces can go to a person until a time: asked while the stock is held, with a sentence that says why not. */
import { sql } from 'drizzle-orm';
import type { LoanErrorKey } from '#i18n/keys.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AnyRow, RuleContext } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { AppError } from '#server/errors/appError.ts';
import { reservedByOthers } from './reserved.ts';
import type { ChangedRowOf, LoanValues, NewRowOf } from './rows.ts';
import { lockStock, type Stock } from './stock.ts';
import { dueAfter } from './times.ts';

/** Who has the pieces: the one that is due back first. */
async function holderOf(tx: Transaction, stockId: number): Promise<string> {
  const [holder] = await tx.query<{ name: string }>(sql`
    select u.full_name as name from loan_item_requests r join users u on u.id = r.user_id
    where r.location_loan_item_id = ${stockId} and r.status = 'LOANED' order by r.due_at, r.id limit 1`);
  return holder?.name ?? '';
}

/** The sentence that names what is missing, and who has it. */
async function refusalOf(tx: Transaction, stock: Stock, free: number, quantity: number): Promise<AppError> {
  const say = (why: LoanErrorKey, params: Record<string, string | number> = {}) =>
    new AppError('notAllowedNow', {
      messageKey: `loanErrors.${why}`,
      params: { item: stock.itemName, location: stock.location, ...params },
    });
  if (stock.available < quantity && stock.available > 0) return say('onlySoMany', { left: stock.available });
  if (stock.available >= quantity) return say(free > 0 ? 'restReserved' : 'allReserved', { left: Math.max(0, free) });
  const holder = await holderOf(tx, stock.id);
  return holder ? say('noneLeft', { holder }) : say('noneThere');
}

/**
 * Holds the stock and checks it. What the loan itself has out counts as available.
 * @returns the stock; undefined where the row was refused
 */
export async function requireLendable(
  { tx, reach }: RuleContext,
  row: NewRowOf | ChangedRowOf,
  before?: RecordOf<typeof loanItemRequest>,
  refused?: (refusal: AppError) => void,
): Promise<Stock | undefined> {
  const values = row.values as unknown as LoanValues;
  const stock = await lockStock(tx, values.locationLoanItemId, reach.buildingId);
  const any = row as unknown as AnyRow;
  if (!stock) {
    refuse(any, 'locationLoanItemId', 'notFound');
    return undefined;
  }
  const holds = before?.status === 'LOANED' && before.locationLoanItemId === stock.id ? before.quantity : 0;
  const say = (refusal: AppError) => {
    any.refusal ??= refusal;
    refused?.(any.refusal);
    return undefined;
  };
  if (!stock.active && !holds)
    return say(
      new AppError('notAllowedNow', {
        messageKey: 'loanErrors.notInUse',
        params: { item: stock.itemName, location: stock.location },
      }),
    );
  const available = stock.available + holds;
  const until = values.dueAt ?? dueAfter(stock.loanHours);
  const kept = await reservedByOthers(tx, stock.id, values.userId, until);
  const free = available - kept;
  if (free < values.quantity) return say(await refusalOf(tx, { ...stock, available }, free, values.quantity));
  return stock;
}
