/**
 * Option groups (001 §3): what they ask for, they can give. Whatever an item's own rules are, its options follow the group; so that a group whose
 * options change is not left with rules that nobody can fulfil, those of its items are checked as well.
 */
import { sql } from 'drizzle-orm';
import { opcItemAddOn } from '#schemas/retail/opcItemAddOn.ts';
import { opcOptionGroup } from '#schemas/retail/opcOptionGroup.ts';
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

export const optionGroupRules = rulesFor(opcOptionGroup, {
  beforeCreate: async ({ tx }, rows) => {
    await companyOfStore(tx, rows, ({ values }) => values.retailStoreId);
    for (const row of rows) checkChoice(row, whole(row), 'addOns');
  },
  beforeUpdate: async (_, rows) => {
    for (const row of rows) checkChoice(row, whole(row), 'addOns');
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
