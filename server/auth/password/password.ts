/** Passwords: argon2id, with the same work for unknown people. */
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '#schemas/kernel/rights/password.ts';

/** OWASP's recommendation of 2024: 19 MiB, two passes, one lane; about 20 ms. */
const COST = { algorithm: 2 /* argon2id */, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | undefined;
/**
 * Whether the password matches the hash. Without a hash (unknown person, no password set) it takes as long and returns
 * false, so that the timing does not reveal who has an account.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this one');
  const fits = await verify(stored ?? (await nobody), password.slice(0, PASSWORD_LENGTH.max));
  return fits && Boolean(stored);
}
