/** Reviews of stores (001 §3): one for each person and store, which that person may change; the store keeps what they come to. */

import { sql } from 'drizzle-orm';
import { retailStoreReview } from '#schemas/retail/retailStoreReview.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ActRule } from '#server/engine/areas/rules.ts';
import { ofBuilding } from '#server/engine/reach/ofBuilding.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';

/** Counted anew while the store is locked: whatever was changed, it is right afterwards. */
const rate = (tx: Transaction, storeId: number) =>
  tx.query(sql`
    update retail_stores s set no_of_review = r.number, rating = r.average
    from (select count(*)::int as number, round(avg(rating) * 100)::int as average from retail_store_reviews where retail_store_id = ${storeId}) r
    where s.id = ${storeId}`);

/** The same review again changes nothing. */
export const reviewStore: ActRule = async (context, store, body) => {
  const { tx, model, reach } = context;
  const values = { rating: body.rating, comment: body.comment ?? null };
  const [own] = await tx.query<{ id: number; rating: number; comment: string | null }>(sql`
    select id, rating, comment from retail_store_reviews
    where retail_store_id = ${store.id} and reviewer_id = ${reach.session.userId} for update`);
  // The row belongs to the building; that the person may write it follows from being the reviewer.
  const within = ofBuilding(reach);
  const entity = model.entity(retailStoreReview.name);
  if (!own) {
    const made = { retailStoreId: store.id, retailTenantId: store.retailTenantId, reviewerId: reach.session.userId, ...values };
    await storeNew(tx, { ...context, entity, reach: within }, 'create', { values: made, linked: {} });
  } else if (own.rating !== values.rating || own.comment !== values.comment)
    await writeBySystem(tx, { ...context, entity: entity.name, reach: within }, own.id, 'review', values);
  await rate(tx, store.id);
  return 1;
};
