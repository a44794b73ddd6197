/**
 * Domain rules that are more than fields, states and permissions. An area registers them by entity; the engine calls them
 * inside the transaction. A rule gets that transaction and nothing else, so it cannot do what a rollback would not undo.
 */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Origin } from './context.ts';
import type { Model } from './model.ts';
import type { Reach } from './reach.ts';
import type { RecordRow } from './verbs/get.ts';

export interface RuleContext {
  tx: Transaction;
  model: Model;
  config: Config;
  entity: Entity;
  reach: Reach;
  /** The caller's language. */
  locale: LocaleCode;
  /** `create`, `update`, `delete` or the name of the action. */
  what: string;
  /** The record as it was; undefined when one is being made. */
  before?: RecordRow;
  /** The record that this one hangs on, locked, when the action moves it. */
  parent?: RecordRow;
  /** What will be written, by wire key; a rule may change it. */
  values: Record<string, unknown>;
  /** Fields whose value stands in a linking entity (`via`), by wire key: written by the rule alone. */
  linked: Record<string, unknown>;
}
/** What a creation is answered with that has made no record of the entity. */
export interface Diverted {
  id: null;
  /** The tab of the entity's list in which it is seen. */
  tab: string;
  /** Key of the success notice under `notices.`. */
  notice: string;
  /** It had been made before, so nothing has happened: an import that runs twice. */
  again?: boolean;
}
export interface WrittenContext extends RuleContext {
  /** The record as it is now, whole. */
  record: RecordRow;
}

export interface Rules {
  beforeCreate?(context: RuleContext): Promise<void>;
  /** Takes the creation over, where something else than a record is made of it (an invitation of somebody who is known). */
  divert?(context: RuleContext & { origin: Origin }): Promise<Diverted | undefined>;
  beforeUpdate?(context: RuleContext): Promise<void>;
  /** Before an action writes; by the action's name. */
  actions?: Readonly<Record<string, (context: RuleContext) => Promise<void>>>;
  /** After create, update or an action has written: mails, linked rows. */
  afterWrite?(context: WrittenContext): Promise<void>;
  /** Replaces the deletion of the row: true when it has done all that is to be done. */
  remove?(context: RuleContext): Promise<boolean>;
}

const registry = new Map<string, Rules>();
/** The last registration of an entity counts. */
export function registerRules(entity: string, rules: Rules): void {
  registry.set(entity, rules);
}
export const rulesOf = (entity: Entity): Rules => registry.get(entity.name) ?? {};
