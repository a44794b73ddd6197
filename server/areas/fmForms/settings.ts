/** What a building has set for its permits, as the rules read it; the defaults where it has set nothing. */
import { sql } from 'drizzle-orm';
import { fmFormSettings } from '#schemas/fmForms/fmFormSettings.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import type { Queryable } from '#server/db/database.ts';
import { type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { stampNow } from '#server/engine/write/values.ts';

export interface DocumentAsked {
  id: string;
  formName: string;
  documentFileRequired: boolean;
  landlordSignatureRequired: boolean;
  mcstSignatureRequired: boolean;
}
export interface FormSettings {
  zone: string;
  building: string;
  notifyMcst: boolean;
  mcstUsers: readonly { username: string }[];
  restricted: readonly WeeklyHours[];
  documents: readonly DocumentAsked[];
  linkDays: number;
  termsFileId: number | null;
  fee: number | null;
  feeDetail: string | null;
}

export async function formSettings(on: Queryable, buildingId: number): Promise<FormSettings> {
  const [found] = await on.query<FormSettings>(sql`
    select b.time_zone as zone, b.building_name as building, coalesce(s.notify_mcst, false) as "notifyMcst",
      coalesce(s.mcst_users, '[]') as "mcstUsers", coalesce(s.noisy_work_restriction_timing, '[]') as restricted,
      coalesce(s.documents, '[]') as documents, coalesce(s.link_days, 14) as "linkDays", s.terms_file_id as "termsFileId",
      s.ptw_form_admin_fee_percentage as fee, s.detail_admin_fee as "feeDetail"
    from office_centres b left join fm_form_settings s on s.office_centre_id = b.id where b.id = ${buildingId}`);
  if (!found) throw new Error(`there is no building ${buildingId}`);
  return found;
}

interface Row {
  before?: { termsFileId: number | null };
  values: { termsFileId?: number | null };
}
/** Who has changed the terms, and when. */
const stampTerms = async ({ reach }: RuleContext, rows: readonly Row[]): Promise<void> => {
  for (const { before, values } of rows)
    if ((values.termsFileId ?? null) !== (before?.termsFileId ?? null)) Object.assign(values, stampNow('termsUpdated', reach));
};
export const settingsRules = rulesFor(fmFormSettings, { beforeCreate: stampTerms, beforeUpdate: stampTerms });
