/** What people do with a loading bay group that is addressed to them: they give back a bay. They apply by the kernel. */
import { sql } from 'drizzle-orm';
import { loadingBayApplication } from '#schemas/loadingBays/loadingBayApplication.ts';
import { loadingBayGroup } from '#schemas/loadingBays/loadingBayGroup.ts';
import { type ActRule, rulesFor } from '#server/engine/areas/rules.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { AppError } from '#server/errors/appError.ts';

const OPEN = ['PENDING', 'APPROVED'];

/** Of the person's own applications; one that is cancelled stays so. Returns how many are open. */
const cancel: ActRule = async (context, group, { referenceNo, cancelRemark = null }) => {
  const { tx, model, reach } = context;
  const own = await tx.query<{ id: number; referenceNo: string; status: string }>(sql`
    select id, reference_no as "referenceNo", status from loading_bay_applications
    where loading_bay_group_id = ${group.id} and applicant_user_id = ${reach.session.userId}`);
  const asked = own.find((one) => one.referenceNo === referenceNo);
  if (!asked) throw new AppError('notFound');
  if (asked.status !== 'CANCELLED') {
    const declared = model.entity(loadingBayApplication.name);
    const within = {
      ...context,
      entity: { ...declared, api: { ...declared.api, key: 'id' as const } },
      // The row belongs to the building; that the person may change it follows from having applied.
      reach: { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } },
    };
    await changeRecord(tx, within, 'cancel', Number(asked.id), { cancelRemark });
  }
  return own.filter(({ id, status }) => id !== asked.id && OPEN.includes(status)).length;
};

export const groupRules = rulesFor(loadingBayGroup, { acts: { cancel } });
