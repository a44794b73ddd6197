/** Blackouts: nobody loses a bay unsaid. Applications in that time are moved or cancelled first, and the refusal says how many there are. */
import { sql } from 'drizzle-orm';
import { HOLDS_BAY } from '#schemas/loadingBays/loadingBayApplication.ts';
import { loadingBayBlackout } from '#schemas/loadingBays/loadingBayBlackout.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';

type Row = NewRow<typeof loadingBayBlackout> | ChangedRow<typeof loadingBayBlackout>;

async function requireNobody({ tx }: RuleContext, row: Row): Promise<void> {
  const { loadingBayGroupId: groupId, loadingBayId = null, startAt, endAt } = { ...row.before, ...row.values };
  if (!groupId || !startAt || !endAt) return;
  // Who applies at the same moment waits, and finds the blackout.
  await tx.query(sql`select 1 as held from loading_bay_groups where id = ${groupId} for update`);
  const [bay] = loadingBayId
    ? await tx.query(sql`select 1 as found from loading_bays where id = ${loadingBayId} and loading_bay_group_id = ${groupId}`)
    : [{}];
  if (!bay) return refuse(row, 'loadingBayId', 'notFound');
  const [hit] = await tx.query<{ count: number; first: string }>(sql`
    select count(*)::int as count, (array_agg(reference_no order by start_at, id))[1] as first from loading_bay_applications
    where loading_bay_group_id = ${groupId} and (${loadingBayId}::bigint is null or loading_bay_id = ${loadingBayId}::bigint)
      and status = any(${sql.param([...HOLDS_BAY])}::text[]) and not (status = 'APPROVED' and no_show_at <= now())
      and start_at < ${endAt}::timestamptz and end_at > ${startAt}::timestamptz`);
  if (hit?.count)
    deny(row, 'notAllowedNow', {
      messageKey: 'loadingBayErrors.blackoutHits',
      params: { smart_count: hit.count, first: hit.first },
    });
}

export const blackoutRules = rulesFor(loadingBayBlackout, {
  beforeCreate: async (context, rows) => {
    for (const row of rows) await requireNobody(context, row);
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows) await requireNobody(context, row);
  },
});
