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
import type { Fields } from '../fields/field.ts';
import type { ListView } from '../lists/list.ts';
import type { Results } from '../lists/results.ts';
import type { EntityNotification, Notifying } from '../notices/notification.ts';
import { withKeptActs } from '../rights/acts.ts';
import type { AddOn, Permission } from '../rights/catalogue.ts';
import type { Parties } from '../rights/parties.ts';
import type { AcrossFields } from '../rules/acrossFields.ts';
import type { Limit } from '../rules/limits.ts';
import type { Where } from '../rules/where.ts';
import type { Action } from '../states/action.ts';
import type { Notice } from '../states/notice.ts';
import type { States, Waits } from '../states/states.ts';
import type { DaysOff } from '../time/daysOff.ts';
import type { Recurring } from '../time/recurrence.ts';
import type { Api } from './api.ts';
import type { Audience } from './audience.ts';
import type { Members } from './members.ts';
import type { Pages, Related, Section } from './pages.ts';
import type { Readings } from './readings.ts';
import { type Reorderable, type Trait, traitsOf } from './reorderable.ts';
import { type Report, reportCalls } from './report.ts';
import type { Scope } from './scope.ts';
import type { Singleton } from './singleton.ts';

export { type Action, actionKeys } from '../states/action.ts';
export type { Api, Verb, Verbs } from './api.ts';

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
  /**
   * The reference to the company that owns a record: its name stands behind the label in drop-downs and references, and in the search,
   * where it is not the building itself.
   */
  whose?: keyof F & string;
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
  /** Further sets of its pages, each for an audience of its own, such as merchants behind a counter. */
  audiences?: Readonly<Record<string, Audience>>;
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
  /** The instant by whose month its rows are kept apart: for what only grows. A month that nobody needs any more is dropped as a whole. */
  months?: keyof F & string;
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
  /** The rows of its list are counted in a period, on a page of reports. */
  report?: Report<keyof F & string>;
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
    | 'report'
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
    months?: Names<F>;
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
    report?: Report<Names<F>>;
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
    ...(definition.report ? { endpoints: { ...definition.endpoints, ...reportCalls(definition) } } : {}),
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
