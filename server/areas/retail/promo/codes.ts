/** Rules of promo codes (001 §3): codes in capital letters, codes made in bulk, and limits that are never set below what is used. */
import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { amountText } from '#schemas/kernel/fields/currency.ts';
import { MAX_UNIQUE_CODES, opcPromoCode } from '#schemas/retail/opcPromoCode.ts';
import { opcPromoUniqueCode } from '#schemas/retail/opcPromoUniqueCode.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { keptCode } from './judge.ts';

type New = NewRow<typeof opcPromoCode>;
type Changed = ChangedRow<typeof opcPromoCode>;
type Written = WrittenRow<typeof opcPromoCode>;

const { length, alphabet } = opcPromoUniqueCode.fields.code;
const randomCode = (): string => Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The code as it is kept; one that was made in bulk for another promo code is taken. */
async function keepCode({ tx, reach }: RuleContext, row: New | Changed): Promise<void> {
  const { values, before } = row;
  if ((before ?? values).codeType !== 'GENERIC') return;
  values.code = values.code ? keptCode(values.code) : (before?.code ?? randomCode());
  const [made] = await tx.query(sql`
    select 1 as made from opc_promo_unique_codes
    where office_centre_id = ${before?.officeCentreId ?? reach.buildingId} and lower(code) = lower(${values.code}) limit 1`);
  if (made) refuse(row, 'code', 'promoCodeTaken');
}

/** What was used of a promo code whose row is held: today, and by whoever has used it most. */
async function usedOf(tx: Transaction, id: number, today: string): Promise<{ day: number; person: number }> {
  const [used] = await tx.query<{ day: number; person: number }>(sql`
    with counted as (select user_id, redeemed_day from opc_promo_code_redemptions where opc_promo_code_id = ${id} and status = 'REDEEMED')
    select (select count(*)::int from counted where redeemed_day = ${today}::date) as day,
      coalesce((select max(n) from (select count(*)::int as n from counted where user_id is not null group by user_id) people), 0) as person`);
  return used as { day: number; person: number };
}

const isUnique = ({ codeType }: { codeType?: unknown }): boolean => codeType === 'UNIQUE';
const refuseMany = (row: New | Changed, codeType: unknown): void => {
  const { totalQty } = row.values;
  if (codeType === 'UNIQUE' && (totalQty ?? 0) > MAX_UNIQUE_CODES)
    refuse(row, 'totalQty', 'tooManyCodes', { params: { max: MAX_UNIQUE_CODES } });
};

/** Does a form name nothing on the menu? */
const isOfAll = ({ opcMenuGroupIds, opcItemIds }: New['values']): boolean => !opcMenuGroupIds?.length && !opcItemIds?.length;

/** Limits go up freely, and down as far as they are used. Codes that were made may be with people. */
async function keepUsed({ tx, reach }: RuleContext, row: Changed): Promise<void> {
  const { values, before } = row;
  const qty = before.redeemedQty ?? 0;
  const amount = before.redeemedAmount ?? 0;
  const currency = (before.officeCentre as { currency?: string } | null)?.currency;
  const { day, person } = await usedOf(tx, before.id, reach.today);
  const below = (name: 'totalQty' | 'maxRedemptionPerDay' | 'maxRedemptionPerUser', used: number) => {
    const limit = values[name] ?? null;
    if (limit !== null && limit < used) refuse(row, name, 'belowUsed', { params: { used } });
  };
  if (isUnique(before) && (values.totalQty ?? 0) < (before.totalQty ?? 0))
    refuse(row, 'totalQty', 'codesStay', { params: { made: before.totalQty ?? 0 } });
  below('totalQty', qty);
  below('maxRedemptionPerDay', day);
  below('maxRedemptionPerUser', person);
  const budget = values.budgetAmount ?? null;
  if (budget !== null && budget < amount)
    refuse(row, 'budgetAmount', 'belowUsed', { params: { used: amountText(amount, currency) } });
}

/** What is left of the limits; nothing where there is none. */
const left = (limit: number | null | undefined, used: number): number | null =>
  limit === null || limit === undefined ? null : limit - used;

/** So many codes go into one statement. */
const CHUNK = 1000;

/** Makes codes until there are as many as the promo code says. A code that is there already, of whichever kind, is made again. */
async function makeCodes(tx: Transaction, { record }: Written): Promise<void> {
  const { id, officeCentreId, totalQty } = record;
  const [made] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from opc_promo_unique_codes where opc_promo_code_id = ${id}`,
  );
  let missing = (totalQty ?? 0) - (made?.count ?? 0);
  while (missing > 0) {
    const codes = Array.from({ length: Math.min(missing, CHUNK) }, randomCode);
    const stored = await tx.query(sql`
      insert into opc_promo_unique_codes (office_centre_id, opc_promo_code_id, code)
      select ${officeCentreId}::bigint, ${id}::bigint, c from unnest(${sql.param(codes)}::text[]) c
      where not exists (select 1 from opc_promo_codes p where p.office_centre_id = ${officeCentreId} and p.code = c and not p.cancelled)
      on conflict do nothing returning id`);
    missing -= stored.length;
  }
}

export const promoCodeRules = rulesFor(opcPromoCode, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) {
      const { values } = row;
      await keepCode(context, row);
      refuseMany(row, values.codeType);
      Object.assign(values, {
        allItems: isOfAll(values),
        remainingQty: left(values.totalQty, 0),
        remainingAmount: left(values.budgetAmount, 0),
      });
    }
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) {
      const { values, before } = row;
      await keepCode(context, row);
      refuseMany(row, before.codeType);
      await keepUsed(context, row);
      Object.assign(values, {
        allItems: isOfAll(values),
        remainingQty: left(values.totalQty, before.redeemedQty ?? 0),
        remainingAmount: left(values.budgetAmount, before.redeemedAmount ?? 0),
      });
    }
  },
  afterWrite: async ({ tx }, rows) => {
    for (const row of rows) if (isUnique(row.record)) await makeCodes(tx, row);
  },
});
