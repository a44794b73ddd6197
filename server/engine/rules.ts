/**
 * Domain rules that are more than fields, states and permissions. A rule is written for a set of records and asked with one
 * statement for all of them; a single call is a set of one, an upload or an import the rows of a file. The engine calls it
 * inside the transaction. A rule gets that transaction and nothing else, so it cannot do what a rollback would not undo.
 */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Fields } from '#schemas/kernel/field.ts';
import type { ActionName, RecordOf, ValuesOf } from '#schemas/kernel/types.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { AppError } from '#server/errors/appError.ts';
import type { FileReference } from '#server/files/fileReferences.ts';
import type { Reach } from './reach.ts';
import type { RecordRow } from './record.ts';

/** The schemas together with what the areas' manifests add to them: the engine asks it for the rules of an entity. */
export interface DomainModel extends Model {
  /** Empty for an entity that needs no more than its schema says. */
  rules(entity: Entity): Rules;
  /** What holds files beside the fields of entities. */
  fileReferences: readonly FileReference[];
}

/** What all records of a set share. */
export interface RuleContext {
  tx: Transaction;
  model: DomainModel;
  config: Config;
  entity: Entity;
  reach: Reach;
  /** The caller's language. */
  locale: LocaleCode;
  origin: Origin;
  /** `create`, `update`, `delete` or the name of the action. */
  what: string;
  /** Otherwise the rows are only looked at, as in the first step of an upload: what a rule writes is taken back. */
  writing: boolean;
}

/** What is made of a row instead of a record: an invitation of somebody who is known already. */
export interface Diverted {
  id: null;
  /** The tab of the entity's list in which it is seen. */
  tab: string;
  /** Key of the success notice under `notices.`. */
  notice: string;
  /** It had been made before, so nothing has happened: an import that runs twice. */
  again?: boolean;
}

/** One record of a set, of any entity. */
export interface AnyRow {
  /** The record as it was; undefined when one is being made. */
  before?: RecordRow;
  /** The record that this one hangs on, locked, when the action moves it. */
  parent?: RecordRow;
  /** What will be written, by wire key; a rule may change it. */
  values: Record<string, unknown>;
  /** Fields whose value stands in a linking entity (`via`), by wire key: written by the rule alone. */
  linked: Record<string, unknown>;
  /** What is wrong with it by wire key. All rows of a file come, so that everything wrong is told at once. */
  problems: Record<string, Message>;
  /** The error that a single call is answered with. */
  refusal?: AppError;
  diverted?: Diverted;
}
export type AnyWritten = AnyRow & { record: RecordRow };

interface Declared {
  fields: Fields;
  actions: object;
}
type Typed<E extends Declared> = Pick<AnyRow, 'problems' | 'refusal' | 'diverted'> & {
  before?: RecordOf<E>;
  values: ValuesOf<E>;
  linked: ValuesOf<E>;
};
/** One record of a set that is being made, with the types of its fields. */
export type NewRow<E extends Declared> = Typed<E>;
/** One that is changed. */
export type ChangedRow<E extends Declared> = Typed<E> & { before: RecordOf<E> };
/** One that has been written: `record` is how it is now, whole. */
export type WrittenRow<E extends Declared> = Typed<E> & { record: RecordOf<E> };
/** One that is written below the record of `P`. */
export type Below<P extends Declared> = { parent: RecordOf<P> };

type RowOfAction<A, E extends Declared, P extends Declared> = (A extends { call: `${string}{${string}` }
  ? ChangedRow<E>
  : NewRow<E>) &
  (A extends { parentMoves: object } ? Below<P> : unknown);
export type Rule<Row> = (context: RuleContext, rows: readonly Row[]) => Promise<void>;

/** The rules of one entity, typed by its declaration. Every rule refuses rows (`refuse`, `deny`) and completes their values. */
export interface RulesOf<E extends Declared, P extends Declared> {
  /** The entity of the record that this one hangs on. */
  parent?: P;
  /** Unique fields that the rule judges by itself: a person who is known is invited instead of being refused. */
  judges?: readonly (keyof E['fields'] & string)[];
  beforeCreate?: Rule<NewRow<E>>;
  /** Writes what `beforeCreate` has `diverted` rows to. */
  divert?: Rule<NewRow<E>>;
  beforeUpdate?: Rule<ChangedRow<E>>;
  /** Before an action writes. */
  actions?: { [K in ActionName<E>]?: Rule<RowOfAction<E['actions'][K & keyof E['actions']], E, P>> };
  /** After create, update or an action has written: mails, linked rows. */
  afterWrite?: Rule<WrittenRow<E>>;
  /** Instead of deleting the rows: does all that is to be done. */
  remove?: Rule<ChangedRow<E>>;
}

/** The same without the types of an entity, as the engine calls them. */
export interface Rules {
  judges?: readonly string[];
  beforeCreate?: Rule<AnyRow>;
  divert?: Rule<AnyRow>;
  beforeUpdate?: Rule<AnyRow>;
  actions?: Readonly<Record<string, Rule<AnyRow>>>;
  afterWrite?: Rule<AnyWritten>;
  remove?: Rule<AnyRow>;
}

/** The rules of an entity, with rows typed by its fields and checked against the names of its actions. */
export const rulesFor = <E extends Declared, P extends Declared = Declared>(_entity: E, rules: RulesOf<E, P>): Rules =>
  // The one place where types end: the engine reads rows by their wire keys, whatever the entity.
  rules as unknown as Rules;
