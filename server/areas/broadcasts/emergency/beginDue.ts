/**
 * Begins the emergency broadcasts whose time has come, through the same write path as a person who broadcasts one. Where another one
 * goes on, the next waits until it has been stopped.
 */
import { sql } from 'drizzle-orm';
import { emergencyBroadcast } from '#schemas/broadcasts/emergencyBroadcast.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import type { Job } from '#server/jobs/job.ts';

export const EMERGENCY_BEGIN = 'emergency-begin';
/** The author shown in the history. */
const SYSTEM = 'Atrium';

async function beginDue({ db, config, model }: DomainJobContext): Promise<void> {
  const entity = model.entity(emergencyBroadcast.name);
  const due = await db.query<{ id: number }>(sql`
    select distinct on (office_centre_id) id from emergency_broadcasts e
    where status = 'UPCOMING' and start_at <= now() and not exists (
      select 1 from emergency_broadcasts o where o.office_centre_id = e.office_centre_id and o.status = 'ONGOING')
    order by office_centre_id, start_at, id`);
  for (const { id } of due)
    try {
      const context = { config, model, entity, reach: systemReach(SYSTEM, ''), origin: {} };
      await db.transaction((tx) => changeRecord(tx, context, 'broadcast', id, {}));
    } catch (error) {
      // Somebody was faster, or it addresses nobody: it stays as it is, and the next minute tries again.
      if (asAppError(error, entity).status >= 500) throw error;
    }
}

export const beginDueJob: Job<object, DomainJobContext> = {
  name: EMERGENCY_BEGIN,
  cron: '* * * * *',
  // The next minute's run does what this one could not.
  retries: 0,
  run: (_, context) => beginDue(context),
};
