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
