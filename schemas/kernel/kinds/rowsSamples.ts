/** Samples of rows, for the tests of every kind. */
import { fallbackLocale } from '#i18n/locales.ts';
import { linkTypes } from '../fields/linkTypes.ts';
import type { RowsField, RowsKinds } from './rows.ts';
import type { SamplesOf } from './samples.ts';

const inEnglish = (text: string) => ({ [fallbackLocale]: text });

const firstOf = (field: object | undefined): unknown => (field && 'values' in field ? (field.values as unknown[])[0] : undefined);

/** A row of links, of days or of options with prices, by what the rows hold; other rows need samples of their own. */
function rowOf({ fields }: RowsField, turn: number | string): Record<string, unknown> | undefined {
  const address = `https://atrium.example/${turn}`;
  if ('urls' in fields) return { type: linkTypes[0], urls: inEnglish(address) };
  if ('url' in fields)
    return {
      type: linkTypes[0],
      url: address,
      url2: `${address}/more`,
      text: inEnglish(`text ${turn}`),
      buttonText: inEnglish(`Open ${turn}`),
    };
  if (Object.values(fields).every(({ kind }) => kind === 'text'))
    return Object.fromEntries(Object.keys(fields).map((name) => [name, `${name} ${turn}`]));
  if ('period' in fields) return { name: `name ${turn}`, period: ['2027-02-06', '2027-02-08'], kind: firstOf(fields.kind) };
  if ('date' in fields) return { date: '2027-02-06', name: `name ${turn}` };
  if ('price' in fields)
    return { name: inEnglish(`Option ${turn}`), price: 50, quantity: 2, available: true, preSelected: false };
  if (!('link' in fields)) return undefined;
  const texts = Object.keys(fields).filter((name) => name !== 'link');
  const words = Object.fromEntries(texts.map((name) => [name, inEnglish(`${name} ${turn}`)]));
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
