/** Visiting settings: a company's stays within the building's limits. */
import { sql } from 'drizzle-orm';
import { visitingSetting } from '#schemas/visitors/visitingSetting.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { settingOf, strictness } from './setting.ts';

type Row = NewRow<typeof visitingSetting> | ChangedRow<typeof visitingSetting>;

async function withinLimits({ tx }: RuleContext, row: Row, buildingId: number): Promise<void> {
  const all = { ...row.before, ...row.values };
  const [own] = await tx.query(
    sql`select 1 as found from visiting_settings where office_centre_id = ${buildingId} and of_building`,
  );
  // What the building has not set limits nobody.
  if (!own) return;
  const limit = await settingOf(tx, buildingId, null);
  const longer = (field: 'longestStayHours' | 'retentionDays') => Number(all[field]) > limit[field];
  if (longer('longestStayHours'))
    refuse(row, 'longestStayHours', 'visitErrors.buildingLimit', { params: { limit: limit.longestStayHours } });
  if (longer('retentionDays'))
    refuse(row, 'retentionDays', 'visitErrors.buildingLimit', { params: { limit: limit.retentionDays } });
  if (limit.quota !== null && Number(all.dailyQuota ?? 0) > limit.quota)
    refuse(row, 'dailyQuota', 'visitErrors.buildingLimit', { params: { limit: limit.quota } });
  if (strictness(all.approval ?? 'NONE') < strictness(limit.approval)) refuse(row, 'approval', 'visitErrors.lessApproval');
  if (limit.required.some((one) => !all.requiredFields?.includes(one))) refuse(row, 'requiredFields', 'visitErrors.lessAsked');
}

export const settingRules = rulesFor(visitingSetting, {
  beforeCreate: async (context, rows) => {
    const { tx, reach } = context;
    for (const row of rows) {
      const { values } = row;
      const buildingId = values.officeCentreId ?? reach.buildingId;
      const id = values.tenantId ?? buildingId;
      values.ofBuilding = !values.tenantId;
      const [centre] = await tx.query<{ name: string }>(sql`
        select case when landlord_id is null then coalesce(building_name, company_name) else company_name end as name from office_centres where id = ${id}`);
      values.name = centre?.name ?? '';
      if (values.tenantId && buildingId) await withinLimits(context, row, buildingId);
    }
  },
  beforeUpdate: async (context, rows) => {
    for (const row of rows)
      if (row.before.tenantId && row.before.officeCentreId) await withinLimits(context, row, row.before.officeCentreId);
  },
});
