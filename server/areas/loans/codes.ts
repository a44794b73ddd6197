/** Codes of loans, items and counters: on labels, in mails, and under scanners. */
import { randomInt } from 'node:crypto';

/** Without letters and figures that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const random = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Names a loan: 80 bits, which nobody guesses. It begins with a letter, so that it is no id. */
export const newLoanHash = (): string => `L${random(16)}`;
/** On a label that has none. */
export const newItemCode = (): string => `I${random(7)}`;
/** Of a counter. */
export const newUniqueCode = (): string => `C${random(8)}`;
