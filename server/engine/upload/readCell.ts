/** What a cell means for a field: the value that the form would send, or why it cannot be one. */
import { decimalsOf } from '#schemas/kernel/currency.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { EnumField, Field, FieldKind } from '#schemas/kernel/field.ts';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { plainLabel } from '#schemas/kernel/sheet/match.ts';
import type { Cell } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import { choiceNames } from '../choiceLabel.ts';
import { amountOf, dateOf, listOf, numberOf, percentOf, textOf, timeOf, yesOrNo } from './cellText.ts';

export type Read = { value: unknown } | { problem: Message };
interface Known {
  /** Values by what people call them. */
  choices: ReadonlyMap<string, string>;
  /** How many the currency of the amounts has. */
  decimals: number;
}
type Reader = (cell: Cell, known: Known) => Read;

const or = (value: unknown, code: string): Read => (value === undefined ? { problem: { code } } : { value });
const words: Reader = (cell) => ({ value: textOf(cell) });
const lines: Reader = (cell) => ({ value: listOf(cell) });

/** An amount in its smallest unit; one decimal more is refused, as nobody knows what was meant by it. */
function scaled(amount: number | undefined, decimals: number): Read {
  if (amount === undefined) return { problem: { code: 'notNumber' } };
  const exact = amount * 10 ** decimals;
  const value = Math.round(exact);
  if (Math.abs(exact - value) < 1e-6) return { value };
  return { problem: { code: decimals ? 'twoDecimals' : 'notWhole' } };
}

const readers: Partial<Record<FieldKind, Reader>> = {
  text: words,
  longText: words,
  // What is no address goes on as it is: the form's own check says what is wrong with it.
  email: (cell) => ({ value: normalEmail(textOf(cell)) ?? textOf(cell) }),
  phone: words,
  url: words,
  timeZone: words,
  reference: words,
  integer: (cell) => or(numberOf(cell), 'notNumber'),
  money: (cell, { decimals }) => scaled(amountOf(cell), decimals),
  percent: (cell) => scaled(percentOf(cell), 2),
  boolean: (cell) => or(yesOrNo(cell), 'notYesNo'),
  date: (cell) => or(dateOf(cell), 'date'),
  time: (cell) => or(timeOf(cell), 'time'),
  enum: (cell, { choices }) => or(choices.get(plainLabel(textOf(cell))), 'noSuchChoice'),
  enums: (cell, { choices }) => {
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
    for (const word of choiceNames(entity, name, value)) known.set(plainLabel(word), value);
  return known;
}

/**
 * The reader of a column, made once for all of its cells.
 * @param currency of its amounts (`SGD`): that of the building in which the person works
 */
export function cellReader(entity: Entity, name: string, currency: string): (cell: Cell) => Read {
  const field = entity.fields[name] as Field;
  const read = readers[field.kind] ?? words;
  const known = { choices: choicesOf(entity, name, field), decimals: decimalsOf(currency) };
  return (cell) => read(cell, known);
}
