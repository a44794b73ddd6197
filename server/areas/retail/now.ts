/** Which stores are open: for those who are addressed all of theirs, for who looks after a store that one (001 §3, §7). */
import { sql } from 'drizzle-orm';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import { flag, listOf, moment, objectOf, orNull, text, uuid, whole } from '#server/openapi/values.ts';
import { storeOf } from './openHours.ts';
import { DAYS_AHEAD, type Moment, STANDING, type StoreFacts, standingOf } from './standing.ts';

/** As many as a building has; more of them nobody looks through. */
const MOST = 500;

const standing = {
  isOpen: flag,
  closesAt: orNull(moment),
  opensAt: orNull(moment),
  takesOrders: flag,
  waitMinutes: whole,
  collectFrom: orNull(moment),
  deliverFrom: orNull(moment),
};

export interface Asking {
  db: Queryable;
  model: Model;
}
/** This moment in a building, with its public holidays around it. */
export async function momentIn({ db, model }: Asking, buildingId: number, zone: string): Promise<Moment> {
  const today = dateIn(zone);
  const off = await daysOffOf(db, model, buildingId, addDays(today, -1), addDays(today, DAYS_AHEAD + 1));
  return { at: Date.now(), zone, holidays: new Set(off.map(({ date }) => date)) };
}

const STORE = sql.raw(STANDING);

interface Shown extends StoreFacts {
  uuid: string;
  rating: number | null;
  noOfReview: number;
}

/** In the building's order. Few reviews say nothing: the rating is shown from the number on that the store says. */
export const storesNow = returning(
  listOf(objectOf({ uuid, ...standing, rating: orNull(whole), noOfReview: whole })),
  async (context) => {
    const { db, model, reach } = context;
    const { buildingId } = requirePlace(reach);
    const entity = model.entity(retailStore.name) as OccupantEntity;
    const found = await db.query<Shown>(sql`
      select t.uuid, ${STORE}, t.no_of_review as "noOfReview",
        case when t.no_of_review >= t.min_review_to_display_review then t.rating end as rating
      from ${tableAs(entity)} where ${shownTo(model, entity, reach)} order by t.position, t.id desc limit ${MOST}`);
    const now = await momentIn(context, buildingId, reach.zone);
    return found.map((store) => ({
      uuid: store.uuid,
      ...standingOf(store, now),
      rating: store.rating,
      noOfReview: store.noOfReview,
    }));
  },
);

/** `GET …/collection-time` of one store. */
export const collectionTime = returning(
  objectOf({ uuid, ...standing, collectionTime: whole, orderStatus: text, collectionMethod: text }),
  async (context) => {
    const store = await storeOf(context);
    const [place] = await context.db.query<{ zone: string }>(
      sql`select time_zone as zone from office_centres where id = ${store.officeCentreId}`,
    );
    const now = await momentIn(context, Number(store.officeCentreId), place?.zone ?? context.reach.zone);
    return {
      uuid: store.uuid,
      ...standingOf(store as unknown as StoreFacts, now),
      collectionTime: store.collectionTime,
      orderStatus: store.orderStatus,
      collectionMethod: store.collectionMethod,
    };
  },
);
