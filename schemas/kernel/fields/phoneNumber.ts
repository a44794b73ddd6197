/** Telephone numbers as people paste them from contacts, mails and spreadsheets, in the one form in which they are stored. */
import { PHONE } from './formats.ts';

const SCHEME = /^tel:\s*/i;
/** `(852) 9123`, `(+852) 9123`, `+(852) 9123`: brackets about the first part say nothing. */
const FIRST_PART = /^(\+?)\s*\(\s*(\+?)\s*(\d+)\s*\)/;

/**
 * `(+852) 9123.4567`, with whatever spaces, hyphens, full-width digits and marks of direction, as `+852 9123 4567`;
 * undefined for what is no telephone number. Two numbers on two lines are not one.
 */
export function normalPhone(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\p{Zs}\t.\u00b7]+/gu, ' ')
    .trim()
    .replace(SCHEME, '')
    .replace(FIRST_PART, (_, before: string, within: string, digits: string) => `${before || within}${digits}`)
    .replace(/^\+\s+/, '+');
  return PHONE.test(plain) ? plain : undefined;
}

export const isPhone = (text: string): boolean => normalPhone(text) !== undefined;
