/** Random secrets, and the hashes under which they are kept. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An opaque token with 256 bits of randomness. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Six digits for people to type, from the system's random source. */
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Hash of a long random token: nobody can guess its input, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares two strings in constant time. */
export function sameSecret(left: string, right: string): boolean {
  const [a, b] = [createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest()];
  return timingSafeEqual(a, b);
}

/** `m•••@example.com`: enough to recognise an address, not enough to learn it. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  return `${name.slice(0, name.length > 2 ? 2 : 1)}•••${address.slice(at)}`;
}
