/**
 * Numbers of rows beyond what is counted (10,000): counting up to there costs the same each time, and the answer is nearly always the same.
 * So the last one is believed for a while, for the same entity, reach and conditions.
 */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Model } from '#server/db/model.ts';
import { writesOf } from '#server/live/written.ts';
import type { Reach } from '../reach/reach.ts';
import { makeKept } from './keptFor.ts';
import { withoutOrder } from './knownCount.ts';
import type { RawQuery } from './listQuery.ts';

/** The last count under some conditions that found more rows than are counted. */
export interface Counted {
  /** When, in ms since 1970; 0 for never. */
  at: number;
  /** How often the entity's records had been written by then. */
  writes: number;
}

/** What nothing is known of. */
export const neverCounted = (): Counted => ({ at: 0, writes: 0 });
const counts = makeKept<Counted>();
/** The last count of a list, whatever its page and order; whoever counts again notes it there. */
export const lastCount = (model: Model, entity: Entity, raw: RawQuery, reach: Reach): Counted =>
  counts(model, entity, reach, withoutOrder(raw), neverCounted);
/** What a count says that is made now. */
export const countedNow = (entity: Entity): Counted => ({ at: Date.now(), writes: writesOf(entity.name) });

/** Milliseconds for which a number beyond the limit is believed, unless a record is written: other rows may matter to it, too. */
export const MANY_MS = 10_000;
/** Whether it need not be counted again. */
export const isStillMany = (last: Counted, now: Counted): boolean => now.at < last.at + MANY_MS && now.writes === last.writes;
