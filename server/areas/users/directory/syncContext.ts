import type { Origin } from '#server/audit/origin.ts';
import type { Config } from '#server/config.ts';
import type { DomainModel } from '#server/engine/areas/rules.ts';
import type { Reach } from '#server/engine/reach/reach.ts';

/** As whom a directory writes, and where. */
export interface Sync {
  config: Config;
  model: DomainModel;
  reach: Reach;
  origin: Origin;
}
