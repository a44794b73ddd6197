/**
 * A building or a company is added together with its first admin: the person is added and invited by the rules of users, in the same
 * transaction. Both are there afterwards, or neither.
 */
import { can, firstAdminOn } from '#schemas/kernel/rights/access.ts';
import { user } from '#schemas/users/user.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';

/** How the form calls what is wrong with the person. */
const KEYS: Readonly<Record<string, string>> = {
  fullName: 'adminName',
  username: 'adminUsername',
  mobileNumber: 'adminMobileNumber',
};

/** What was made, and what its form said of the person (`firstAdminFields`). */
interface Made {
  record: { id: number };
  linked: { adminName?: string | null; adminUsername?: string | null; adminMobileNumber?: string | null };
}
interface Place {
  side: keyof typeof firstAdminOn;
  buildingId: number | null;
}

/** @throws AppError forbidden for somebody who may not add people; what the rules of users refuse, at the inputs of the form */
export async function addFirstAdmin(context: RuleContext, { record, linked }: Made, { side, buildingId }: Place): Promise<void> {
  const { adminName, adminUsername, adminMobileNumber } = linked;
  if (!adminUsername) return;
  const entity = context.model.entity(user.name);
  const reach = { ...context.reach, buildingId, centreId: record.id, tenantId: null };
  if (!can(reach.session, entity, 'create')) throw new AppError('forbidden');
  const values = { fullName: adminName, username: adminUsername, mobileNumber: adminMobileNumber ?? null };
  try {
    await storeNew(context.tx, { ...context, entity, reach }, 'create', {
      values,
      linked: { officeCentreId: record.id, roleCode: firstAdminOn[side] },
    });
  } catch (error) {
    throw error instanceof AppError ? renamed(error) : error;
  }
}

function renamed({ code, facts }: AppError): AppError {
  if (!facts.fields) return new AppError(code, facts);
  const fields = Object.entries(facts.fields).map(([key, problem]) => [KEYS[key] ?? 'adminUsername', problem] as const);
  return new AppError(code, { ...facts, fields: Object.fromEntries(fields) });
}
