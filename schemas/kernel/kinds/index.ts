/**
 * The field kinds. Each kind is defined once per layer: here what server and portal share (fields, traits, validation,
 * samples), in `server/db/kinds` its column, filters and cells, in `resources/generate/kinds` its input and display. A kind
 * that is missing in one of them does not compile.
 */

import { type BesideKinds, besideTraits } from './beside.ts';
import { type ChoicesKinds, choicesTraits } from './choices.ts';
import { type CodesKinds, codesTraits } from './codes.ts';
import type { Traits, TraitsOf } from './kind.ts';
import { type LanguagesKinds, languagesTraits } from './languages.ts';
import { type NumbersKinds, numbersTraits } from './numbers.ts';
import { type PointersKinds, pointersTraits } from './pointers.ts';
import { type RecurrenceKinds, recurrenceTraits } from './recurrence.ts';
import { type RowsKinds, rowsTraits } from './rows.ts';
import { type TextKinds, textTraits } from './text.ts';
import { type TimesKinds, timesTraits } from './times.ts';

export * from './beside.ts';
export * from './choices.ts';
export * from './codes.ts';
export type { FieldFacts, Only } from './kind.ts';
export * from './languages.ts';
export * from './numbers.ts';
export * from './pointers.ts';
export * from './recurrence.ts';
export * from './rows.ts';
export * from './text.ts';
export * from './times.ts';

export interface FieldByKind
  extends TextKinds,
    CodesKinds,
    NumbersKinds,
    TimesKinds,
    ChoicesKinds,
    LanguagesKinds,
    PointersKinds,
    RowsKinds,
    RecurrenceKinds,
    BesideKinds {}
export type FieldKind = keyof FieldByKind;
export type FieldOf<K extends FieldKind> = FieldByKind[K];
export type Field = FieldByKind[FieldKind];
export type Fields = Readonly<Record<string, Field>>;

export const kinds = {
  ...textTraits,
  ...codesTraits,
  ...numbersTraits,
  ...timesTraits,
  ...choicesTraits,
  ...languagesTraits,
  ...pointersTraits,
  ...rowsTraits,
  ...recurrenceTraits,
  ...besideTraits,
} as const satisfies TraitsOf<FieldByKind>;
/** The traits of a field's kind. */
export const traitsOf = (field: Field): Traits<Field> => kinds[field.kind] as Traits<never> as Traits<Field>;
