/**
 * `POST users/sync` (R-0390): a directory sends its people by itself, so on request what it has sent is applied again, where
 * the product differs: what was refused before, and what somebody has changed here by hand.
 */
import { sql } from 'drizzle-orm';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { push } from './push.ts';
import { directoryReach } from './reach.ts';
import { directoryRows } from './rows.ts';

/** How many differ at most in one call, which has to end within two minutes. */
const MOST = 500;

/** Refused before, switched on or off differently, or with other details. */
const differs = sql`removed_date is null and (outcome = 'REFUSED' or coalesce((
    select case when r.id is null then switched_on and outcome <> 'INVITED'
      else switched_on is distinct from (u.status <> 'INACTIVE')
        or (switched_on and reason is null and (u.full_name is distinct from directory_people.full_name
          or u.job_title is distinct from directory_people.job_title)) end
    from users u left join user_roles r on r.user_id = u.id and r.office_centre_id = directory_people.office_centre_id
    where lower(u.username) = directory_people.username limit 1), switched_on))`;

export const syncUsers: Handler = async ({ db, config, model, reach, origin }) => {
  const own = reach.centreId === null ? undefined : await directoryReach(db, reach.centreId);
  if (!own) throw new AppError('centreRequired');
  // In the history it was the person who asked for it.
  const asked = { ...own, session: { ...own.session, fullName: `${own.session.fullName} (${reach.session.fullName})` } };
  const report = { created: 0, changed: 0, switchedOff: 0, refused: [] as { username: string; reason: string }[] };
  for (const row of await directoryRows(db, own.centreId as number, differs, sql`limit ${MOST}`)) {
    // Who asks for it wants people on whom the directory has on, also those who were switched off here.
    const { applied, reason } = await push(db, { config, model, reach: asked, origin }, async (tx) => {
      const [now = row] = await directoryRows(tx, own.centreId as number, sql`id = ${row.id}`);
      return { row: now, user: now.resource, saidOn: true };
    });
    if (reason) report.refused.push({ username: row.username, reason });
    else if (applied && applied.did !== 'nothing') report[applied.did] += 1;
  }
  return report;
};
