/**
 * Domain rules beyond fields, states and permissions. A rule takes a set of records and uses one statement for all of them: a
 * single call passes a set of one, an upload or import the rows of a file. The engine calls it inside the transaction. A rule
 * gets only that transaction, so that everything it does can be rolled back.
 */
import type { SQL } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ActionName, RecordOf, ValuesOf } from '#schemas/kernel/entity/types.ts';
import type { Fields } from '#schemas/kernel/fields/field.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { AppError } from '#server/errors/appError.ts';
import type { FileReference } from '#server/files/fileReferences.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';

/** The schemas together with what the areas' manifests add to them: the engine asks it for the rules of an entity. */
export interface DomainModel extends Model {
  /** Empty for an entity that needs no more than its schema says. */
  rules(entity: Entity): Rules;
  /** By entity: what people are told with the news of a change. */
  news: Readonly<Record<string, WithNews>>;
  /** What holds files besides the fields of entities. */
  fileReferences: readonly FileReference[];
}

/**
 * What people of one building are told with a live event: the answer of a call that all of their portals would make at the same
 * moment, by person. Asked once for everybody who is listening in this process. Who is missing is told nothing and has to ask.
 */
export type WithNews = (db: Queryable, buildingId: number, userIds: readonly number[]) => Promise<ReadonlyMap<number, unknown>>;

/** The shared context of a set of records. */
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
  operation: string;
  /** False while rows are only checked, as in the first step of an upload: what a rule writes is rolled back. */
  writing: boolean;
  /** Names the change of a series that this record is part of: its first record and that one's version. */
  seriesChange?: string;
  /** Nobody is told of this record: it is one of a series, of which people are told once. */
  untold?: true;
  /** Of how many records of a series people are told with this one. */
  seriesCount?: number;
}

/** What is created instead of a record: an invitation of a person who already has an account. */
export interface Diverted {
  id: null;
  /** The tab of the entity's list that shows it, if there is one. */
  tab?: string;
  /** Key of the success notice under `notices.`. */
  notice: string;
  /** It existed before, so nothing has happened: an import that runs twice. */
  again?: boolean;
}

