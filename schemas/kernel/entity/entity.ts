/**
 * `defineEntity`: the single definition of an entity. Table, calls, checks, pages, buttons and tests all come from it, so a
 * definition should read like the paragraph of the specification that it implements.
 */

import type { Download } from '../calls/download.ts';
import type { Endpoint } from '../calls/endpoint.ts';
import type { Keyed } from '../calls/keyed.ts';
import type { Linked } from '../calls/linked.ts';
import type { Occupant } from '../calls/occupant.ts';
import type { Upload } from '../calls/upload.ts';
import type { Field, Fields } from '../fields/field.ts';
import type { Board } from '../lists/board.ts';
import type { Opens } from '../lists/opens.ts';
import type { Results } from '../lists/results.ts';
import type { Timeline } from '../lists/timeline.ts';
import type { EntityNotification, Notifying } from '../notices/notification.ts';
import { withKeptActs } from '../rights/acts.ts';
import type { AddOn, Permission } from '../rights/catalogue.ts';
import type { Parties } from '../rights/parties.ts';
import type { Readers } from '../rights/readers.ts';
import type { AcrossFields } from '../rules/acrossFields.ts';
import type { Limit } from '../rules/limits.ts';
import type { Where } from '../rules/where.ts';
import type { Action } from '../states/action.ts';
import type { Initial } from '../states/initial.ts';
import type { Notice } from '../states/notice.ts';
import type { Timed } from '../states/timed.ts';
import type { DaysOff } from '../time/daysOff.ts';
import type { Recurring } from '../time/recurrence.ts';
import type { Api } from './api.ts';
import type { Members } from './members.ts';
import type { Readings } from './readings.ts';
import { type Reorderable, type Trait, traitsOf } from './reorderable.ts';
import type { Singleton } from './singleton.ts';

export { type Action, actionKeys } from '../states/action.ts';
export type { Api, Verb, Verbs } from './api.ts';

/** Path of a page in the portal; `:id` is the record's key. */
export interface Pages {
  /** All records, with search, tabs and filters. */
  list?: string;
  /** The same list at another address: the menu of companies has this one. */
  tenantList?: string;
  /** The form of a new record. */
  create?: string;
  /** The form of a record. */
  edit?: string;
  /** The page of a record. */
  show?: string;
}

/**
 * Which rows are in a session's scope, by the wire key of the owner's id. A building sees rows whose `building` field is
 * itself, a tenant those whose `tenant` field is its company. Without `tenant`, tenants see none.
 */
export interface Scope {
  /** The key of the building whose row it is; `id` where the row is the building's own. */
  building?: string;
  /** The key of the company whose row it is. */
  tenant?: string;
  /** The building's own row counts as well: an office centre is one of those of its building. */
  orSelf?: true;
  /** Tenants may read (never write) every row of their building, for example the car parks that they can apply for. */
  tenantReads?: boolean;
  /**
   * Content with the fields of `...viewableBy()`: its audience reads it, if their building or the provider made it; only its
   * owner writes it. With a `tenant`, companies have only their own in the portal, and its audience reads it as occupants.
   */
  viewableBy?: true;
  /** Of such content, companies and their people see only what is so: what is published, say. */
  viewersSee?: Where;
  /** Content whose fields name kinds of readers, in place of viewers. */
  readers?: Readers;
  /**
   * Rows of which all companies of the building read those that are so, whoever's they are; only their own company writes them, except by actions
   * that `readersMay`.
   */
  companiesSee?: Where;
  /** Of these, rows that name a group (`in`) are read by its members alone: only where `when` holds. */
  membersSee?: { in: string; when: Where };
  /** The owner is in a linking entity (people through their roles): `by` is its field that points here. */
  through?: { entity: string; by: string };
}

export interface Tab<N extends string = string> {
  /** Its name in the address and in `i18n`. */
  code: string;
  /** Which rows stand in it. */
  where?: Where;
  /** Its own parts. */
  tabs?: readonly Tab<N>[];
  /** Its rows stand in other tabs as well: what is late, whatever its status. */
  overlaps?: true;
  /** The tab lists another entity: decided renewals under the history of applications. */
  of?: string;
  /**
   * A row opens the child record that waits for a decision instead of its own: `by` is that entity's reference to the row. If
   * nothing matches, the row opens itself.
   */
  opens?: { entity: string; by: string; where: Where };
}

