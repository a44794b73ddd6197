/** Sample values for the tests of every kind. No page and no call needs them. */
/** `first` goes into new records, `other` into updates: they differ in every kind. */
export type Variant = 'first' | 'other';
export interface Sample<F> {
  /** A value that differs from those of earlier turns, as far as the kind allows; undefined if none can be made up. */
  good: (field: F, turn: number, variant: Variant) => unknown;
  bad: (field: F) => readonly (readonly [value: unknown, code: string])[];
}
export type SamplesOf<Kinds> = { [K in keyof Kinds]: Sample<Kinds[K]> };

export const NUL = 'a\u0000b';
export const notText = [
  [7, 'notText'],
  [['a'], 'notText'],
] as const;
export const notNumber = [
  ['7', 'notNumber'],
  [1.5, 'notWhole'],
] as const;
export const long = (max: number) => 'x'.repeat(max + 1);
export const day = (turn: number) => new Date(Date.UTC(2027, 0, 1 + turn)).toISOString();
/** What follows something is later than all that does not: as many days as turns have before, within the years that a form accepts. */
export const LATER = 22_000;
export const outside = ({ min, max }: { min: number; max: number }) =>
  [
    [min - 1, 'tooSmall'],
    [max + 1, 'tooBig'],
  ] as const;
export const pick = <T>(values: readonly T[], fallback: T | undefined, variant: Variant): T | undefined =>
  variant === 'first' ? (fallback ?? values[0]) : values.at(-1);
