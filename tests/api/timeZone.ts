import { sql } from 'drizzle-orm';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import type { Api } from './harness.ts';

/** Sets the clock of a building, by default that of `here`: of its sessions, too, which are kept for a second. */
export const setTimeZone = (api: Api, zone: string, officeCentreId = api.world.here.building): Promise<void> =>
  api.db.transaction(async (tx) => {
    await tx.query(sql`update office_centres set time_zone = ${zone} where id = ${officeCentreId}`);
    await forgetSessions(tx, { officeCentreId });
  });
