/** What people do with a privilege that is for them (001 §3): claim, like, look at it. The privilege is locked, and a repeated call changes nothing. */
import { sql } from 'drizzle-orm';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import type { ActRule } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';

/** Whether there is one left is for the rule of redemptions to say (`quota.ts`). */
export const claim: ActRule = async (context, { id, promotionIssueType, officeCentreId }, body) => {
  const { tx, model, reach } = context;
  const { userId } = reach.session;
  const [known] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from promotion_redemptions where promotion_id = ${id} and user_id = ${userId}`,
  );
  const count = known?.count ?? 0;
  if (count >= Number(body.number)) return count;
  if (promotionIssueType !== 'GENERAL') throw new AppError('notAllowedNow', { messageKey: 'errors.privilegeIssuedOnly' });
  const values = { promotionId: id, userId, retailStoreId: body.retailStoreId ?? null };
  // The row belongs to the building; that the person may have it follows from being addressed.
  const within = { ...reach, buildingId: Number(officeCentreId), tenantId: null };
  const entity = model.entity(promotionRedemption.name);
  await storeNew(tx, { ...context, entity, reach: within }, 'create', { values, linked: {} });
  return count + 1;
};

export const like: ActRule = async ({ tx, reach }, { id, officeCentreId }, { liked }) => {
  const { userId } = reach.session;
  if (liked)
    await tx.query(sql`insert into promotion_reactions (office_centre_id, promotion_id, user_id, kind)
      values (${officeCentreId}, ${id}, ${userId}, 'LIKE') on conflict do nothing`);
  else await tx.query(sql`delete from promotion_reactions where promotion_id = ${id} and user_id = ${userId} and kind = 'LIKE'`);
  return liked ? 1 : 0;
};

export const view: ActRule = async ({ tx, reach }, { id, officeCentreId }) => {
  await tx.query(sql`insert into promotion_reactions (office_centre_id, promotion_id, user_id, kind)
    values (${officeCentreId}, ${id}, ${reach.session.userId}, 'VIEW') on conflict do nothing`);
  return 1;
};