/** One record of a set, of any entity. */
export interface AnyRow {
  /** The record before the change; undefined for a new one. */
  before?: RecordRow;
  /** The parent record, locked, if the action changes its state. */
  parent?: RecordRow;
  /** The values to write, by wire key; a rule may change them. */
  values: Record<string, unknown>;
  /** Fields without a column, by wire key: in a linking entity (`via`), or only asked (`asked`). What is done with them is the rule's alone. */
  linked: Record<string, unknown>;
  /** Its new codes of which only the hash is kept, by field: for a mail, say. Nobody can read them afterwards. */
  codes?: Readonly<Record<string, string>>;
  /** Its problems by wire key. A rule gets all rows of a file, so that all problems are reported at once. */
  problems: Record<string, Message>;
  /** The error of a single call. */
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
/** One record of a set that is being created, with the types of its fields. */
export type NewRow<E extends Declared> = Typed<E>;
/** One that is changed. */
export type ChangedRow<E extends Declared> = Typed<E> & { before: RecordOf<E> };
/** One that has been written: `record` is its complete current state. */
export type WrittenRow<E extends Declared> = Typed<E> & { record: RecordOf<E> };
/** One that is written below the record of `P`. */
export type Below<P extends Declared> = { parent: RecordOf<P> };

type RowOfAction<A, E extends Declared, P extends Declared> = (A extends { call: `${string}{${string}` }
  ? ChangedRow<E>
  : NewRow<E>) &
  (A extends { parentMoves: object } ? Below<P> : unknown);
/** Gets the ids of the records of a series, in order. */
export type SeriesRule = (context: RuleContext, ids: readonly number[]) => Promise<void>;
/** Gets the ids of the records that time has changed. */
export type TimedRule = (tx: Transaction, ids: readonly number[], context: RuleContext) => Promise<void>;
/**
 * What a person does with a record that is addressed to them (`takes`): the record is locked, the body is as declared.
 * Returns how often the person has done it now.
 */
export type ActRule = (context: RuleContext, record: RecordRow, body: Readonly<Record<string, unknown>>) => Promise<number>;
/** What has become of a payment for a record (`schemas/billing/payees.ts`). */
export interface PaymentOutcome {
  paymentId: number;
  outcome: 'PAID' | 'FAILED' | 'REFUNDED';
  /** The money has come after the payment had failed or expired. */
  late: boolean;
  /** Of REFUNDED: so much was given back at the provider, and not by an order of this product. */
  byHand: number;
  /** Who has begun it, and when this was decided. */
  userId: number | null;
  at: string;
}
/** The record is locked, and the payment has been written: the rule takes the money, or gives it back. */
export type PaidRule = (context: RuleContext, id: number, payment: PaymentOutcome) => Promise<void>;
/** People by their ids, and e-mail addresses without an account; `link` is the path of the page that the addresses open. */
export interface Recipients {
  userIds?: readonly number[];
  addresses?: readonly string[];
  /** The addresses were typed into the record: their owners may know nothing of it (`server/channels/outside`). */
  outside?: true | undefined;
  link?: string;
}
/** What has become of a payment for a record (`payees.ts`). */
export interface PaymentOutcome {
  paymentId: number;
  outcome: 'PAID' | 'FAILED' | 'REFUNDED';
  /** The money has come after the payment had failed or expired. */
  late: boolean;
  /** Who has begun it, and when it was decided. */
  userId: number | null;
  at: string;
}
type FilterValue = string | number | boolean;
/** Whom `{ byRule }` of the entity's `notifications` means for a record, which is complete and as it is now. */
export type RecipientRule<R = RecordRow> = (context: RuleContext, record: R) => Promise<Recipients>;
/**
 * The rows `t` that a filter beyond fields finds (`list.byRule`); it gets a list where the kind of its value is one. Pure: the
 * condition is kept with the list and used again, so it depends on nothing but what is given; the time is the database's `now()`, or `reach.today`.
 */
export type FilterRule = (value: FilterValue | readonly FilterValue[], context: { model: Model; reach: Reach }) => SQL;
/**
 * What a drop-down offers somebody who has it without its own permission (`dropDownAlsoFor`): the drop-down of another entity in their own
 * scope, or these of its rows `t`. Throws AppError forbidden where there is nothing of theirs.
 */
export type OfferRule = (reach: Reach) => { entity: string } | { rows: SQL };
export type Rule<Row> = (context: RuleContext, rows: readonly Row[]) => Promise<void>;

/** The rules of one entity, typed by its declaration. Every rule refuses rows (`refuse`, `deny`) and completes their values. */
export interface RulesOf<E extends Declared, P extends Declared> {
  /** The entity of the parent record. */
  parent?: P;
  /** Unique fields that the rule checks itself: a person who already has an account is invited instead of rejected. */
  judges?: readonly (keyof E['fields'] & string)[];
  beforeCreate?: Rule<NewRow<E>>;
  /** Writes what `beforeCreate` has put into `diverted` instead of records. */
  divert?: Rule<NewRow<E>>;
  beforeUpdate?: Rule<ChangedRow<E>>;
  /** Before an action writes. */
  actions?: { [K in ActionName<E>]?: Rule<RowOfAction<E['actions'][K & keyof E['actions']], E, P>> };
  /** After create, update or an action has written: mails, linked rows. */
  afterWrite?: Rule<WrittenRow<E>>;
  /** After a series has been made, or changed from one of its records on (`untold`): what is said of it once. */
  afterSeries?: SeriesRule;
  /** Replaces the deletion of the rows completely. */
  remove?: Rule<ChangedRow<E>>;
  /** After time has changed a status (`states.timed`), in the same transaction: to order what begins then. */
  timed?: Readonly<Record<string, TimedRule>>;
  /** When a provider of payments has said what has become of a payment for a record, in the same transaction. */
  paid?: PaidRule;
  /** Acts of those who are addressed, by their names (`occupant.acts`). */
  acts?: Readonly<Record<string, ActRule>>;
  /** Whom `notifications` means by `{ byRule }`. */
  recipients?: Readonly<Record<string, RecipientRule<RecordOf<E>>>>;
  /** What the filters of `list.byRule` find. */
  filters?: Readonly<Record<string, FilterRule>>;
  /** Those of them that few rows pass, which an index finds: they are found first, and whether they are in scope is looked up for each. */
  narrow?: readonly string[];
  offersOthers?: OfferRule;
  /** What `divert` writes: records of this entity, which this action takes back when an upload is undone. */
  divertedTo?: { entity: string; takenBackBy: string };
  /** Removes what `remove` keeps of records that an upload has created, when it is undone. */
  takeBack?: (tx: Transaction, ids: readonly number[]) => Promise<void>;
}

/** The same without the types of an entity, as the engine calls them. */
export interface Rules {
  judges?: readonly string[];
  beforeCreate?: Rule<AnyRow>;
  divert?: Rule<AnyRow>;
  beforeUpdate?: Rule<AnyRow>;
  actions?: Readonly<Record<string, Rule<AnyRow>>>;
  afterWrite?: Rule<AnyWritten>;
  afterSeries?: SeriesRule;
  remove?: Rule<AnyRow>;
  timed?: Readonly<Record<string, TimedRule>>;
  paid?: PaidRule;
  acts?: Readonly<Record<string, ActRule>>;
  recipients?: Readonly<Record<string, RecipientRule>>;
  filters?: Readonly<Record<string, FilterRule>>;
  /** Those of them that few rows pass, which an index finds: they are found first, and whether they are in scope is looked up for each. */
  narrow?: readonly string[];
  offersOthers?: OfferRule;
  divertedTo?: { entity: string; takenBackBy: string };
  takeBack?: (tx: Transaction, ids: readonly number[]) => Promise<void>;
}

/** The rules of an entity, with rows typed by its fields and checked against the names of its actions. */
export const rulesFor = <E extends Declared, P extends Declared = Declared>(_entity: E, rules: RulesOf<E, P>): Rules =>
  // The only untyped place: the engine reads rows by wire key, whatever the entity.
  rules as unknown as Rules;
