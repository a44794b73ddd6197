/** How a question can be answered: separate from the rules of questions, which lists do not need. */
export const optionTypes = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'NUMBER',
  'DATE',
  'TIME',
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'DROP_DOWN',
  'RATING',
  'FILE',
] as const;
export type OptionType = (typeof optionTypes)[number];

export interface TypeFacts {
  choices?: true;
  /** The range of `min` and `max`; absent where the type has no limits. */
  min?: readonly [number, number];
  max?: readonly [number, number];
}
const LARGE = 1_000_000_000;
/** The differences between the types. */
export const optionFacts: Readonly<Record<OptionType, TypeFacts>> = {
  SHORT_TEXT: { max: [1, 200] },
  LONG_TEXT: { max: [1, 5000] },
  NUMBER: { min: [-LARGE, LARGE], max: [-LARGE, LARGE] },
  DATE: {},
  TIME: {},
  SINGLE_CHOICE: { choices: true },
  MULTIPLE_CHOICE: { choices: true, min: [0, 100], max: [1, 100] },
  DROP_DOWN: { choices: true },
  RATING: { max: [2, 10] },
  FILE: {},
};
