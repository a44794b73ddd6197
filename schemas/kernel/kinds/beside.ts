/**
 * What an answer says beside the values of a record: rows of other entities, and the words of its codes. All of it is computed, and in no
 * filter, order or form.
 */
import type { SaidPart } from '../fields/linkTypes.ts';
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
/** The label of the code in another field, in the reader's language (`statusLabel`), or of the record that a reference names (`acceptedUserFullName`); of a list of references those of all, as a list. */
export type LabelField = Of<'label', never, string> & { labelOf: string };
/** What another name of a value stands for: a field or `id`, the `uuid` of a reference (`officeCentre.uuid`), the first of several that has a value, or an object of such. */
export type Same = string | readonly string[] | { readonly [key: string]: Same };
/** A value of the record under another name, beside its own, as the specification writes it. */
export type SameField = Of<'same', never, string | number | boolean | Readonly<Record<string, unknown>>> & {
  sameAs: Same;
};
/** Texts in languages as a list with an entry for each: `languageCode`, and the text of each field that is named. Bodies may send them so. */
export type TextsField = Of<'texts', never, readonly Readonly<Record<string, string | null>>[]> & { textsOf: readonly string[] };
/** A part of the link in another field, or in another cell of the row, under a name of its own. Bodies may send such parts instead of the link. */
export type PartField = Of<'part', never, string | Readonly<Record<string, string>>> & { partOf: string; part: SaidPart };
/** The time of day, `HH:MM`, of an instant in another field, on the building's clock. */
export type TimeOfField = Of<'timeOf', never, string> & { timeOf: string };
/** The labels of several, by the names of their fields; null where there is no code. */
export type LabelsField = Of<'labels', never, Readonly<Record<string, string | null>>> & { labelsOf: readonly string[] };

export interface BesideKinds {
  rowsOf: RowsOfField;
  label: LabelField;
  labels: LabelsField;
  same: SameField;
  texts: TextsField;
  part: PartField;
  timeOf: TimeOfField;
}

type RowsOf = { parts: readonly string[]; most: number } & ({ under: string } | { at: string }) & FieldFacts;
export const rowsOf = (entity: string, options: RowsOf) =>
  ({ kind: 'rowsOf', rowsOf: entity, ...options }) as unknown as RowsOfField;
export const labelOf = (field: string, options?: FieldFacts) =>
  ({ kind: 'label', labelOf: field, ...options }) as unknown as LabelField;
export const labelsOf = (fields: readonly string[], options?: FieldFacts) =>
  ({ kind: 'labels', labelsOf: fields, ...options }) as unknown as LabelsField;
/** `{ officeCentreUuid: sameAs('officeCentre.uuid') }`. */
export const sameAs = (same: Same, options?: FieldFacts) => ({ kind: 'same', sameAs: same, ...options }) as unknown as SameField;
export const textsOf = (fields: readonly string[], options?: FieldFacts) =>
  ({ kind: 'texts', textsOf: fields, ...options }) as unknown as TextsField;
/** `{ buttonLinkUrl: partOf('buttonLink', 'url') }`. */
export const partOf = (link: string, part: SaidPart, options?: FieldFacts) =>
  ({ kind: 'part', partOf: link, part, ...options }) as unknown as PartField;
/** Parts under their own names: `{ type, url, openIn }` of the link in a row. */
export const partsOf = <P extends SaidPart>(link: string, parts: readonly P[]) =>
  Object.fromEntries(parts.map((part) => [part, partOf(link, part)])) as Record<P, PartField>;
export const timeOf = (instant: string, options?: FieldFacts) =>
  ({ kind: 'timeOf', timeOf: instant, ...options }) as unknown as TimeOfField;
/** The names of fields in what another name stands for. */
export const namesInSame = (same: Same): string[] => {
  if (typeof same === 'string') return [same.split('.')[0] as string];
  return (Array.isArray(same) ? same : Object.values(same)).flatMap(namesInSame);
};

export const besideTraits = {
  rowsOf: { filter: 'none', computed: true, alone: true },
  label: { filter: 'none', computed: true },
  labels: { filter: 'none', computed: true },
  same: { filter: 'none', computed: true },
  texts: { filter: 'none', computed: true },
  part: { filter: 'none', computed: true },
  timeOf: { filter: 'none', computed: true },
} as const satisfies TraitsOf<BesideKinds>;

export const besideChecks: ChecksOf<BesideKinds> = {
  rowsOf: (_, { yup }) => yup.mixed(),
  label: (_, { yup }) => yup.mixed(),
  labels: (_, { yup }) => yup.mixed(),
  same: (_, { yup }) => yup.mixed(),
  texts: (_, { yup }) => yup.mixed(),
  part: (_, { yup }) => yup.mixed(),
  timeOf: (_, { yup }) => yup.mixed(),
};

/** Nobody sends them. */
export const besideSamples: SamplesOf<BesideKinds> = {
  rowsOf: { good: () => undefined, bad: () => [] },
  label: { good: () => undefined, bad: () => [] },
  labels: { good: () => undefined, bad: () => [] },
  same: { good: () => undefined, bad: () => [] },
  texts: { good: () => undefined, bad: () => [] },
  part: { good: () => undefined, bad: () => [] },
  timeOf: { good: () => undefined, bad: () => [] },
};
