/**
 * The menu of a store as people see it at a moment (001 §3): the groups that are visible by the clock of the building, what is left of their items
 * today, and the options that can be had. The portal previews the same; so that both agree there is one function.
 */
import { type SQL, sql } from 'drizzle-orm';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { isMeant, UUID } from '#schemas/kernel/fields/formats.ts';
import { isInstant } from '#schemas/kernel/kinds/parts.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { Queryable } from '#server/db/database.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { tableAs } from '#server/engine/records/select.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { AppError } from '#server/errors/appError.ts';
import { flag, listOf, moment, objectOf, orNull, refTo, text, textOf, uuid, whole, words } from '#server/openapi/values.ts';
import type { Asking } from '../now.ts';
import { DAYS_AHEAD, type Moment, STANDING, type StoreFacts, standingOf } from '../standing.ts';
import { type Choice, canFulfil } from './choice.ts';
import { isVisible, type VisibilityPeriod } from './visibility.ts';

const numberOr = orNull(whole);
const option = objectOf({ id: text, name: words, price: whole, quantity: whole, available: flag, preSelected: flag });
const optionGroup = objectOf({
  id: whole,
  name: words,
  selectOption: text,
  required: flag,
  minQty: numberOr,
  maxQty: numberOr,
  minOptions: numberOr,
  maxOptions: numberOr,
  options: listOf(option),
});
const item = objectOf({
  uuid,
  name: words,
  description: words,
  imageFiles: listOf(refTo('file')),
  basePrice: whole,
  preparationTime: numberOr,
  recommended: flag,
  remainingQuantity: numberOr,
  canOrder: flag,
  status: textOf('AVAILABLE', 'SOLD_OUT', 'NOT_TODAY', 'UNAVAILABLE'),
  optionGroups: listOf(optionGroup),
});
const menuSchema = objectOf({
  retailStoreUuid: uuid,
  at: moment,
  currency: orNull(text),
  isOpen: flag,
  takesOrders: flag,
  opensAt: orNull(moment),
  menuGroups: listOf(objectOf({ uuid, name: words, items: listOf(item) })),
});

export interface Store extends StoreFacts {
  id: number;
  uuid: string;
  officeCentreId: number;
  zone: string;
  currency: string | null;
}
interface Group {
  id: number;
  uuid: string;
  name: object;
}
interface AddOn extends Omit<Choice, 'options'> {
  id: number;
  itemId: number;
  name: object;
  available: boolean;
  options: readonly (Choice['options'] extends readonly (infer O)[] | null
    ? O & { id: string; name: object; price: number }
    : never)[];
}
interface Item {
  id: number;
  uuid: string;
  groupId: number;
  name: object;
  description: object | null;
  imageFiles: readonly object[] | null;
  basePrice: number;
  preparationTime: number | null;
  recommended: boolean;
  available: boolean;
  allowCustomisation: boolean;
  notAvailableOn: string | null;
  remainingQuantity: number | null;
}

/** The active groups with their periods, in order; then items and add-ons of those that are visible. */
async function rowsOf(db: Queryable, storeId: number, today: string, when: Moment) {
  const groups = await db.query<Group & { periods: readonly VisibilityPeriod[] | null }>(sql`
    select g.id, g.uuid, g.name, (select json_agg(json_build_object('startDate', p.start_date, 'endDate', p.end_date, 'daysOfWeek', p.days_of_week,
      'publicHolidays', p.public_holidays, 'startTime', to_char(p.start_time, 'HH24:MI'), 'endTime', to_char(p.end_time, 'HH24:MI')))
      from opc_menu_group_visibility_periods p where p.opc_menu_group_id = g.id) as periods
    from opc_menu_groups g where g.retail_store_id = ${storeId} and g.active order by g.position, g.id`);
  const visible = groups.filter(({ periods }) => isVisible(periods ?? [], when));
  const mine = sql`i.retail_store_id = ${storeId} and i.active`;
  const items = await db.query<Item>(sql`
    select i.id, i.uuid, i.opc_menu_group_id as "groupId", i.name, i.description, i.base_price as "basePrice",
      i.preparation_time as "preparationTime", i.recommended, i.available, i.allow_customisation as "allowCustomisation",
      to_char(i.not_available_on, 'YYYY-MM-DD') as "notAvailableOn",
      case when i.quantity is not null then greatest(i.quantity - coalesce((select s.ordered_quantity from opc_item_day_stocks s
        where s.opc_item_id = i.id and s.date = ${today}::date), 0), 0) end as "remainingQuantity",
      (select json_agg(json_build_object('systemFileId', f.id, 'uuid', f.uuid, 'fullPath', '/api/system-files/uuid/' || f.uuid, 'name', f.name,
        'fileSize', f.size) order by o.place)
        from unnest(i.image_file_ids) with ordinality o(id, place) join system_files f on f.id = o.id) as "imageFiles"
    from opc_items i where ${mine} order by i.position, i.id`);
  const addOns = await db.query<AddOn>(sql`
    select a.id, a.opc_item_id as "itemId", a.name, a.select_option as "selectOption", a.required, a.min_qty as "minQty", a.max_qty as "maxQty",
      a.min_options as "minOptions", a.max_options as "maxOptions", a.options, a.available and g.available as available
    from opc_item_add_ons a join opc_items i on i.id = a.opc_item_id join opc_option_groups g on g.id = a.opc_option_group_id
    where ${mine} order by a.id`);
  return { visible, items, addOns };
}

