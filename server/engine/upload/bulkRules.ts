/**
 * The domain rules of an area for many records at once: the same as those for one (`../rules.ts`), asked in a few
 * statements instead of a few per row.
 */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Origin } from '../context.ts';
import type { Model } from '../model.ts';
import type { Reach } from '../reach.ts';
import type { BulkRow } from './row.ts';

export interface BulkContext {
  tx: Transaction;
  model: Model;
  config: Config;
  entity: Entity;
  reach: Reach;
  locale: LocaleCode;
  origin: Origin;
  /** The rows go in now; otherwise they are only looked at, and nothing may be written. */
  writing: boolean;
}

export interface BulkRules {
  /** Unique fields that the area judges by itself: a person who is known already is invited instead of being refused. */
  judges?: readonly string[];
  /**
   * Refuses rows (`refuse`), completes their values, and takes over rows that make no record (`diverted`). All
   * rows come, so that a person sees everything that is wrong at once: a field with a problem has no value to go by.
   */
  check?(context: BulkContext, rows: readonly BulkRow[]): Promise<void>;
  /**
   * What `beforeUpdate` is for one record: refuses rows, under `key` where no field is to blame, and completes their values.
   * Every row that has found its record comes, as it was, in `before`.
   */
  checkChange?(context: BulkContext, key: string, rows: readonly BulkRow[]): Promise<void>;
  /** What hangs on the records that have just gone in: every row has its `recordId`, or is `diverted`. */
  afterInsert?(context: BulkContext, rows: readonly BulkRow[]): Promise<void>;
}

const registry = new Map<string, BulkRules>();
/** To be called beside `registerRules`, for an entity with uploads whose rules take creations over or write beside them. */
export function registerBulkRules(entity: string, rules: BulkRules): void {
  registry.set(entity, rules);
}
export const bulkRulesOf = (entity: Entity): BulkRules | undefined => registry.get(entity.name);
