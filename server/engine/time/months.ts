/** The months of what is kept by month: those to come are made in time. */

import { makeMonths, monthsOf } from '#server/db/months.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { Job } from '#server/jobs/job.ts';

export const monthsJob: Job<object, DomainJobContext> = {
  name: 'months',
  cron: '20 18 * * *',
  run: async (_, { db, model }) => {
    for (const [table, column] of Object.entries(monthsOf(model.entities))) await makeMonths(db, table, column);
  },
};
