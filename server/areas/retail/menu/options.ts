/**
 * Option groups (001 §3): what they ask for, they can give. Whatever an item's own rules are, its options follow the group; so that a group whose
 * options change is not left with rules that nobody can fulfil, those of its items are checked as well.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { opcItemAddOn } from '#schemas/retail/opcItemAddOn.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type NewRow, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { type Choice, choiceProblems } from './choice.ts';
import { companyOfStore } from './ofStore.ts';

type Row = NewRow<typeof opcOptionGroup> | ChangedRow<typeof opcOptionGroup>;

/** Refuses rules that nobody could fulfil. */
export const checkChoice = (row: Parameters<typeof refuse>[0], choice: Choice, options: 'addOns' | 'options'): void => {
  for (const { field, code, max } of choiceProblems(choice))
    refuse(row, field === 'options' ? options : field, code, max === undefined ? {} : { params: { max } });
};

const whole = (row: Row): Choice => {
  const { addOns, ...facts } = { ...row.before, ...row.values } as unknown as Choice & { addOns: Choice['options'] };
  return { ...facts, options: addOns ?? [] };
};

/** Refuses options that leave an item of the group with rules that nobody could fulfil; the first one is named. */
async function checkItems(tx: Transaction, row: ChangedRow<typeof opcOptionGroup>, locale: LocaleCode): Promise<void> {
  const { selectOption, options } = whole(row);
  const own = await tx.query<Omit<Choice, 'selectOption' | 'options'> & { item: LocalizedText }>(sql`
    select a.required, a.min_qty as "minQty", a.max_qty as "maxQty", a.min_options as "minOptions", a.max_options as "maxOptions", i.name as item
    from opc_item_add_ons a join opc_items i on i.id = a.opc_item_id where a.opc_option_group_id = ${row.before.id} order by i.id`);
  const stuck = own.find((one) => choiceProblems({ ...one, selectOption, options }).length > 0);
  if (stuck) refuse(row, 'addOns', 'itemAsksMore', { params: { item: readIn(stuck.item, locale) } });
}

export const optionGroupRules = rulesFor(opcOptionGroup, {
  beforeCreate: async ({ tx }, rows) => {
    await companyOfStore(tx, rows, ({ values }) => values.retailStoreId);
    for (const row of rows) checkChoice(row, whole(row), 'addOns');
  },
  beforeUpdate: async ({ tx, locale }, rows) => {
    for (const row of rows) {
      checkChoice(row, whole(row), 'addOns');
      await checkItems(tx, row, locale);
    }
  },
  afterWrite: async ({ tx }, rows) => {
    for (const { record } of rows)
      await tx.query(sql`
        update opc_item_add_ons a set name = g.name, select_option = g.select_option, options = g.add_ons
        from opc_option_groups g where g.id = ${record.id} and a.opc_option_group_id = g.id`);
  },
});

export const itemAddOnRules = rulesFor(opcItemAddOn, {
  beforeUpdate: async (_, rows) => {
    for (const row of rows) checkChoice(row, { ...row.before, ...row.values } as unknown as Choice, 'options');
  },
});
