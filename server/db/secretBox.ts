/** Reversible encryption of secrets: AES-256-GCM with a key derived for one purpose and bound to what the secret belongs to. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The purpose of a secret: two purposes never share a key. */
export type Purpose = 'client-secret' | 'sso-request' | 'field';

const keyFor = (secret: Uint8Array, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(0), `atrium ${purpose}`, 32));

/** @param about what the text belongs to (associated data): it can only be decrypted with exactly the same value */
export function seal(secret: Uint8Array, purpose: Purpose, text: string, about: readonly unknown[]): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(JSON.stringify(about)));
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** @throws Error when the key, the purpose or what it belongs to differs, or when it was tampered with */
export function unseal(secret: Uint8Array, purpose: Purpose, sealed: string, about: readonly unknown[]): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(JSON.stringify(about)));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