export interface ListView<N extends string = string> {
  /** Field names; a reference shows its label. */
  columns: readonly N[];
  /** Columns that are hidden at first. */
  more?: readonly N[];
  /** What a spreadsheet of the list has behind its columns: `user.username` of what a reference embeds, `createdDate`. */
  sheet?: readonly string[];
  /** Fields by which people narrow the list. */
  filters?: readonly N[];
  /** Further names of such filters, as the specification spells them; `several` takes a list of values. */
  filterNames?: Readonly<Record<string, N | { field: N; several: true }>>;
  /** Filters beyond fields, each with the kind of its value: the area says which rows they find (`filters` of its rules). */
  byRule?: Readonly<Record<string, Field>>;
  /**
   * Parameters that choose what a field of the records gathers (`via`), not which records there are: `{ field: 'admins', by:
   * 'roleCode' }` takes values of `roleCode` instead of those that the field's `only` has.
   */
  gathers?: Readonly<Record<string, { field: N; by: string }>>;
  /** What an unasked list holds: without a tab, ids or a filter of the same field it is narrowed to this, as the specification says. */
  unlessAsked?: Where;
  /** Sortable fields; by default every listed column with a stored value that has an order. */
  sortable?: readonly (N | 'id')[];
  /** The order at first; by default the newest first. */
  sort?: readonly [N | 'id' | 'createdDate' | 'updatedDate', 'ASC' | 'DESC'];
  /** Parts of the list with their counts. */
  tabs?: readonly Tab<N>[];
  /** The tab that opens first, if the specification names one; otherwise the first tab with rows. */
  opensOn?: string;
  /** Pages of the area that stand as buttons above its rows: names of screens, of settings (`singleton`), of other lists. */
  links?: readonly string[];
  /** Its page opens as the work queue: the first record beside the others; the table is behind it. */
  opensQueue?: true;
  /** The rows as cards in columns, beside the table. */
  board?: Board<N>;
  /** The rows as bars in lanes, by time, beside the table. */
  timeline?: Timeline<N>;
}

export interface Section<N extends string = string> {
  /** Its name below `sections` in `i18n`. */
  section: string;
  /** In the form of a new record: the step in which the section stands. With steps on all of its sections the form is a wizard. */
  step?: string;
  /** What stands in it, in order. */
  fields: readonly N[];
}

/** A list of records that reference this one, in a tab of the record's page. */
export interface Related {
  /** Whose records they are. */
  entity: string;
  /** Their reference to this record. */
  by: string;
  /** Which columns; by default those of their own list. */
  columns?: readonly string[];
  /** A page of its own instead, with the search, tabs and filters of a list; `:id` is this record. */
  page?: string;
  /**
   * A page on which one of them is added, with the reference filled in; `:id` is this record. The tab has a button to it, or the page of the
   * list, which then opens again from its start.
   */
  add?: string;
  /** Only while this record is so; the record itself refuses it otherwise. */
  addWhen?: Where;
  /** Its rows open this record in an office centre. */
  opens?: Opens;
}

export interface Waits {
  /** Code of a tab of the list, possibly one with sub-tabs. */
  tab: string;
  /** The action that ends the waiting. */
  action: string;
}

export interface States<N extends string = string> {
  /** The field of the kind `statuses`. */
  field: N;
  /** The status of a new record, or several with conditions (`states/initial.ts`). */
  initial: Initial;
  /** A computed field that is shown instead when it has a value: APPROVED shows as ACTIVE or UPCOMING. */
  refinedBy?: N;
  /** Changes by time, keyed by their name in the history (`past`). */
  timed?: Readonly<Record<string, Timed>>;
}

