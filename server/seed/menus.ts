/** The menu of a store of the demo data: groups, one of them in the morning only, items with a stock of the day, and options. */
import { opcItem } from '#schemas/retail/opcItem.ts';
import { opcMenuGroup } from '#schemas/retail/opcMenuGroup.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
import { opcItemSample, opcMenuGroupSample, opcOptionGroupSample, visibilityPeriodSample } from '#schemas/retail/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { uuidOf } from './written.ts';

interface Written {
  officeCentreId: number;
  today: string;
  /** When it was written. */
  at: string;
  admin: SeededUser;
}

/** By the place of the item: its group, and its option groups. */
const IN_GROUP = [0, 1, 1] as const;
const CHOICES: readonly (readonly number[])[] = [[1], [0], [0]];
/** By the place of the group: its visibility periods. */
const PERIODS: readonly (readonly number[])[] = [[0], [], [1]];
const ORDERED = 12;

const plainChoice = { required: false, available: true, minQty: null, maxQty: null, minOptions: null, maxOptions: null };
const plainItem = {
  active: true,
  available: true,
  recommended: false,
  description: null,
  quantity: null,
  preparationTime: null,
  allowCustomisation: true,
};

export async function seedMenus(
  on: Queryable,
  { officeCentreId, today, at, admin }: Written,
  store: { id: number; tenantId: number | null },
): Promise<void> {
  const written = { createdDate: at, createdUserId: admin.id, updatedDate: at, updatedUserId: admin.id, version: 1 };
  const own = (index: number) => ({
    ...written,
    officeCentreId,
    retailTenantId: store.tenantId,
    uuid: uuidOf(officeCentreId, index),
  });
  const inStore = (index: number) => ({ ...own(index), retailStoreId: store.id });
  const numbers = await numbered(
    on,
    officeCentreId,
    'MG',
    opcMenuGroupSample.records.map(() => at),
  );
  const groups = await insertRows(
    on,
    opcMenuGroup.table,
    opcMenuGroupSample.records.map((record, index) => ({
      ...record,
      active: true,
      referenceNo: numbers[index],
      position: index + 1,
      ...inStore(index),
    })),
  );
  await insertRows(
    on,
    'opc_menu_group_visibility_periods',
    PERIODS.flatMap((periods, group) =>
      periods.map((period) => ({
        startDate: null,
        endDate: null,
        ...visibilityPeriodSample.records[period],
        opcMenuGroupId: groups[group],
        ...own(period),
      })),
    ),
  );
  const choices = opcOptionGroupSample.records.map((record) => ({
    ...plainChoice,
    ...record,
    addOns: record.addOns.map((row, index) => ({ ...row, position: index + 1 })),
  }));
  const options = await insertRows(
    on,
    opcOptionGroup.table,
    choices.map((record, index) => ({ ...record, position: index + 1, ...inStore(index) })),
  );
  const items = await insertRows(
    on,
    opcItem.table,
    opcItemSample.records.map((record, index) => ({
      ...plainItem,
      ...record,
      opcMenuGroupId: groups[IN_GROUP[index] ?? 0],
      position: index === 2 ? 2 : 1,
      ...inStore(index),
    })),
  );
  await insertRows(
    on,
    'opc_item_add_ons',
    CHOICES.flatMap((some, index) =>
      some.map((choice) => {
        const { addOns, ...rules } = choices[choice] as (typeof choices)[number];
        return { ...rules, options: addOns, opcItemId: items[index], opcOptionGroupId: options[choice], ...own(index) };
      }),
    ),
  );
  await insertRows(on, 'opc_item_day_stocks', [{ date: today, orderedQuantity: ORDERED, opcItemId: items[0], ...own(0) }]);
}
