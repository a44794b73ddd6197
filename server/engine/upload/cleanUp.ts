/** Uploads that nobody confirms go after a day; of those that were, the rows go after a month. */
import type { Queryable } from '#server/db/database.ts';
import { registerJob, scheduleJob } from '#server/jobs/queue.ts';

const NAME = 'bulk-upload-clean-up';
const KEEP_DAYS = 30;

/** Deletes what is over; running it twice deletes nothing else. */
export async function cleanUpUploads(on: Queryable): Promise<void> {
  await on.text(`delete from bulk_uploads where status = 'PROCESSED' and created_date < now() - interval '1 day'`);
  await on.text(`delete from bulk_uploads where finished_date < now() - interval '${KEEP_DAYS} days'`);
}

registerJob(NAME, async (_data: object, { db }) => cleanUpUploads(db));
scheduleJob(NAME, '29 * * * *');
