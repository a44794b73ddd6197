/**
 * What an answer says beside the values of a record: rows of other entities, and the words of its codes. All of it is computed, and in no
 * filter, order or form.
 */
import type { ChecksOf, FieldFacts, Of, TraitsOf } from './kind.ts';
import type { SamplesOf } from './samples.ts';

/**
 * Records of another entity as part of this one: those whose reference `under` names it, or the one that its own reference `at` names, as a
 * list. Each has id, uuid and the fields in `parts`; the first ones in the order of their own list, `most` at most. Only an answer that is
 * about one record has it; the list of the other entity has all of them.
 */
export type RowsOfField = Of<'rowsOf', never, readonly Readonly<Record<string, unknown>>[]> & {
  rowsOf: string;
  parts: readonly string[];
  most: number;
} & ({ under: string; at?: undefined } | { at: string; under?: undefined });
/** The label of the code in another field, in the reader's language (`statusLabel`), or of the record that a reference names (`acceptedUserFullName`). */
export type LabelField = Of<'label', never, string> & { labelOf: string };
/** The labels of several, by the names of their fields; null where there is no code. */
export type LabelsField = Of<'labels', never, Readonly<Record<string, string | null>>> & { labelsOf: readonly string[] };

export interface BesideKinds {
  rowsOf: RowsOfField;
  label: LabelField;
  labels: LabelsField;
}

type RowsOf = { parts: readonly string[]; most: number } & ({ under: string } | { at: string }) & FieldFacts;
export const rowsOf = (entity: string, options: RowsOf) =>
  ({ kind: 'rowsOf', rowsOf: entity, ...options }) as unknown as RowsOfField;
export const labelOf = (field: string, options?: FieldFacts) =>
  ({ kind: 'label', labelOf: field, ...options }) as unknown as LabelField;
export const labelsOf = (fields: readonly string[], options?: FieldFacts) =>
  ({ kind: 'labels', labelsOf: fields, ...options }) as unknown as LabelsField;

export const besideTraits = {
  rowsOf: { filter: 'none', computed: true, alone: true },
  label: { filter: 'none', computed: true },
  labels: { filter: 'none', computed: true },
} as const satisfies TraitsOf<BesideKinds>;

export const besideChecks: ChecksOf<BesideKinds> = {
  rowsOf: (_, { yup }) => yup.mixed(),
  label: (_, { yup }) => yup.mixed(),
  labels: (_, { yup }) => yup.mixed(),
};

/** Nobody sends them. */
export const besideSamples: SamplesOf<BesideKinds> = {
  rowsOf: { good: () => undefined, bad: () => [] },
  label: { good: () => undefined, bad: () => [] },
  labels: { good: () => undefined, bad: () => [] },
};
