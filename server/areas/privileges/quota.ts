/**
 * How many of a privilege there may be (001 §3, §7 redemption-option): counted while the privilege is locked, so that two who want the last
 * one take turns. A unit is held by what is claimed and can still be redeemed, and by what was redeemed; days, weeks and months are those
 * of the building's calendar.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ErrorKey } from '#i18n/keys.ts';
import type { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import type { QuotaFrequency } from '#schemas/privileges/redemptionOptions.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { NewRow, RuleContext } from '#server/engine/areas/rules.ts';
import { deny, hasNoProblems, refuse } from '#server/engine/calls/refusal.ts';
import { stampNow } from '#server/engine/write/values.ts';

type Row = NewRow<typeof promotionRedemption>;

interface Offer {
  id: number;
  status: string;
  available: boolean;
  ended: boolean;
  expiresAt: string | null;
  tenantId: number | null;
  stores: number[] | null;
  perStore: boolean;
  frequency: QuotaFrequency;
  total: number | null;
  multiple: boolean;
  mostPerPerson: number | null;
  zone: string;
}

/** Locks the privileges, always in the same order. */
const lockOffers = (tx: Transaction, ids: readonly number[]): Promise<Offer[]> =>
  tx.query<Offer>(sql`
    select p.id, p.status, p.available_for_redemption as available, p.promotion_end_at <= now() as ended, p.tenant_id as "tenantId",
      p.retail_stores_ids as stores, p.promotion_quota_type = 'PER_STORE' as "perStore", p.promotion_quota_frequency_type as frequency,
      p.total_qty as total, p.multiple_redemption as multiple, p.user_max_limit as "mostPerPerson", c.time_zone as zone,
      ${expiryOf} as "expiresAt"
    from promotions p join office_centres c on c.id = p.office_centre_id
    where p.id = any(${idList(ids)}) and p.deleted_date is null order by p.id for update of p`);

/** Of a privilege `p` in a building `c`: the end of the last day for redeeming, or of the promotion. */
export const expiryOf = sql.raw(
  'case when p.redemption_expiry_date is null then p.promotion_end_at else (p.redemption_expiry_date + 1)::timestamp at time zone c.time_zone end',
);

/** What holds a unit, although no job may have noted yet that it has expired. */
const HOLDS = sql.raw("(status = 'REDEEMED' or (status = 'CLAIMED' and (expires_at is null or expires_at > now())))");

const UNITS = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const;
/** The beginning of this period in the building. */
const startOf = ({ frequency, zone }: Offer): SQL =>
  frequency === 'OVERALL'
    ? sql`'-infinity'::timestamptz`
    : sql`date_trunc(${UNITS[frequency]}::text, now() at time zone ${zone}::text) at time zone ${zone}::text`;

const countBy = async (tx: Transaction, column: string, id: number, more: SQL): Promise<Map<number, number>> => {
  const rows = await tx.query<{ key: number | null; count: number }>(sql`
    select ${sql.raw(column)} as key, count(*)::int as count from promotion_redemptions where promotion_id = ${id} and ${HOLDS} and ${more} group by 1`);
  return new Map(rows.map(({ key, count }) => [Number(key ?? 0), count]));
};

const say = (row: Row, why: ErrorKey) => deny(row, 'notAllowedNow', { messageKey: `errors.${why}` });

/** Is the store one of the privilege's? Where the quota is of stores, one has to be named. */
function judgeStore(row: Row, { stores, perStore }: Offer): void {
  const { retailStoreId } = row.values;
  if (retailStoreId && stores?.length && !stores.map(Number).includes(Number(retailStoreId)))
    refuse(row, 'retailStoreId', 'noSuchRecord');
  if (perStore && !retailStoreId) refuse(row, 'retailStoreId', 'required');
}

async function judgeOffer(tx: Transaction, offer: Offer, rows: readonly Row[]): Promise<void> {
  const people = rows.flatMap(({ values }) => values.userId ?? []);
  const byPerson = await countBy(tx, 'user_id', offer.id, sql`user_id = any(${idList(people)})`);
  const byStore = await countBy(tx, offer.perStore ? 'retail_store_id' : '0', offer.id, sql`claimed_date >= ${startOf(offer)}`);
  const most = offer.multiple ? offer.mostPerPerson : 1;
  for (const row of rows) {
    const person = Number(row.values.userId);
    const store = offer.perStore ? Number(row.values.retailStoreId ?? 0) : 0;
    const has = byPerson.get(person) ?? 0;
    const taken = byStore.get(store) ?? 0;
    judgeStore(row, offer);
    if (offer.status !== 'PUBLISHED' || !offer.available) say(row, 'privilegeNotOffered');
    else if (offer.ended) say(row, 'privilegeEnded');
    else if (most !== null && has >= most) say(row, 'privilegePersonHasAll');
    else if (offer.total !== null && taken >= offer.total) say(row, 'privilegeNoneLeft');
    if (!hasNoProblems(row)) continue;
    byPerson.set(person, has + 1);
    byStore.set(store, taken + 1);
  }
}

/** Refuses what there is no room for, before anything of it exists, and completes the rest. */
export async function judgeClaims({ tx, reach }: RuleContext, rows: readonly Row[]): Promise<void> {
  const asked = rows.filter(({ values }) => values.promotionId && values.userId);
  const offers = await lockOffers(tx, [...new Set(asked.map(({ values }) => Number(values.promotionId)))]);
  for (const offer of offers) {
    const its = asked.filter(({ values }) => Number(values.promotionId) === Number(offer.id));
    await judgeOffer(tx, offer, its);
    for (const { values } of its)
      Object.assign(values, stampNow('claimed', reach), {
        claimedUserId: values.userId,
        expiresAt: offer.expiresAt,
        retailTenantId: offer.tenantId,
      });
  }
  const found = new Set(offers.map(({ id }) => Number(id)));
  for (const row of asked) if (!found.has(Number(row.values.promotionId))) refuse(row, 'promotionId', 'noSuchRecord');
}
