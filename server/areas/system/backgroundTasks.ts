/** The tasks that a person has started: their progress and history, and the clearing away of old files. */
import { sql } from 'drizzle-orm';
import { registerCall } from '#server/engine/areaCalls.ts';
import { removeBytesLater } from '#server/files/cleanUp.ts';
import { LINK_DAYS } from '#server/files/signedLink.ts';
import { registerJob, scheduleJob } from '#server/jobs/queue.ts';
import { tasksOf } from '#server/jobs/tasks.ts';

registerCall({
  area: 'system',
  method: 'GET',
  path: '/background-tasks',
  summary: 'What the person has started, the newest first',
  run: ({ db, reach }) => tasksOf(db, reach.session.userId, reach.centreId),
});

const NAME = 'background-task-clean-up';
registerJob(NAME, (_: object, { db }) =>
  db.transaction(async (tx) => {
    const old = await tx.query<{ key: string | null }>(sql`
      delete from background_tasks where created_date < now() - ${sql.raw(`interval '${LINK_DAYS + 1} days'`)} returning storage_key as key`);
    await removeBytesLater(
      tx,
      old.flatMap(({ key }) => (key ? [key] : [])),
    );
  }),
);
scheduleJob(NAME, '23 * * * *');
