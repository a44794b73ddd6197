/** The value of a cell for a field: the value that the form would send, or the reason why it is invalid. */

import type { Cell } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import type { EnumField, Field } from '#schemas/kernel/fields/field.ts';
import { plainLabel } from '#schemas/kernel/sheet/match.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { type Read, words } from '#server/db/kinds/kind.ts';
import { choiceNames } from '../records/choiceLabel.ts';

/** Values by their possible spellings: their code, and their label in every language. */
function choicesOf(entity: Entity, name: string, field: Field): Map<string, string> {
  const known = new Map<string, string>();
  for (const value of (field as EnumField).values ?? [])
    for (const word of choiceNames(entity, name, value)) known.set(plainLabel(word), value);
  return known;
}

/**
 * The reader of a column, created once for all of its cells.
 * @param currency of its amounts (`SGD`): that of the building in which the person works
 */
export function cellReader(entity: Entity, name: string, currency: string | undefined): (cell: Cell) => Read {
  const field = entity.fields[name] as Field;
  const read = kindOf(field).fromCell ?? words;
  const known = { choices: choicesOf(entity, name, field), decimals: decimalsOf(currency) };
  return (cell) => read(cell, known);
}
