/** Featured items (000 §2): the status that their period gives them, and what they open. */
import { featuredItem } from '#schemas/content/featuredItem.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import { appLinkOf, statusFrom } from '#server/engine/records/appLink.ts';

type Item = typeof featuredItem;

async function point(context: RuleContext, rows: readonly NewRow<Item>[]): Promise<void> {
  const aim = ['sourceItem', featuredItem.fields.sourceItem] as const;
  for (const { values } of rows) values.appDeepLink = await appLinkOf(context, aim, values);
}
const isOver = (end: string | null | undefined): boolean => Boolean(end) && Date.parse(String(end)) <= Date.now();

export const featuredItemRules = rulesFor(featuredItem, {
  beforeCreate: point,
  beforeUpdate: async (context, rows: readonly ChangedRow<Item>[]) => {
    await point(context, rows);
    for (const { values, before } of rows)
      if (before.status !== 'DRAFT') values.status = statusFrom(values.publishStartDate ?? before.publishStartDate);
  },
  actions: {
    // Without an end it stays until somebody withdraws it, so no condition of the schema says when it is too late.
    publish: async (_, rows) => {
      for (const row of rows) {
        if (isOver(row.before.publishEndDate)) deny(row, 'notAllowedNow');
        row.values.status = statusFrom(row.before.publishStartDate);
      }
    },
  },
});
