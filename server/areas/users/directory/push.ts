/** One person of a directory: applied and kept in one transaction, or refused and kept with the reason. */
import { noteRefusal } from '#server/auth/invitations/identityRefusals.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { type ScimUser, toDesired } from '../scim/user.ts';
import { type Applied, apply, type Sync } from './apply.ts';
import type { Reason } from './reason.ts';
import { type DirectoryRow, keepRow, lockDirectory } from './rows.ts';

/** What a directory wants, once its earlier wishes have been done. */
export interface Wish {
  /** Undefined for somebody whom it has not sent before. */
  row?: DirectoryRow;
  user: ScimUser;
  /** It says so now, rather than that it was so before. */
  saidOn: boolean;
  removed?: boolean;
  another?: boolean;
}
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

/**
 * @param wish is read while no other wish of the directory is under way, so that two at once lose nothing
 * @throws AppError validation, where the person cannot be kept at all
 */
export async function push(db: Database, sync: Sync, wish: (tx: Transaction) => Promise<Wish>): Promise<Pushed> {
  const centreId = sync.reach.centreId as number;
  let wanted: Wish | undefined;
  try {
    return await db.transaction(async (tx) => {
      await lockDirectory(tx, centreId);
      wanted = undefined;
      const now = await wish(tx);
      wanted = now;
      const { row, user, saidOn, removed, another } = now;
      const desired = toDesired(user, row?.username);
      const applied = await apply(tx, sync, desired, row && { username: row.username, outcome: row.outcome, saidOn });
      const { username, outcome, reason } = applied;
      if (reason === 'ADDRESS_KEPT' && row?.resource.userName !== user.userName)
        await noteRefusal(tx, {
          ...sync.reach,
          source: 'DIRECTORY',
          subject: username,
          asked: `userName ${user.userName}`,
          reason,
        });
      return { row: await keepRow(tx, sync, desired, user, { row, username, outcome, reason, removed, another }), applied };
    });
  } catch (error) {
    if (!wanted || !(error instanceof AppError) || error.status >= 500) throw error;
    const { row, user, another } = wanted;
    const reason = reasonOf(error);
    const desired = toDesired(user, row?.username);
    const username = row?.username ?? desired.username;
    // A deletion that is refused leaves the person in the directory, so that it can be tried again.
    const kept = await db.transaction((tx) =>
      keepRow(tx, sync, desired, user, { row, username, outcome: 'REFUSED', reason, another }),
    );
    return { row: kept, refusal: error, reason };
  }
}
