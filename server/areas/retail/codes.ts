/** Codes of stores: the one in its QR code, and the PIN that whoever serves there types. */
import { randomInt } from 'node:crypto';

/** Without letters and figures that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const FIGURES = '0123456789';
const CODE_LENGTH = 10;
const PIN_LENGTH = 6;

const random = (from: string, length: number) => Array.from({ length }, () => from[randomInt(from.length)]).join('');
export const newStoreCode = (): string => random(LETTERS, CODE_LENGTH);
export const newPin = (): string => random(FIGURES, PIN_LENGTH);
