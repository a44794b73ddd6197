/** The option groups of an item (001 §7): each is an add-on of its own, which begins with the rules of the group. */
import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { opcItem } from '#schemas/retail/opcItem.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { labelSql } from '#server/db/model.ts';
import { type LockedContext, ofLockedRecord, ofRecord } from '#server/engine/areas/areaCalls.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { listOf, objectOf, refTo, uuid, whole } from '#server/openapi/values.ts';

/** Afterwards the item has these groups and no others; one that it had before keeps its rules. */
export async function linkOptionGroups(tx: Transaction, itemId: number, groups: readonly number[]): Promise<void> {
  const wanted = idList([...groups]);
  await tx.query(sql`delete from opc_item_add_ons where opc_item_id = ${itemId} and not (opc_option_group_id = any(${wanted}))`);
  if (!groups.length) return;
  await tx.query(sql`
    insert into opc_item_add_ons (office_centre_id, retail_tenant_id, opc_item_id, opc_option_group_id, name, select_option, options,
      required, available, min_qty, max_qty, min_options, max_options)
    select g.office_centre_id, g.retail_tenant_id, ${itemId}, g.id, g.name, g.select_option, g.add_ons,
      g.required, true, g.min_qty, g.max_qty, g.min_options, g.max_options
    from unnest(${wanted}) with ordinality as l(linked, place) join opc_option_groups g on g.id = l.linked order by l.place
    on conflict do nothing`);
}

const result = objectOf({ id: whole, uuid, version: whole, opcOptionGroupsIds: listOf(whole) });

/** Writes the groups as the item's form does: checked, with an entry in its history. */
async function customise(context: LockedContext, change: (has: readonly number[], group: number) => readonly number[]) {
  const { tx, model, reach, record, body } = context;
  const groups = model.entity(opcOptionGroup.name);
  const { opcOptionGroupUuid } = body as { opcOptionGroupUuid: string };
  const group = await loadRecord(tx, model, groups, reach, keyCondition(groups, opcOptionGroupUuid));
  const has = (record.opcOptionGroupsIds ?? []) as readonly number[];
  const opcOptionGroupsIds = change(has, Number(group.id));
  const { after } = await changeRecord(
    tx,
    { ...context, entity: model.entity(opcItem.name) },
    'updateCustomisation',
    String(record.uuid),
    {
      allowCustomisation: record.allowCustomisation,
      opcOptionGroupsIds,
    },
  );
  return { id: after.id, uuid: after.uuid, version: after.version, opcOptionGroupsIds };
}

export const addOptionGroup = ofLockedRecord(result, (context) =>
  customise(context, (has, group) => (has.includes(group) ? has : [...has, group])),
);
export const removeOptionGroup = ofLockedRecord(result, (context) =>
  customise(context, (has, group) => has.filter((one) => one !== group)),
);

/** As many as a store has. */
const MOST = 500;

export const availableToAdd = ofRecord(listOf(refTo('option')), async ({ db, model, reach, record, query }) => {
  const entity = model.entity(opcOptionGroup.name);
  const asked = typeof query.wildcardSearch === 'string' ? query.wildcardSearch : '';
  const label = sql.raw(labelSql(entity, 'g', reach.locale));
  const found = await db.query<{ id: number; uuid: string; label: string }>(sql`
    select g.id, g.uuid, ${label} as label from opc_option_groups g
    where g.retail_store_id = ${record.retailStoreId}
      and not exists (select 1 from opc_item_add_ons a where a.opc_item_id = ${record.id} and a.opc_option_group_id = g.id)
      and strpos(lower(${label}), lower(${asked})) > 0
    order by g.position, g.id limit ${MOST}`);
  return found.map(({ id, uuid, label }): Option => ({ code: uuid, label, value: id, categoryCode: null }));
});
