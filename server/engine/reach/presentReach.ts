/** The current scope of work that was requested earlier: the person's rights and the place are looked up again. */
import { presentRights } from '#server/auth/session/readSession.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { everywhere, type Reach, reachAt, reachOf } from './reach.ts';

/** Undefined when the person may no longer work in the office centre of the request. Throws when the database does. */
export async function presentReach(on: Queryable, { session: ordered, centreId, locale }: Reach): Promise<Reach | undefined> {
  const session = await presentRights(on, ordered);
  if (!session) return undefined;
  if (centreId === null && session.side === 'platform') return everywhere(reachOf(session, locale));
  const isOwn = centreId === (session.officeCentre?.officeCentreId ?? null);
  try {
    return await reachAt(on, session, isOwn ? {} : { officeCentreId: String(centreId) }, locale);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
