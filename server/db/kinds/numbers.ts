/** Numbers on the server. */
import { bigint, integer } from 'drizzle-orm/pg-core';
import { offsetLabel, timeZoneOffsets } from '#schemas/kernel/fields/systemData.ts';
import type { NumbersKinds } from '#schemas/kernel/kinds/numbers.ts';
import { amountCell, percentCell } from '#schemas/kernel/sheet/outCell.ts';
import { amountOf, isEitherNumber, numberOf, percentOf, textOf } from './cellText.ts';
import { type KindsOf, or, type Read, type SheetReader, wholeOf } from './kind.ts';

/** The range of PostgreSQL's integer. */
const small = (text: string): number | undefined => {
  const number = wholeOf(text);
  return number !== undefined && Math.abs(number) <= 2_147_483_647 ? number : undefined;
};
/** An amount in its smallest unit; too many decimals are refused, because rounding would guess what was meant. */
function scaled(amount: number | undefined, decimals: number): Read {
  if (amount === undefined) return { problem: { code: 'notNumber' } };
  const exact = amount * 10 ** decimals;
  const value = Math.round(exact);
  if (Math.abs(exact - value) < 1e-6) return { value };
  return { problem: { code: decimals ? 'twoDecimals' : 'notWhole' } };
}

export const numbersKinds = {
  integer: {
    column: (name) => integer(name),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
    cell: (value: number) => value,
    asked: small,
    fromCell: (cell) =>
      isEitherNumber(cell)
        ? { problem: { code: 'eitherNumber', params: { value: textOf(cell) } } }
        : or(numberOf(cell), 'notNumber'),
  },
  money: {
    column: (name) => bigint(name, { mode: 'number' }),
    json: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max, description: 'minor units of the currency' }),
    cell: (value: number, { currency, decimals }: SheetReader) => amountCell(value / 10 ** decimals, currency, decimals),
    asked: wholeOf,
    fromCell: (cell, { decimals }) =>
      decimals !== 3 && isEitherNumber(cell)
        ? { problem: { code: 'eitherNumber', params: { value: textOf(cell) } } }
        : scaled(amountOf(cell), decimals),
  },
  percent: {
    column: (name) => integer(name),
    json: () => ({ type: 'integer', description: 'hundredths of a percent' }),
    cell: (value: number) => percentCell(value / 100),
    asked: small,
    fromCell: (cell) => scaled(percentOf(cell), 2),
  },
  timeZoneOffset: {
    column: (name) => integer(name),
    json: () => ({ type: 'integer', enum: [...timeZoneOffsets], description: 'minutes from UTC' }),
    cell: offsetLabel,
    asked: (text) => timeZoneOffsets.find((one) => one === wholeOf(text)),
  },
} satisfies KindsOf<NumbersKinds>;
