/**
 * Copies the menu of a store to the end of another one's (`POST /opc-menu-groups/copy-menu`): groups with their periods, items with their pictures,
 * option groups with their options, and which item has which. What belongs to a day, such as what is off or ordered today, stays behind.
 */
import { sql } from 'drizzle-orm';
import { can } from '#schemas/kernel/rights/access.ts';
import { opcItem } from '#schemas/retail/opcItem.ts';
import { opcMenuGroup } from '#schemas/retail/opcMenuGroup.ts';
import { opcMenuGroupVisibilityPeriod } from '#schemas/retail/opcMenuGroupVisibilityPeriod.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { objectOf, whole } from '#server/openapi/values.ts';

type Values = Record<string, unknown> & { id: number };

/** Whole rows by the wire keys of the fields that are copied. */
const GROUP = sql.raw('id, active, name');
const PERIOD =
  sql.raw(`opc_menu_group_id as above, to_char(start_date, 'YYYY-MM-DD') as "startDate", to_char(end_date, 'YYYY-MM-DD') as "endDate",
  days_of_week as "daysOfWeek", public_holidays as "publicHolidays", to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime"`);
const OPTIONS = sql.raw(`id, name, select_option as "selectOption", required, available, min_qty as "minQty", max_qty as "maxQty",
  min_options as "minOptions", max_options as "maxOptions", add_ons as "addOns"`);
const ITEM =
  sql.raw(`id, opc_menu_group_id as above, active, name, description, image_file_ids as "imageFileIds", available, recommended, quantity,
  base_price as "basePrice", preparation_time as "preparationTime", allow_customisation as "allowCustomisation",
  array(select a.opc_option_group_id from opc_item_add_ons a where a.opc_item_id = opc_items.id order by a.id) as groups`);

/** Adds the copies through the write path, in order; what they were copied from leads to what they are now. */
async function copyRows(tx: Transaction, context: AreaContext, name: string, rows: readonly (Values & { linked?: object })[]) {
  const made = new Map<number, number>();
  for (const { id, linked = {}, ...values } of rows) {
    const record = await storeNew(tx, { ...context, entity: context.model.entity(name) }, 'create', {
      values,
      linked: { ...linked },
    });
    if (record.id !== null) made.set(id, Number(record.id));
  }
  return made;
}

export const copyMenu = returning(objectOf({ menuGroups: whole, items: whole, optionGroups: whole }), async (context) => {
  const { db, model, reach, body } = context;
  const { fromRetailStoreUuid, retailStoreUuid } = body as Record<string, string>;
  if (!can(reach.session, opcItem, 'create')) throw new AppError('forbidden');
  if (fromRetailStoreUuid === retailStoreUuid)
    throw new AppError('validation', { fields: { retailStoreUuid: { code: 'sameStore' } } });
  const stores = model.entity(retailStore.name);
  return db.transaction(async (tx) => {
    const from = await loadRecord(tx, model, stores, reach, keyCondition(stores, fromRetailStoreUuid));
    // Held, so that two copies do not mix.
    const to = await loadRecord(tx, model, stores, reach, keyCondition(stores, retailStoreUuid), { lock: true, writing: true });
    const inStore = { ...context, reach: { ...reach, buildingId: reach.buildingId ?? Number(to.officeCentreId) } };
    const of = sql`where retail_store_id = ${from.id}`;
    const own = { retailStoreId: to.id };
    const read = (columns: typeof GROUP, table: string) =>
      tx.query<Values & { above: number; groups: number[] }>(
        sql`select ${columns} from ${sql.raw(table)} ${of} order by position, id`,
      );
    const options = await copyRows(
      tx,
      inStore,
      opcOptionGroup.name,
      (await read(OPTIONS, 'opc_option_groups')).map((row) => ({ ...row, ...own })),
    );
    const groups = await copyRows(
      tx,
      inStore,
      opcMenuGroup.name,
      (await read(GROUP, 'opc_menu_groups')).map((row) => ({ ...row, ...own })),
    );
    const periods = await tx.query<Values & { above: number }>(sql`
      select p.id, ${PERIOD} from opc_menu_group_visibility_periods p
      where p.opc_menu_group_id in (select id from opc_menu_groups ${of}) order by p.id`);
    await copyRows(
      tx,
      inStore,
      opcMenuGroupVisibilityPeriod.name,
      periods.map(({ above, ...row }) => ({ ...row, opcMenuGroupId: groups.get(above) })),
    );
    const items = await copyRows(
      tx,
      inStore,
      opcItem.name,
      (await read(ITEM, 'opc_items')).map(({ above, groups: has, ...row }) => ({
        ...row,
        ...own,
        opcMenuGroupId: groups.get(above),
        linked: { opcOptionGroupsIds: has.flatMap((one) => options.get(one) ?? []) },
      })),
    );
    return { menuGroups: groups.size, items: items.size, optionGroups: options.size };
  });
});
