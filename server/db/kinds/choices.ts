/** Values from a fixed list, on the server. */
import { boolean, text } from 'drizzle-orm/pg-core';
import { translate } from '#i18n/server.ts';
import type { ChoicesKinds } from '#schemas/kernel/kinds/choices.ts';
import { plainLabel } from '#schemas/kernel/sheet/match.ts';
import { listOf, textOf, yesOrNo } from './cellText.ts';
import { type KindsOf, list, or, type SheetReader } from './kind.ts';

const worded = (value: string, { label }: SheetReader) => label(value);
const yesNo = (value: boolean, { locale }: SheetReader) => translate(locale, value ? 'kit.yes' : 'kit.no');
const flag = (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined);
const choice = (text: string, { values }: { values: readonly string[] }) => (values.includes(text) ? text : undefined);

export const choicesKinds = {
  boolean: {
    column: (name) => boolean(name),
    json: () => ({ type: 'boolean' }),
    cell: yesNo,
    asked: flag,
    fromCell: (cell) => or(yesOrNo(cell), 'notYesNo'),
  },
  enum: {
    column: (name) => text(name),
    json: ({ values }) => ({ type: 'string', enum: [...values] }),
    cell: worded,
    asked: choice,
    fromCell: (cell, { choices }) => or(choices.get(plainLabel(textOf(cell))), 'noSuchChoice'),
    allows: (column, values) => `${column} in (${values})`,
  },
  enums: {
    column: (name) => text(name).array(),
    json: ({ values }) => ({ type: 'array', items: { type: 'string', enum: [...values] } }),
    cell: (value: string[], { label }: SheetReader) => list(value.map(label)),
    cast: 'text[]',
    asked: choice,
    fromCell: (cell, { choices }) => {
      const values = listOf(cell).map((one) => choices.get(plainLabel(one)));
      return values.includes(undefined) ? { problem: { code: 'noSuchChoice' } } : { value: values };
    },
    allows: (column, values) => `${column} <@ array[${values}]::text[]`,
  },
  count: { json: () => ({ type: 'integer' }), cell: (value: number) => value },
  activeOf: {
    json: () => ({ type: 'boolean' }),
    cell: yesNo,
    asked: flag,
  },
  whether: {
    json: () => ({ type: 'boolean' }),
    cell: yesNo,
    asked: flag,
  },
  usage: {
    json: ({ values }) => ({ type: 'string', enum: [...values] }),
    cell: worded,
    asked: choice,
  },
  cases: {
    json: ({ values }) => ({ type: 'string', enum: [...values] }),
    cell: worded,
    asked: choice,
  },
} satisfies KindsOf<ChoicesKinds>;
