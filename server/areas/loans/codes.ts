/** The label of an item that has none of its own. */
import { randomInt } from 'node:crypto';
import { CODE_LETTERS } from '#schemas/kernel/kinds/codes.ts';

const LENGTH = 7;

export const newItemCode = (): string =>
  `I${Array.from({ length: LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
