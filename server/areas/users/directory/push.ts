/** One person of a directory: applied and kept in one transaction, or refused and kept with the reason. */
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { type ScimUser, toDesired } from '../scim/user.ts';
import { type Applied, apply, type Sync } from './apply.ts';
import { type DirectoryRow, keepRow, lockDirectory, type Reason } from './rows.ts';

export interface Pushed {
  row: DirectoryRow;
  applied?: Applied;
  /** Why the product does not do it. */
  refusal?: AppError;
  reason?: Reason;
}

const BY_MESSAGE: Readonly<Record<string, Reason>> = {
  'errors.lastMasterAdmin': 'LAST_ADMIN',
  'errors.lastBuildingAdmin': 'LAST_ADMIN',
  'errors.worksElsewhere': 'WORKS_ELSEWHERE',
  'errors.invitedOften': 'INVITED_OFTEN',
};
const reasonOf = ({ code, facts }: AppError): Reason => {
  const field = Object.values(facts.fields ?? {})[0]?.code;
  return BY_MESSAGE[facts.messageKey ?? `errors.${field}`] ?? (code === 'forbidden' ? 'ABOVE' : 'NOT_ALLOWED');
};

/** @throws AppError validation, where the person cannot be kept at all */
export async function push(
  db: Database,
  sync: Sync,
  resource: ScimUser,
  { removed = false }: { removed?: boolean } = {},
): Promise<Pushed> {
  const desired = toDesired(removed ? { ...resource, active: false } : resource);
  const centreId = sync.reach.centreId as number;
  try {
    return await db.transaction(async (tx) => {
      await lockDirectory(tx, centreId);
      const applied = await apply(tx, sync, desired);
      return { row: await keepRow(tx, sync, desired, resource, { ...applied, removed }), applied };
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const reason = reasonOf(error);
    // A deletion that is refused leaves the person in the directory, so that it can be tried again.
    const row = await db.transaction((tx) => keepRow(tx, sync, desired, resource, { outcome: 'REFUSED', reason }));
    return { row, refusal: error, reason };
  }
}
