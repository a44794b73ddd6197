/** Documents of FM forms: they belong to the form's company, and a new file has to be approved anew by everybody. */
import { sql } from 'drizzle-orm';
import { fmFormAdditionalDocument } from '#schemas/fmForms/fmFormAdditionalDocument.ts';
import { fmFormDocument } from '#schemas/fmForms/fmFormDocument.ts';
import { type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';

const CHANGEABLE = ['PENDING_SUBMISSION', 'PENDING_REVIEW'];
/** All that has been decided about a file; void once there is another one. */
const undecided = Object.fromEntries(
  ['applicant', 'landlord', 'mcst'].flatMap((party) =>
    (['Approve', 'Reject'] as const).flatMap((what) => {
      const stamp = `${party}${what === 'Approve' ? 'Approved' : 'Rejected'}`;
      return [`${stamp}Date`, `${stamp}UserId`, `${party}${what}Remark`].map((key) => [key, null]);
    }),
  ),
);

interface Above {
  id: number;
  status: string;
  tenantId: number;
}
/** The forms above, which the engine holds. */
async function formsAbove({ tx }: RuleContext, ids: readonly (number | null | undefined)[]): Promise<Map<number, Above>> {
  const wanted = `{${ids.filter((id) => typeof id === 'number').join(',')}}`;
  const found = await tx.query<Above>(
    sql`select id, status, tenant_id as "tenantId" from fm_forms where id = any(${wanted}::bigint[])`,
  );
  return new Map(found.map((one) => [one.id, one]));
}

interface Row {
  before?: { fmFormId: number } | undefined;
  values: { fmFormId?: number | null; tenantId?: number | null };
  refusal?: unknown;
}
/** Only while the form can still be decided about; a new one belongs to the form's company. */
async function openForm(context: RuleContext, rows: readonly Row[], states: readonly string[]): Promise<void> {
  const above = await formsAbove(
    context,
    rows.map(({ before, values }) => values.fmFormId ?? before?.fmFormId),
  );
  for (const row of rows) {
    const form = above.get((row.values.fmFormId ?? row.before?.fmFormId) as number);
    if (!form || !states.includes(form.status)) deny(row as never, 'notAllowedNow', { messageKey: 'errors.fmForm.closed' });
    else if (!row.before) row.values.tenantId = form.tenantId;
  }
}

export const documentRules = rulesFor(fmFormDocument, {
  beforeCreate: (context, rows) => openForm(context, rows as readonly Row[], CHANGEABLE),
  beforeUpdate: async (context, rows) => {
    await openForm(context, rows as readonly Row[], CHANGEABLE);
    for (const { before, values } of rows)
      if (values.documentFileId !== before.documentFileId) Object.assign(values, undecided, { status: 'PENDING_REVIEW' });
  },
});

export const additionalDocumentRules = rulesFor(fmFormAdditionalDocument, {
  beforeCreate: (context, rows) =>
    openForm(context, rows as readonly Row[], [...CHANGEABLE, 'PENDING_MCST_APPROVAL', 'APPROVED']),
});
