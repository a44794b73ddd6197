/** Numbers: whole ones, amounts, percentages, UTC offsets. */
import { timeZoneOffsets } from '../fields/systemData.ts';
import type { Where } from '../rules/where.ts';
import { type ChecksOf, maker, type Of, type TraitsOf } from './kind.ts';
import { notNumber, outside, type SamplesOf } from './samples.ts';

/** `leftOf`: what is left of another number of the record, shown as a meter (`meter.ts`). */
export type IntegerField = Of<'integer', number> & { min: number; max: number; leftOf?: string };
/**
 * Integer minor units (cents) of the building's currency. `percentWhile`: while the record is so, it is hundredths of a percent instead, at most
 * 100 %: the amount of a discount, whose type says which it is.
 */
export type MoneyField = Of<'money', number> & { min: number; max: number; percentWhile?: Where };
/** Hundredths of a percent: 900 is 9 %. */
export type PercentField = Of<'percent', number>;
/** An offset from UTC in minutes, one of `timeZoneOffsets`; people read `UTC+08:00`. */
export type TimeZoneOffsetField = Of<'timeZoneOffset', number>;

export interface NumbersKinds {
  integer: IntegerField;
  money: MoneyField;
  percent: PercentField;
  timeZoneOffset: TimeZoneOffsetField;
}

export const integer = maker<IntegerField>('integer', { min: 0, max: 2_147_483_647 });
export const money = maker<MoneyField>('money', { min: 0, max: 99_999_999_999 });
export const percent = maker<PercentField>('percent');
export const timeZoneOffset = maker<TimeZoneOffsetField>('timeZoneOffset');

export const numbersTraits = {
  integer: { filter: 'range', ordered: true, inCell: true, counts: true },
  money: { filter: 'range', ordered: true, inCell: true, amount: true },
  percent: { filter: 'range', ordered: true, inCell: true },
  timeZoneOffset: { filter: 'equal', ordered: true },
} as const satisfies TraitsOf<NumbersKinds>;

export const numbersChecks: ChecksOf<NumbersKinds> = {
  integer: ({ min, max }, { scaled }) => scaled(min, max, 0),
  money: ({ min, max }, { amount }) => amount(min, max),
  percent: (_, { percentage }) => percentage(0, 10_000),
  timeZoneOffset: (_, { errorCode, number }) =>
    number().oneOf([...timeZoneOffsets, null] as never[], errorCode('timeZoneOffset')),
};

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const numbersSamples: SamplesOf<NumbersKinds> = {
  integer: {
    good: ({ min, max }, turn) => Math.min(max, min + 1 + (turn % 90)),
    bad: (field) => [...notNumber, ...outside(field)],
  },
  money: {
    good: ({ min, max }, turn) => Math.min(max, min + 100 * turn + 1),
    bad: ({ min, max }) => [...notNumber, [min - 1, min === 1 ? 'notPositive' : 'tooSmall'], [max + 1, 'amountTooBig']],
  },
  percent: { good: (_, turn) => (turn % 9999) + 1, bad: () => [...notNumber, ...outside({ min: 0, max: 10_000 })] },
  timeZoneOffset: {
    good: (_, turn, variant) => timeZoneOffsets[(turn + (variant === 'first' ? 0 : 7)) % timeZoneOffsets.length],
    bad: () => [
      ['480', 'notNumber'],
      [481, 'timeZoneOffset'],
      [480.5, 'timeZoneOffset'],
    ],
  },
};
