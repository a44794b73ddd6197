/** What a person has claimed or got: with the code of what can be redeemed, which nobody else is told. */
import { type SQL, sql } from 'drizzle-orm';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import { redemptionText } from '#schemas/privileges/redemptionCode.ts';
import type { Queryable } from '#server/db/database.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { requirePlace } from '#server/engine/occupant/addressed.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { keyCondition } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';
import { base64File } from '#server/files/base64.ts';
import { qrPicture } from '#server/files/qrPicture.ts';
import { byKey, listOf, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';

/** The newest ones; older ones stay in the building's report. */
const MOST = 500;

const held = objectOf({
  uuid,
  referenceNo: text,
  promotionUuid: uuid,
  promotionName: byKey(text),
  retailStoreUuid: orNull(uuid),
  status: text,
  code: orNull(text),
  claimedDate: moment,
  expiresAt: orNull(moment),
  redeemedDate: orNull(moment),
});
interface Held extends Record<string, unknown> {
  code: string | null;
  referenceNo: string;
  claimedDate: string;
  expiresAt: string | null;
  redeemedDate: string | null;
}

/** One that has expired says so, although no job may have noted it yet. */
const heldBy = (db: Queryable, reach: Reach, more: SQL): Promise<Held[]> =>
  db.query<Held>(sql`
    select t.uuid, t.reference_no as "referenceNo", p.uuid as "promotionUuid", p.name as "promotionName", s.uuid as "retailStoreUuid",
      case when t.status = 'CLAIMED' and t.expires_at <= now() then 'EXPIRED' else t.status end as status,
      case when t.status = 'CLAIMED' and (t.expires_at is null or t.expires_at > now()) then t.redemption_code end as code,
      t.claimed_date as "claimedDate", t.expires_at as "expiresAt", t.redeemed_date as "redeemedDate"
    from promotion_redemptions t join promotions p on p.id = t.promotion_id left join retail_stores s on s.id = t.retail_store_id
    where t.user_id = ${reach.session.userId} and t.office_centre_id = ${requirePlace(reach).buildingId} and ${more}
    order by t.id desc limit ${MOST}`);

const iso = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

export const own = returning(listOf(held), async ({ db, reach }) =>
  (await heldBy(db, reach, sql`true`)).map((row) => ({
    ...row,
    claimedDate: iso(row.claimedDate),
    expiresAt: iso(row.expiresAt),
    redeemedDate: iso(row.redeemedDate),
  })),
);

/** A PNG as base64, for those whose app cannot draw one. */
export const ownQr = returning('download', async ({ db, model, reach, params }) => {
  await throttle(db, 'occupantAct', reach);
  const [found] = await heldBy(db, reach, keyCondition(model.entity(promotionRedemption.name), params.uuid));
  if (!found?.code) throw new AppError('notFound');
  return base64File(found.referenceNo, 'png', await qrPicture(redemptionText(found.code)));
});