function shownItem(one: Item, own: readonly AddOn[], today: string) {
  const choices = one.allowCustomisation ? own : [];
  const shown = choices.filter(({ available }) => available);
  // A group that is off and must be chosen from, or whose options are all gone, leaves nothing that could be ordered.
  const stuck = choices.some((each) => each.required && (!each.available || !canFulfil(each)));
  const status =
    !one.available || stuck
      ? 'UNAVAILABLE'
      : one.notAvailableOn === today
        ? 'NOT_TODAY'
        : one.remainingQuantity === 0
          ? 'SOLD_OUT'
          : 'AVAILABLE';
  const { uuid, name, description, basePrice, preparationTime, recommended, remainingQuantity } = one;
  return {
    uuid,
    name,
    description,
    imageFiles: one.imageFiles ?? [],
    basePrice,
    preparationTime,
    recommended,
    remainingQuantity,
    status,
    canOrder: status === 'AVAILABLE',
    optionGroups: shown.map(({ itemId: _, available: __, options, ...group }) => ({
      ...group,
      options: (options ?? []).map(({ id, name, price, quantity, available, preSelected }) => ({
        id,
        name,
        price,
        quantity: quantity ?? 1,
        available,
        preSelected: preSelected && available,
      })),
    })),
  };
}

/** @param at in milliseconds */
export async function menuAt({ db, model }: Asking, store: Store, at: number) {
  const today = localAt(store.zone, at).date;
  const off = await daysOffOf(db, model, store.officeCentreId, addDays(today, -1), addDays(today, DAYS_AHEAD + 1));
  const when: Moment = { at, zone: store.zone, holidays: new Set(off.map(({ date }) => date)) };
  const { visible, items, addOns } = await rowsOf(db, store.id, today, when);
  const { isOpen, takesOrders, opensAt } = standingOf(store, when);
  return {
    retailStoreUuid: store.uuid,
    at: new Date(at).toISOString(),
    currency: store.currency,
    isOpen,
    takesOrders,
    opensAt,
    menuGroups: visible.map(({ id, uuid, name }) => ({
      uuid,
      name,
      items: items
        .filter(({ groupId }) => groupId === id)
        .map((one) => ({
          ...shownItem(
            one,
            addOns.filter(({ itemId }) => itemId === one.id),
            today,
          ),
        })),
    })),
  };
}

/** The store with the clock and the currency of its building. Throws AppError notFound. */
export async function storeBy({ db, model }: Asking, condition: SQL): Promise<Store> {
  const entity = model.entity(retailStore.name);
  const [store] = await db.query<Store>(sql`
    select t.id, t.uuid, t.office_centre_id as "officeCentreId", o.time_zone as zone, o.currency, ${sql.raw(STANDING)}
    from ${tableAs(entity)} join office_centres o on o.id = t.office_centre_id where ${condition}`);
  if (!store) throw new AppError('notFound');
  return store;
}

/** `GET /occupant/retail-stores/uuid/{uuid}/menu`: at this moment. */
export const storeMenu = returning(menuSchema, async (context) => {
  const { model, reach, params } = context;
  requirePlace(reach);
  const entity = model.entity(retailStore.name) as OccupantEntity;
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, params.uuid);
  const store = await storeBy(context, sql`${key} and t.opc and ${shownTo(model, entity, reach)}`);
  return menuAt(context, store, Date.now());
});

/** `GET /opc-menu-groups/preview`: of a store within scope, at any instant. */
export const menuPreview = returning(menuSchema, async (context) => {
  const { db, model, reach, query } = context;
  const { retailStoreUuid, at } = query;
  if (typeof retailStoreUuid !== 'string' || !UUID.test(retailStoreUuid))
    throw new AppError('badQuery', { params: { param: 'retailStoreUuid' } });
  if (at !== undefined && !(typeof at === 'string' && isInstant(at) && isMeant(at)))
    throw new AppError('badQuery', { params: { param: 'at' } });
  const entity = model.entity(retailStore.name);
  const found = await loadRecord(db, model, entity, reach, keyCondition(entity, retailStoreUuid));
  return menuAt(context, await storeBy(context, sql`t.id = ${found.id}`), at === undefined ? Date.now() : Date.parse(at));
});
