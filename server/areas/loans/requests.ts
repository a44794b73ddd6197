/** Loans: lending, changing, extending, taking back. Every one of them moves pieces of a stock that is held until the end of the transaction. */
import { sql } from 'drizzle-orm';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { requireLendable } from './lendable.ts';
import { type ChangedRowOf, type LoanValues, type NewRowOf, outOf } from './rows.ts';
import { type Movement, movePieces } from './stock.ts';
import { dueAfter, remindAtOf } from './times.ts';

/** The company of the building in which a person works, the first of several. */
async function companyOf(tx: Transaction, userId: number, buildingId: number): Promise<number | null> {
  const [found] = await tx.query<{ id: number }>(sql`
    select office_centre_id as id from user_roles where user_id = ${userId} and building_id = ${buildingId} and active
    order by (office_centre_id = ${buildingId}), id limit 1`);
  return found?.id ?? null;
}

/** What a loan holds beside what was asked: item, place, end, deposit. */
async function complete(context: RuleContext, row: NewRowOf | ChangedRowOf): Promise<void> {
  const { tx } = context;
  const before = 'before' in row ? row.before : undefined;
  const values = row.values as LoanValues;
  // Lent again, nothing of it has come back yet.
  values.returnedQuantity = before?.status === 'LOANED' ? (before.returnedQuantity ?? 0) : 0;
  if (outOf(values) < 1)
    return refuse(row as unknown as AnyRow, 'quantity', 'tooSmall', { params: { min: values.returnedQuantity + 1 } });
  const stock = await requireLendable(context, row, before);
  if (!stock) return;
  const lasts = values.dueAt ?? dueAfter(stock.loanHours);
  const loanDate = new Date().toISOString();
  const deposit = values.depositAmount ?? (stock.depositAmount === null ? null : stock.depositAmount * values.quantity);
  Object.assign(values, {
    locationId: stock.locationId,
    loanItemId: stock.loanItemId,
    itemName: stock.itemName,
    tenantId: await companyOf(tx, values.userId, stock.officeCentreId),
    dueAt: lasts,
    remindAt: remindAtOf(loanDate, lasts),
    remindedDate: null,
    overdueDate: null,
    depositAmount: deposit,
    depositStatus: deposit ? 'HELD' : 'NONE',
  });
  if (before?.status !== 'LOANED')
    Object.assign(values, {
      status: 'LOANED',
      loanDate,
      loanUserId: context.reach.session.userId || null,
      cancelledDate: null,
      cancelledUserId: null,
      cancelRemark: null,
    });
}

type Written = WrittenRow<typeof loanItemRequest>;

/** What moves by a change of the loan: what was out comes back, what is out now goes. */
async function moveByChange(context: RuleContext, { before, record }: Written): Promise<void> {
  const was = before?.status === 'LOANED' ? before : undefined;
  const isSame = was?.locationLoanItemId === record.locationLoanItemId && outOf(was) === outOf(record);
  if (isSame) return;
  const go = (type: Movement['type'], quantity: number) => [{ type, quantity, requestId: record.id }];
  if (was) await movePieces(context, was.locationLoanItemId, go('RETURN', outOf(was)));
  await movePieces(context, record.locationLoanItemId, go('LOAN', outOf(record)));
}

/** Some came back, the others stay out. */
async function moveSomeBack(context: RuleContext, { before, record }: Written): Promise<void> {
  const quantity = (record.returnedQuantity ?? 0) - (before?.returnedQuantity ?? 0);
  await movePieces(context, record.locationLoanItemId, [{ type: 'RETURN', quantity, requestId: record.id }]);
}

/** What came back, and what did not: it is lost from then on. */
async function moveBack(context: RuleContext, { record }: Written): Promise<void> {
  const lost = context.operation === 'return' ? (record.lostQuantity ?? 0) : 0;
  const requestId = record.id;
  await movePieces(context, record.locationLoanItemId, [
    { type: 'RETURN', quantity: outOf(record), requestId },
    { type: 'LOST', quantity: lost, requestId },
  ]);
}

export const requestRules = rulesFor(loanItemRequest, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await complete(context, row as NewRowOf);
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) await complete(context, row as ChangedRowOf);
  },
  actions: {
    extend: async (context, rows) => {
      for (const row of rows) {
        const { before, values } = row;
        const dueAt = values.dueAt as string;
        if (Date.parse(dueAt) <= Date.parse(String(before.dueAt))) refuse(row, 'dueAt', 'after');
        await requireLendable(context, { ...row, values: { ...before, dueAt } } as unknown as ChangedRowOf, before, (refusal) => {
          row.refusal ??= refusal;
        });
        Object.assign(values, { remindAt: remindAtOf(new Date().toISOString(), dueAt), remindedDate: null, overdueDate: null });
      }
    },
    return: async (_, rows) => {
      for (const row of rows) {
        const { before, values } = row;
        values.lostQuantity ??= 0;
        const out = outOf(before);
        if (Number(values.lostQuantity) > out) refuse(row, 'lostQuantity', 'tooBig', { params: { max: out } });
        const held = before.depositStatus === 'HELD' ? Number(before.depositAmount ?? 0) : 0;
        if (Number(values.depositKept ?? 0) > held) refuse(row, 'depositKept', 'tooBig', { params: { max: held } });
        if (held) values.depositStatus = values.depositKept === held ? 'KEPT' : 'RETURNED';
      }
    },
    returnSome: async (_, rows) => {
      for (const row of rows) {
        const { before, values, linked } = row;
        const [pieces, max] = [Number(linked.pieces), outOf(before) - 1];
        // The last ones come back by the return, which ends the loan.
        if (pieces > max) refuse(row, 'pieces', 'tooBig', { params: { max } });
        values.returnedQuantity = (before.returnedQuantity ?? 0) + pieces;
      }
    },
    remind: async (_, rows) => {
      for (const row of rows)
        if (Date.parse(String(row.before.dueAt)) > Date.now()) deny(row, 'notAllowedNow', { messageKey: 'loanErrors.notDueYet' });
    },
    cancel: async (_, rows) => {
      for (const { before, values } of rows) if (before.depositStatus === 'HELD') values.depositStatus = 'RETURNED';
    },
  },
  afterWrite: async (context, rows) => {
    for (const row of rows) {
      if (context.operation === 'create' || context.operation === 'update') await moveByChange(context, row);
      else if (context.operation === 'returnSome') await moveSomeBack(context, row);
      else if (context.operation === 'return' || context.operation === 'cancel') await moveBack(context, row);
    }
  },
});
