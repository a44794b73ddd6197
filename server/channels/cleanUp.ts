/** Notices that have gone out are kept long enough for every repetition of a job, and to answer who was told. */
import { sql } from 'drizzle-orm';
import type { Job } from '#server/jobs/job.ts';

const KEEP_DAYS = 90;

export const cleanUpDeliveries: Job = {
  name: 'channels.cleanUp',
  cron: '27 3 * * *',
  run: async (_, { db }) => {
    await db.query(sql`delete from deliveries where created_date < now() - ${sql.raw(`interval '${KEEP_DAYS} days'`)}`);
  },
};
