/** Renewing a sign-in (000 §7 refresh-token): the next refresh token, if the person could still sign in. */
import type { SignInAudience } from '#schemas/kernel/rights/session.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { readSession } from './readSession.ts';
import { type Issued, rotateSession } from './sessions.ts';

const hasPassed = (instant: string | null): boolean => instant !== null && Date.parse(instant) <= Date.now();

/**
 * Throws AppError `refreshTokenExpired`: for an invalid token or one of another audience, for a person who has lost access
 * meanwhile, and in the app, where a sign-in lasts long, for one whose password has expired.
 */
export async function renewSession(
  db: Database,
  token: string | undefined,
  key: Uint8Array,
  audience: SignInAudience = 'PORTAL',
): Promise<Issued> {
  const expired = () => new AppError('refreshTokenExpired');
  if (!token) throw expired();
  const issued = await db.transaction(async (tx) => {
    const next = await rotateSession(tx, token, key, audience);
    if (next === 'reused') return next;
    const session = await readSession(tx, next.sessionId);
    if (!session || (session.audience && hasPassed(session.passwordExpiry))) throw expired();
    return next;
  });
  // Thrown outside the transaction, so that the end of the family is committed.
  if (issued === 'reused') throw expired();
  return issued;
}
