/** The context of every verb. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Call } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainModel } from './areas/rules.ts';
import type { RawQuery } from './lists/listQuery.ts';
import type { Reach } from './reach/reach.ts';

export interface Services {
  db: Database;
  config: Config;
  model: DomainModel;
}

export interface VerbContext extends Services {
  call: Call;
  entity: Entity;
  reach: Reach;
  /** The record's key in the path, as written. */
  key?: string | number;
  query: RawQuery;
  body: unknown;
  locale: LocaleCode;
  origin: Origin;
}

/** The answer of a verb; one place adds the envelope. */
export interface Answer {
  data: unknown;
  /** Key under `notices.` for the envelope's message. */
  notice?: string;
  /** A sentence that follows it. */
  more?: string;
  status?: number;
}

export type VerbHandler = (context: VerbContext) => Promise<Answer>;
