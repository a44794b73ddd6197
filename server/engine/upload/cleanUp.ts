/** Unconfirmed uploads are deleted after a day; the rows of confirmed ones after a month. */
import type { Queryable } from '#server/db/database.ts';
import type { Job } from '#server/jobs/queue.ts';

const KEEP_DAYS = 30;

/** Deletes expired uploads; idempotent. */
export async function cleanUpUploads(on: Queryable): Promise<void> {
  await on.text(`delete from bulk_uploads where status = 'PROCESSED' and created_date < now() - interval '1 day'`);
  await on.text(`delete from bulk_uploads where finished_date < now() - interval '${KEEP_DAYS} days'`);
}

export const uploadCleanUp: Job = { name: 'bulk-upload-clean-up', cron: '29 * * * *', run: (_, { db }) => cleanUpUploads(db) };
