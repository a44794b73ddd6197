/** Samples of rows, for the tests of every kind. */
import { fallbackLocale } from '#i18n/locales.ts';
import { linkTypes } from '../fields/linkTypes.ts';
import type { RowsKinds } from './rows.ts';
import type { SamplesOf } from './samples.ts';

const urls = (turn: number | string) => ({ [fallbackLocale]: `https://atrium.example/${turn}` });

/** Rows of links; other rows need samples of their own. */
export const rowsSamples: SamplesOf<RowsKinds> = {
  rows: {
    good: ({ fields }, turn, variant) =>
      'urls' in fields ? [{ id: `r${turn}`, type: linkTypes[0], urls: urls(`${variant}-${turn}`) }] : undefined,
    bad: ({ maxItems }) => {
      const row = { id: 'r', type: linkTypes[0], urls: urls(1) };
      return [
        ['r', 'notList'],
        [[null], 'emptyEntry'],
        [[{ ...row, id: '<b>' }], 'rows.wrong'],
        [[{ ...row, more: 1 }], 'rows.wrong'],
        [[row, row], 'duplicateEntry'],
        [Array.from({ length: maxItems + 1 }, (_, index) => ({ ...row, id: `r${index}` })), 'tooManyItems'],
      ];
    },
  },
};