export interface Entity<F extends Fields = Fields, A extends Record<string, Action> = Record<string, Action>> {
  /** Plural, kebab-case: react-admin's resource name, the key in `i18n`, the name in the audit log. */
  name: string;
  /** Folder, lazy chunk and menu group. */
  area: string;
  /** One sentence for whoever reads the API: what a record is. */
  doc: string;
  /** The title of a record: wire keys in braces, `{code} · {name}`. Also the label of references to it. */
  title: string;
  /**
   * What identifies a record in questions and notices: `referenceNo`, `carPark.name` (including what references embed).
   * Defaults to the title.
   */
  naming?: readonly string[];
  /** Material icon of the menu entry. */
  icon?: string;
  /** Entities may share a table: tenants are office centres too. Defaults to the name. */
  table: string;
  /** Its history is that of another entity over the same rows: what was done to a person stays one history. */
  historyOf?: string;
  /** The rows of a shared table that belong to this entity; a create writes these plain values. */
  rows?: Where;
  /** What a record holds, by name: what the constructors of kinds make. */
  fields: F;
  /** The addresses of its pages; without one there is no such page. */
  pages: Pages;
  /** The field that the address of the form of a new record fills in (`fills.ts`). */
  fills?: keyof F & string;
  /** The screen below which its pages stand in the breadcrumb, in place of its list. */
  parentScreen?: string;
  /** Pages without a breadcrumb (000 §2): the four standard ones, or those of actions. */
  noBreadcrumb?: readonly string[];
  /** Route sets whose menu lists it; absent means every route set with the permission. */
  menu?: { order: number; hidden?: boolean };
  /** Its calls: where they are, and which of the standard ones there are. */
  api: Api<keyof F & string> & { key: 'id' | 'uuid' };
  /** Whose rows they are, and who else reads them. */
  scope: Scope;
  /** Members of a record can be the audience of content. */
  members?: Members;
  /** The module that a building must have. */
  addOn?: AddOn;
  /** Permission per verb. */
  access: {
    list: Permission;
    get?: Permission;
    create?: Permission;
    update?: Permission;
    delete?: Permission;
    statusCount?: Permission;
    dropDown?: Permission;
    updatePosition?: Permission;
    emailRecord?: Permission;
    history?: Permission;
  };
  /** `softDeleted`: a deleted row is kept and hidden; `reorderable`: people put the rows in order. */
  traits: readonly Trait[];
  /** The reference within which `reorderable({ within })` counts places: dishes of a menu group. Absent: in the building. */
  orderedWithin?: keyof F & string;
  /** Which field is the status, where it begins, and what time makes of it. */
  states?: States<keyof F & string>;
  /** Validation across fields, in form, API and upload. */
  validate?: readonly AcrossFields<keyof F & string>[];
  /** Who may act on its records besides what side and permission say. */
  parties?: Parties;
  /** What several records together may not do; the database keeps it. */
  limits?: Readonly<Record<string, Limit<keyof F & string>>>;
  /**
   * The reference to the parent record: an instance to its application. The parent's page offers the actions that create this
   * entity.
   */
  parent?: keyof F & string;
  /** The field that keeps the previous value, by field: the record's page shows what changes. */
  compares?: Readonly<Partial<Record<keyof F & string, keyof F & string>>>;
  /** Pending decisions: the rows of a tab, for whoever may take the action. The menu counts them. */
  waits?: readonly Waits[];
  /** A missing record leads to the 404 page (000 §8) instead of a panel in its place. */
  missing?: '404';
  /** Verbs allowed only while the record matches. */
  allow?: { update?: Where; delete?: Where };
  /** What its list shows and finds, and how it is divided. */
  list: ListView<keyof F & string>;
  /** The sections of its form; a field that stands in none is not asked. */
  form: readonly Section<keyof F & string>[];
  /** The sections of a record's page; those of the form, unless it says otherwise. */
  show: readonly Section<keyof F & string>[];
  /** Three to six fields in a strip below the title of a record. Empty for no strip. */
  facts: readonly (keyof F & string)[];
  /** Lists of records that reference this one. */
  related: readonly Related[];
  /** What people do to a record beyond changing its fields, by name. */
  actions: A;
  /** Uploads that create or update records, by name. */
  uploads?: Readonly<Record<string, Upload>>;
  /** Downloads that are answered directly, by name. */
  downloads?: Readonly<Record<string, Download>>;
  /** Calls that are no verb and no action, by name. */
  endpoints?: Readonly<Record<string, Endpoint>>;
  /** Who is told of what happens to a record, by name. */
  notifications?: Readonly<Record<string, EntityNotification<keyof F & string>>>;
  /** Who has read a record is kept. */
  readings?: Readings<keyof F & string>;
  /** Its records repeat: one form makes a series. */
  recurrence?: Recurring<keyof F & string>;
  /** Its records are the days on which a building does not work; recurrences can leave them out. */
  daysOff?: DaysOff<keyof F & string>;
  /** What the people see and do who are addressed, as calls of their own. */
  occupant?: Occupant<keyof F & string>;
  /** What somebody without an account reads and does by a link. */
  linked?: Linked<keyof F & string>;
  /** A client without a person, such as a screen on a wall, that has a key of its own. */
  keyed?: Keyed<keyof F & string>;
  /** What people have answered to its questions. */
  results?: Results<keyof F & string>;
  /** The action whose page follows a saved form, for whoever may take it: a review before something is sent. */
  afterForm?: keyof A & string;
  /** A building has one record of it, on a page without a key; in the breadcrumb it stands below the list of `of`. */
  singleton?: Singleton;
  /** The singleton with whose values the form of a new record begins, in the fields of the same name. */
  startsWith?: string;
  /** Success notices of create, update, delete and a new order, when they differ from the common ones; one for all, or by status. */
  notices: { create: string; update: Notice; delete: Notice; updatePosition: string };
}

