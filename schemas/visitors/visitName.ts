/**
 * Names as they are compared with those of blocked people (000 §2): without case, accents, spaces and signs, and in whatever order family and given
 * name stand. Server and form use the same, so that a form can warn of a name that would stop many.
 */

/** Letters that are written without spaces between words: the order of a name shows in no gap. */
const HAN = /^[\p{Script=Han}]+$/u;
/** Fewer letters than this fit many names. */
const SHORTEST = { latin: 5, han: 2 } as const;

/** What two spellings of a name have in common: `陳大文` is `大文 陳`, `TAN, Wei Ling` is `wei ling tan`. Empty where there is no letter. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.-]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const whole = words.join('');
  if (HAN.test(whole)) return [...whole].sort().join('');
  return words.sort().join(' ');
}

/** Would a block by this name alone stop people who have nothing to do with it? */
export function isBroadName(name: string): boolean {
  const letters = nameKey(name).replaceAll(' ', '');
  return [...letters].length < (HAN.test(letters) ? SHORTEST.han : SHORTEST.latin);
}

/** A number or an address as it is compared: without spaces and signs, in lower case. */
export const plainKey = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}@._+]/gu, '');
/** The last digits of a phone number, which are the same with and without the code of the country. */
export const phoneKey = (value: string): string => value.replace(/\D/g, '').slice(-8);
