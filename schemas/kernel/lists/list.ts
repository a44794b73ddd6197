/** The list of an entity: its columns, filters and tabs. */
import type { Field } from '../fields/field.ts';
import type { Where } from '../rules/where.ts';
import type { Board } from './board.ts';
import type { Timeline } from './timeline.ts';

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

/** Which fields of a row are what, in a conversation. */
export interface Thread<N extends string = string> {
  author: N;
  text: N;
  /** Files beside the text. */
  files?: N;
  /** A flag of what is not for everybody: such a row is marked with the name of the field. */
  internal?: N;
}

export interface ListView<N extends string = string> {
  /** Field names; a reference shows its label. */
  columns: readonly N[];
  /** Which picture rows are recognised by, if not the first that people fill in (`picture.ts`); null: none. */
  picture?: N | null;
  /** Columns that are hidden at first. */
  more?: readonly N[];
  /** What a spreadsheet of the list has behind its columns: `user.username` of what a reference embeds, `createdDate`. */
  sheet?: readonly string[];
  /** Fields by which people narrow the list. */
  filters?: readonly N[];
  /** Further names of such filters, as the specification spells them; `several` takes a list of values. */
  filterNames?: Readonly<Record<string, N | { field: N; several: true }>>;
  /**
   * Filters beyond fields, each with the kind of its value: the area says which rows they find (`filters` of its rules). Whoever may not read one
   * (`readableBy`) cannot ask by it.
   */
  byRule?: Readonly<Record<string, Field>>;
  /** Those of `byRule` that people fill in behind `filters`: yes or no, one value, or several. */
  inputs?: readonly string[];
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
  /** Further names of what it is sorted by, as the specification spells them: `unit.floorNoInt`. */
  sortNames?: Readonly<Record<string, N>>;
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
  /** On the page of the record that they belong to, the rows are a conversation: the oldest first, and a form at its end. */
  thread?: Thread<N>;
}
