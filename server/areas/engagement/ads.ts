/** Ads (002 §3, §4): the status that their period gives them, and what they open. */
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { appLinkOf, statusFrom } from '#server/engine/records/appLink.ts';

type Ad = typeof inAppPopUpForm;

async function link(context: RuleContext, rows: readonly NewRow<Ad>[]): Promise<void> {
  const aim = ['sourceItem', inAppPopUpForm.fields.sourceItem] as const;
  for (const { values } of rows) values.appDeepLink = await appLinkOf(context, aim, values);
}

export const adRules = rulesFor(inAppPopUpForm, {
  beforeCreate: link,
  beforeUpdate: async (context, rows: readonly ChangedRow<Ad>[]) => {
    await link(context, rows);
    for (const { values, before } of rows)
      if (before.status !== 'DRAFT') values.status = statusFrom(values.publishStartDate ?? before.publishStartDate);
  },
  actions: {
    publish: async (_, rows) => {
      for (const { values, before } of rows) values.status = statusFrom(before.publishStartDate);
    },
  },
});
