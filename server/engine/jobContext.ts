import type { JobContext } from '#server/jobs/job.ts';
import type { DomainModel } from './areas/rules.ts';

/** The context of the areas' jobs. */
export interface DomainJobContext extends JobContext {
  model: DomainModel;
}
