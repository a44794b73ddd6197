/** The pages of an entity: where they are, and of which parts its form and the page of a record consist. */
import type { Opens } from '../lists/opens.ts';
import type { Where } from '../rules/where.ts';

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
