/**
 * `defineEntity`: what an entity is, said once. Both halves are made from it — table, calls, checks, pages, buttons and
 * tests — so a declaration should read like the paragraph of the specification that it implements.
 */
import type { AcrossFields } from './acrossFields.ts';
import type { Action } from './action.ts';
import type { Ask } from './ask.ts';
import type { AddOn, Permission } from './catalogue.ts';
import type { Download } from './download.ts';
import type { Fields } from './field.ts';
import type { Timed } from './timed.ts';
import type { Upload } from './upload.ts';
import type { Where } from './where.ts';

export { type Action, actionKeys } from './action.ts';

/** Where a page lives in the portal; `:id` is the record's key. */
export interface Pages {
  list?: string;
  create?: string;
  edit?: string;
  show?: string;
}

/** Calls that every entity can offer; `true` takes the default, a string such as `POST /create` says it differently. */
export interface Verbs {
  list?: true | string;
  get?: true | string;
  create?: true | string;
  update?: true | string;
  delete?: true | string;
  statusCount?: true | string;
  dropDown?: true | string;
  updatePosition?: true | string;
  emailRecord?: true | string;
  /** Who changed what: the audit log of one record. */
  history?: true | string;
}
export type Verb = keyof Verbs;

export interface Api<N extends string = string> {
  /** Path below the API base. `{officeCentreId}` in it is checked against the session's reach. */
  path: string;
  /** The record's key in paths. */
  key?: 'id' | 'uuid';
  verbs: Verbs;
  /** The drop-down once more, outside the office centre's path: for whoever has selected none. */
  dropDownEverywhere?: string;
  /** Part of the record under a path of its own: `GET /{id}/add-on` answers the fields named here. */
  views?: Readonly<Record<string, { call: string; fields?: readonly N[] }>>;
  /** Enum values as a drop-down call of their own: field name to path, `{ vehicleType: 'GET /vehicle-type-drop-down' }`. */
  options?: Readonly<Record<string, string>>;
}

/**
 * Which rows a session can reach, by the wire key that holds the owner's id: a building sees the rows whose `building`
 * field is itself, a tenant those whose `tenant` field is its company. Without `tenant`, tenant people see none.
 */
export interface Scope {
  building?: string;
  tenant?: string;
  /** The building is one of its own rows: an office centre counts itself among those of its building. */
  orSelf?: true;
  /** The tenant side reads (never writes) every row of its building: for example the car parks it can apply for. */
  tenantReads?: boolean;
  /**
   * Content with the fields of `...viewableBy()`: read by whom it is addressed to, among what one's own building and the
   * provider have made; written by its owner alone.
   */
  viewableBy?: true;
  /** The owner stands in a linking entity (people through their roles): `by` is its field that points here. */
  through?: { entity: string; by: string };
}

/** The people of a record: rows of a linking entity, `by` is its reference to the record, `person` the one to the person. */
export interface Members {
  entity: string;
  by: string;
  person: string;
}

export interface Tab<N extends string = string> {
  code: string;
  where?: Where;
  tabs?: readonly Tab<N>[];
  /** The tab lists another entity: decided renewals under the history of applications. */
  of?: string;
  /**
   * A row opens not its own record but the one that hangs on it and is to be decided: `by` is that entity's reference to
   * the row. Where nothing matches, the row opens itself.
   */
  opens?: { entity: string; by: string; where: Where };
}

export interface ListView<N extends string = string> {
  /** Field names; a reference shows its label. */
  columns: readonly N[];
  /** Columns that start hidden and can be switched on. */
  more?: readonly N[];
  filters?: readonly N[];
  /** Sortable fields; by default every listed column that has a stored, ordered value. */
  sortable?: readonly (N | 'id')[];
  sort?: readonly [N | 'id' | 'createdDate' | 'updatedDate', 'ASC' | 'DESC'];
  tabs?: readonly Tab<N>[];
  /** The tab on which the list opens, where the specification names one; otherwise the first that has rows. */
  opensOn?: string;
}

export interface Section<N extends string = string> {
  section: string;
  fields: readonly N[];
}

/** A list of records that point here, shown in a tab of the record's page. */
export interface Related {
  entity: string;
  by: string;
  columns?: readonly string[];
}

export interface Waits {
  /** Code of a tab of the list, also one with sub-tabs. */
  tab: string;
  /** The action that ends the waiting. */
  action: string;
}

export interface States<N extends string = string> {
  field: N;
  initial: string;
  refinedBy?: N;
  timed?: Readonly<Record<string, Timed>>;
}

export type Trait = 'softDeleted' | 'reorderable';

