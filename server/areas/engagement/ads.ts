/** Ads (002 §3, §4): the status that their period gives them, and what they open. */
import { sql } from 'drizzle-orm';
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { aimOf } from '#schemas/kernel/anyOf.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/rules.ts';

type Ad = typeof inAppPopUpForm;

/** `atrium://poll/<uuid>`: the address within the app of what an ad opens; null if it opens nothing. */
async function deepLinkOf({ tx, model }: RuleContext, values: NewRow<Ad>['values']): Promise<string | null> {
  const aim = aimOf(inAppPopUpForm.fields.sourceItem, values);
  if (!aim) return null;
  const table = sql.raw(`"${model.entity(aim.to).table}"`);
  const [item] = await tx.query<{ uuid: string }>(sql`select uuid from ${table} where id = ${values.sourceItemIdentifier}`);
  return item ? `atrium://${String(values.moduleCode).toLowerCase().replaceAll('_', '-')}/${item.uuid}` : null;
}

async function link(context: RuleContext, rows: readonly NewRow<Ad>[]): Promise<void> {
  for (const { values } of rows) values.appDeepLink = await deepLinkOf(context, values);
}

/** A published ad whose time has come is ONGOING; the job does what becomes due later. */
const statusFrom = (start: string | null | undefined) =>
  start && Date.parse(start) <= Date.now() ? ('ONGOING' as const) : ('UPCOMING' as const);

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
