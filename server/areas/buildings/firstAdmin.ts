/** A building is added together with its first admin: the person is added and invited by the rules of users, in the same transaction. */
import type { officeCentre } from '#schemas/buildings/officeCentre.ts';
import { adminOn, can } from '#schemas/kernel/rights/access.ts';
import { user } from '#schemas/users/user.ts';
import type { RuleContext, WrittenRow } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';

/** How the form of the building calls what is wrong with the person. */
const KEYS: Readonly<Record<string, string>> = { fullName: 'adminName', username: 'adminUsername' };

/** @throws AppError forbidden for somebody who may not add people; what the rules of users refuse, at the inputs of the building's form */
export async function addFirstAdmin(context: RuleContext, { record, linked }: WrittenRow<typeof officeCentre>): Promise<void> {
  const { adminName, adminUsername } = linked;
  if (!adminUsername) return;
  const entity = context.model.entity(user.name);
  const reach = { ...context.reach, buildingId: record.id, centreId: record.id, tenantId: null };
  if (!can(reach.session, entity, 'create')) throw new AppError('forbidden');
  const values = { fullName: adminName, username: adminUsername };
  try {
    await storeNew(context.tx, { ...context, entity, reach }, 'create', {
      values,
      linked: { officeCentreId: record.id, roleCode: adminOn.building },
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
