/** The calls of an entity: where they are, and which of the standard ones there are. */

import type { Permission } from '../rights/catalogue.ts';
import type { Where } from '../rules/where.ts';
import type { PathForm } from './below.ts';
import type { Created } from './created.ts';

/** The standard calls; `true` takes the default path, a string such as `POST /create` overrides it. */
export interface Verbs {
  /** A page of records. */
  list?: true | string;
  /** One record. */
  get?: true | string;
  /** Adds a record. */
  create?: true | string;
  /** Changes the fields of the form. */
  update?: true | string;
  /** Removes a record, or hides it (`softDeleted`). */
  delete?: true | string;
  /** How many records are in each tab. */
  statusCount?: true | string;
  /** Ids and labels for a choice. */
  dropDown?: true | string;
  /** A new order (`reorderable`). */
  updatePosition?: true | string;
  /** The list as a spreadsheet by mail. */
  emailRecord?: true | string;
  /** Who changed what: the audit log of one record. */
  history?: true | string;
}
export type Verb = keyof Verbs;
const verbs: Readonly<Record<Verb, true>> = {
  list: true,
  get: true,
  create: true,
  update: true,
  delete: true,
  statusCount: true,
  dropDown: true,
  updatePosition: true,
  emailRecord: true,
  history: true,
};
export const isVerb = (name: string): name is Verb => Object.hasOwn(verbs, name);

export interface View<N extends string = string> {
  call: string;
  /** Absent: all of the record. */
  fields?: readonly N[];
  /** The field that is a list, each entry with a `position`: the call takes `sortProperties` (position) and `sortDirection`. */
  ordered?: N;
}

export interface Api<N extends string = string> {
  /** Path below the API base. The server checks `{officeCentreId}` in it against the session's scope. */
  path: string;
  /** The record's key in paths. */
  key?: 'id' | 'uuid';
  /** Which of the standard calls there are. */
  verbs: Verbs;
  /**
   * Only records like these have the call `update`; the others have that of another entity over the same rows. Uploads and what the product
   * does by itself change them all the same.
   */
  updates?: Where;
  /** A second drop-down path outside the office centre's, for sessions without a selected office centre. */
  dropDownEverywhere?: string;
  /** Whoever holds one of these gets the drop-down as well: a form of theirs offers the records, and they have no list of them. */
  dropDownAlsoFor?: readonly Permission[];
  /** Parts of the record with paths of their own: `GET /{id}/add-on` answers the fields named here. */
  views?: Readonly<Record<string, View<N>>>;
  /** What a field lets people choose from, as drop-down calls: field name to path, `{ vehicleType: 'GET /vehicle-type-drop-down' }`. */
  options?: Readonly<Record<string, string>>;
  /** The reference to the record that this one stands below (`below.ts`); several of them, the closest first. */
  under?: N | readonly N[];
  /** The same calls under other paths. */
  also?: readonly PathForm[];
  /** What the answer to a create says beside the record. */
  created?: Created;
}
