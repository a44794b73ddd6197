/** What a cell means for a field: the value that the form would send, or why it cannot be one. */

import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { EnumField, Field, FieldKind } from '#schemas/kernel/field.ts';
import { plainLabel } from '#schemas/kernel/sheet/match.ts';
import type { Cell } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import { amountOf, dateOf, listOf, numberOf, percentOf, textOf, timeOf, yesOrNo } from './cellText.ts';

export type Read = { value: unknown } | { problem: Message };
type Reader = (cell: Cell, choices: ReadonlyMap<string, string>) => Read;

const or = (value: unknown, code: string): Read => (value === undefined ? { problem: { code } } : { value });
const words: Reader = (cell) => ({ value: textOf(cell) });
const lines: Reader = (cell) => ({ value: listOf(cell) });

/** Hundredths of an amount; a third decimal is refused, as nobody knows what was meant by it. */
function hundredths(amount: number | undefined): Read {
  if (amount === undefined) return { problem: { code: 'notNumber' } };
  const value = Math.round(amount * 100);
  return Math.abs(amount * 100 - value) < 1e-6 ? { value } : { problem: { code: 'twoDecimals' } };
}

const readers: Partial<Record<FieldKind, Reader>> = {
  text: words,
  longText: words,
  email: words,
  phone: words,
  url: words,
  timeZone: words,
  reference: words,
  integer: (cell) => or(numberOf(cell), 'notNumber'),
  money: (cell) => hundredths(amountOf(cell)),
  percent: (cell) => hundredths(percentOf(cell)),
  boolean: (cell) => or(yesOrNo(cell), 'notYesNo'),
  date: (cell) => or(dateOf(cell), 'date'),
  time: (cell) => or(timeOf(cell), 'time'),
  enum: (cell, choices) => or(choices.get(plainLabel(textOf(cell))), 'noSuchChoice'),
  enums: (cell, choices) => {
    const values = listOf(cell).map((one) => choices.get(plainLabel(one)));
    return values.includes(undefined) ? { problem: { code: 'noSuchChoice' } } : { value: values };
  },
  tags: lines,
  emails: lines,
};

/** Values by what people call them: their code, and their label in every language. */
function choicesOf(entity: Entity, name: string, field: Field): Map<string, string> {
  const known = new Map<string, string>();
  for (const value of (field as EnumField).values ?? [])
    for (const word of [value, ...localeCodes.map((code) => translate(code, `resources.${entity.name}.enums.${name}.${value}`))])
      known.set(plainLabel(word), value);
  return known;
}

/** The reader of a column, made once for all of its cells. */
export function cellReader(entity: Entity, name: string): (cell: Cell) => Read {
  const field = entity.fields[name] as Field;
  const read = readers[field.kind] ?? words;
  const choices = choicesOf(entity, name, field);
  return (cell) => read(cell, choices);
}