type Optional =
  | 'orderedWithin'
  | 'parent'
  | 'compares'
  | 'table'
  | 'traits'
  | 'list'
  | 'form'
  | 'show'
  | 'facts'
  | 'related'
  | 'actions'
  | 'notices'
  | 'pages'
  | 'access'
  | 'api';
type Names<F extends Fields> = keyof F & string;
type Definition<F extends Fields, A extends Record<string, Action<Names<F>>>> = Notifying<Names<F>> &
  Omit<
    Entity<F>,
    | Optional
    | 'states'
    | 'fills'
    | 'orderedWithin'
    | 'uploads'
    | 'results'
    | keyof Notifying
    | 'readings'
    | 'recurrence'
    | 'daysOff'
  > & {
    table?: string;
    traits?: readonly (Trait | Reorderable<Names<F>>)[];
    pages?: Omit<Pages, 'create'> & { create?: string | { path: string; fills: Names<F> } };
    api: Api<Names<F>>;
    /** Permission per verb. Missing ones default to others: get, statusCount and history to list. */
    access: Entity['access'];
    states?: States<Names<F>>;
    validate?: readonly AcrossFields<Names<F>>[];
    limits?: Readonly<Record<string, Limit<Names<F>>>>;
    parent?: Names<F>;
    compares?: Readonly<Partial<Record<Names<F>, Names<F>>>>;
    list: ListView<Names<F>>;
    form?: readonly Section<Names<F>>[];
    show?: readonly Section<Names<F>>[];
    facts?: readonly Names<F>[];
    related?: readonly Related[];
    actions?: A;
    uploads?: Readonly<Record<string, Upload<Names<F>>>>;
    results?: Results<Names<F>>;
    readings?: Readings<Names<F>>;
    recurrence?: Recurring<Names<F>>;
    daysOff?: DaysOff<Names<F>>;
    notices?: Partial<Entity['notices']>;
  };

/**
 * Fills in the defaults of a definition and keeps the types of its name, fields and actions. The compiler checks that their
 * names exist; `checkSchemas` checks the rest.
 */
export function defineEntity<
  const F extends Fields,
  const A extends Record<string, Action<Names<F>>> = Record<never, never>,
  const N extends string = string,
>(definition: Definition<F, A> & { name: N }): Entity<F, A & Record<string, Action>> & { name: N } {
  const form = definition.form ?? [];
  const { create, ...pages } = definition.pages ?? {};
  const filling = typeof create === 'object' ? create : undefined;
  return {
    ...definition,
    ...(filling ? { fills: filling.fills } : {}),
    fields: withKeptActs(definition.fields, definition.scope, definition.actions ?? {}),
    table: (definition.table ?? definition.name).replaceAll('-', '_'),
    pages: create === undefined ? pages : { ...pages, create: typeof create === 'object' ? create.path : create },
    api: { key: 'id', ...definition.api },
    access: {
      get: definition.access.list,
      statusCount: definition.access.list,
      history: definition.access.get ?? definition.access.list,
      updatePosition: definition.access.update,
      ...definition.access,
    },
    ...traitsOf(definition.traits),
    form,
    show: definition.show ?? form,
    facts: definition.facts ?? [],
    related: definition.related ?? [],
    actions: (definition.actions ?? {}) as A & Record<string, Action>,
    notices: {
      create: 'recordAdded',
      update: 'recordUpdated',
      delete: 'recordDeleted',
      updatePosition: 'sequenceUpdated',
      ...definition.notices,
    },
  };
}