export interface Entity<F extends Fields = Fields, A extends Record<string, Action> = Record<string, Action>> {
  /** Plural, kebab-case: react-admin's resource name, the key in `i18n`, the name in the audit log. */
  name: string;
  /** Folder, lazy chunk and menu group. */
  area: string;
  doc: string;
  /** How a record is called: wire keys in braces, `{code} · {name}`. Also the label of references to it. */
  title: string;
  /**
   * What a record is named by where it must not be mistaken, in questions and notices: `referenceNo`, `carPark.name` (with
   * what references embed). Defaults to the title.
   */
  naming?: readonly string[];
  /** Material icon of the menu entry. */
  icon?: string;
  /** Entities may share a table: tenants are office centres too. Defaults to the name. */
  table: string;
  /** The rows of a shared table that are this entity; on create the plain values are written. */
  rows?: Where;
  fields: F;
  pages: Pages;
  /** Pages without a breadcrumb (000 §2): of the four, or of an action. */
  noBreadcrumb?: readonly string[];
  /** Menus that list it; absent means every route set that holds the permission. */
  menu?: { order: number; hidden?: boolean };
  api: Api<keyof F & string> & { key: 'id' | 'uuid' };
  scope: Scope;
  /** Content can be addressed to the members of a record. */
  members?: Members;
  addOn?: AddOn;
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
  traits: readonly Trait[];
  /** `refinedBy` names a computed field whose value, where it has one, is shown instead: APPROVED reads ACTIVE or UPCOMING. */
  /** `timed`: statuses that time changes, by the name under which the history tells of it (`past`). */
  states?: States<keyof F & string>;
  /** What must hold between fields, in form, API and upload. */
  validate?: readonly AcrossFields<keyof F & string>[];
  /** The reference to the record that this one hangs on: an instance to its application. Its page offers our creating actions. */
  parent?: keyof F & string;
  /** The field that keeps what stood before, by field: the record's page shows what changes. */
  compares?: Readonly<Partial<Record<keyof F & string, keyof F & string>>>;
  /** What waits for a decision: the rows of a tab, for whoever may take the action. The menu counts them. */
  waits?: readonly Waits[];
  /** Where the record of a page is not there: the 404 page (000 §8), instead of a panel in its place. */
  missing?: '404';
  /** Verbs allowed only while the record matches. */
  allow?: { update?: Where; delete?: Where };
  list: ListView<keyof F & string>;
  form: readonly Section<keyof F & string>[];
  show: readonly Section<keyof F & string>[];
  /** What matters first: three to six fields in a strip under the title of a record. Empty where there is no such strip. */
  facts: readonly (keyof F & string)[];
  related: readonly Related[];
  actions: A;
  /** Files that make records or change them, by name. */
  uploads?: Readonly<Record<string, Upload>>;
  /** Files that are handed out at once, by name. */
  downloads?: Readonly<Record<string, Download>>;
  /** Calls that are no verb and no action, by name. */
  asks?: Readonly<Record<string, Ask>>;
  /** Success notices of create, update and delete, when they differ from the common ones. */
  notices: { create: string; update: string; delete: string };
}

type Optional =
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
type Definition<F extends Fields, A extends Record<string, Action<Names<F>>>> = Omit<
  Entity<F>,
  Optional | 'states' | 'uploads'
> & {
  table?: string;
  traits?: readonly Trait[];
  pages?: Pages;
  api: Api<Names<F>>;
  /** Permission per verb. One that is absent follows from the others: get, statusCount and history from list. */
  access: Entity['access'];
  states?: States<Names<F>>;
  validate?: readonly AcrossFields<Names<F>>[];
  parent?: Names<F>;
  compares?: Readonly<Partial<Record<Names<F>, Names<F>>>>;
  list: ListView<Names<F>>;
  form?: readonly Section<Names<F>>[];
  show?: readonly Section<Names<F>>[];
  facts?: readonly Names<F>[];
  related?: readonly Related[];
  actions?: A;
  uploads?: Readonly<Record<string, Upload<Names<F>>>>;
  notices?: Partial<Entity['notices']>;
};

/**
 * Completes a definition with the defaults and keeps the types of its name, its fields and its actions.
 * Whether the names in it exist is checked by the compiler; the rest by `checkSchemas`.
 */
export function defineEntity<
  const F extends Fields,
  const A extends Record<string, Action<Names<F>>> = Record<never, never>,
  const N extends string = string,
>(definition: Definition<F, A> & { name: N }): Entity<F, A & Record<string, Action>> & { name: N } {
  const form = definition.form ?? [];
  return {
    ...definition,
    table: (definition.table ?? definition.name).replaceAll('-', '_'),
    pages: definition.pages ?? {},
    api: { key: 'id', ...definition.api },
    access: {
      get: definition.access.list,
      statusCount: definition.access.list,
      history: definition.access.get ?? definition.access.list,
      updatePosition: definition.access.update,
      ...definition.access,
    },
    traits: definition.traits ?? [],
    form,
    show: definition.show ?? form,
    facts: definition.facts ?? [],
    related: definition.related ?? [],
    actions: (definition.actions ?? {}) as A & Record<string, Action>,
    notices: { create: 'recordAdded', update: 'recordUpdated', delete: 'recordDeleted', ...definition.notices },
  };
}
