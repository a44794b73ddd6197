import type { JobContext } from '#server/jobs/job.ts';
import type { DomainModel } from './rules.ts';

/** What the jobs of areas are given. */
export interface DomainJobContext extends JobContext {
  model: DomainModel;
}
