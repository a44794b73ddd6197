/** Samples of rows, for the tests of every kind. */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Field } from './index.ts';
import type { RowsField, RowsKinds } from './rows.ts';
import type { SamplesOf } from './samples.ts';

const inEnglish = (text: string) => ({ [fallbackLocale]: text });

/** A cell of words, numbers, days, tags or a choice; undefined for other kinds. */
function plainCell(cell: Field, words: string): unknown {
  if (cell.kind === 'text') return words;
  if (cell.kind === 'email') return `${words.replace(/\W+/g, '.')}@atrium.example`;
  if (cell.kind === 'tags') return [words];
  if (cell.kind === 'date') return '2027-02-06';
  if (cell.kind === 'dateRange') return ['2027-02-06', '2027-02-08'];
  if (cell.kind === 'localized') return inEnglish(words);
  if (cell.kind === 'integer' || cell.kind === 'money') return cell.min + 1;
  if (cell.kind === 'percent') return 1000;
  return cell.kind === 'enum' ? cell.values[0] : undefined;
}

/** A row of links or of options with prices, by what the rows hold; other rows need samples of their own. */
function rowOf({ fields }: RowsField, turn: number | string): Record<string, unknown> | undefined {
  const address = `https://atrium.example/${turn}`;
  if (Object.values(fields).every(({ kind }) => kind === 'text'))
    return Object.fromEntries(Object.keys(fields).map((name) => [name, `${name} ${turn}`]));
  if ('price' in fields && 'quantity' in fields)
    return { name: inEnglish(`Option ${turn}`), price: 50, quantity: 2, available: true, preSelected: false };
  const plain = Object.entries(fields).map(([name, cell]) => [name, plainCell(cell as Field, `${name} ${turn}`)] as const);
  if (plain.every(([, value]) => value !== undefined)) return Object.fromEntries(plain);
  if (!('link' in fields)) return undefined;
  const texts = Object.entries(fields).filter(([, { kind }]) => kind === 'localized');
  const words = Object.fromEntries(texts.map(([name]) => [name, inEnglish(`${name} ${turn}`)]));
  return { link: { type: 'WEB_LINK', url: address, openIn: 'BROWSER' }, ...words };
}

export const rowsSamples: SamplesOf<RowsKinds> = {
  rows: {
    good: (field, turn, variant) => {
      const row = rowOf(field, `${variant}-${turn}`);
      return row && [{ id: `r${turn}`, ...row }];
    },
    bad: (field) => {
      const row = { id: 'r', ...(rowOf(field, 1) ?? {}) };
      return [
        ['r', 'notList'],
        [[null], 'emptyEntry'],
        [[{ ...row, id: '<b>' }], 'rows.wrong'],
        [[{ ...row, more: 1 }], 'rows.wrong'],
        [[row, row], 'duplicateEntry'],
        [Array.from({ length: field.maxItems + 1 }, (_, index) => ({ ...row, id: `r${index}` })), 'tooManyItems'],
      ];
    },
  },
};
