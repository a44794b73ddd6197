/** Rows that belong to a record and are filled in with it: the external links of an event. Each has fields of its own. */
import { maker, type Of, type TraitsOf } from './kind.ts';

/** As much of a field as its place in a row needs; every kind without records or files of others will do. */
interface Cell {
  readonly kind: string;
}
/** One row: its own id, and the values of its fields. */
export type RowValue = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * `numbered`: each row says its place as `position`, counted from 1. In a body rows that all have one stand in that order, otherwise in that of
 * the list; either way they are counted anew.
 */
export type RowsField = Of<'rows', readonly RowValue[]> & {
  fields: Readonly<Record<string, Cell>>;
  maxItems: number;
  numbered?: true;
};

/** The place of a numbered row. */
export const POSITION = 'position';

export interface RowsKinds {
  rows: RowsField;
}

/** `rows({ maxItems: 3, fields: { link: link({ required: true }), linkText: localized({ short: true }) } })`. */
export const rows = maker<RowsField>('rows', { maxItems: 10 });

export const rowsTraits = { rows: { filter: 'none' } } as const satisfies TraitsOf<RowsKinds>;
