/** Renewing a sign-in (000 §7 refresh-token): the next refresh token, if the person could still sign in. */
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { readSession } from './readSession.ts';
import { type Issued, rotateSession } from './sessions.ts';

/** Throws AppError `refreshTokenExpired`: for an invalid token, and for a person who has lost access meanwhile. */
export async function renewSession(db: Database, token: string | undefined, key: Uint8Array): Promise<Issued> {
  const expired = () => new AppError('refreshTokenExpired');
  if (!token) throw expired();
  const issued = await db.transaction(async (tx) => {
    const next = await rotateSession(tx, token, key);
    if (next !== 'reused' && !(await readSession(tx, next.sessionId))) throw expired();
    return next;
  });
  // Thrown outside the transaction, so that the end of the family is committed.
  if (issued === 'reused') throw expired();
  return issued;
}
