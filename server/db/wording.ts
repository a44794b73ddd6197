/** Values as text, in SQL: a text per language is read in the reader's, and searched in all of them. */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { kindOf } from './kinds/index.ts';

/** A column as text for a reader of `locale` (English without one); null if it is empty. */
export const textOf = (field: Field | undefined, column: string, locale: string = fallbackLocale): string =>
  (field && kindOf(field).wording?.read(column, locale)) ?? `${column}::text`;

/** Every text in a column: one, or one per language. */
export const textsOf = (field: Field | undefined, column: string): string[] =>
  (field && kindOf(field).wording?.each.map((part) => `(${column}${part})`)) ?? [column];
