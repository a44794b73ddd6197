/**
 * Encrypted storage in the browser for what a person works on (000 §3, §9): AES-GCM under a key that scripts can use but not
 * export. Names are hashed, and each record is authenticated together with its name, so that records cannot be swapped.
 * A browser without cryptography or IndexedDB stores nothing; the portal works without it.
 */
import { type BrowserDatabase, openDatabase } from './browserDatabase.ts';

/** `state`: the chosen office centre; `flags`: dismissed hints; `choices`: preferences; `draft`: unsaved input of a form. */
export type Kind = 'state' | 'flags' | 'choices' | 'draft';
interface Place {
  kind: Kind;
  /** UUID of the owner. Records of other people are never found. */
  person: string;
  /** Tells records of one kind apart. */
  item?: string;
}
interface Open {
  database: BrowserDatabase;
  key: CryptoKey;
}

async function open(): Promise<Open | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  try {
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const database = await openDatabase();
    return { database, key: await database.key(made) };
  } catch {
    return undefined;
  }
}
let opening: Promise<Open | undefined> | undefined;
const store = (): Promise<Open | undefined> => {
  opening ??= open();
  return opening;
};

const bytes = (text: string) => new TextEncoder().encode(text);
async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
const nameOf = async ({ kind, person, item }: Place): Promise<string> =>
  `${kind}/${await hashOf(person)}/${item === undefined ? '' : await hashOf(item)}`;

/** Stores a JSON value. Resolves once it is stored, and also when it cannot be. */
export async function saveEncrypted(place: Place, value: unknown): Promise<void> {
  const opened = await store();
  if (!opened) return;
  const name = await nameOf(place);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = { name: 'AES-GCM', iv, additionalData: bytes(name) };
  const data = await crypto.subtle.encrypt(cipher, opened.key, bytes(JSON.stringify(value)));
  await opened.database.put(name, { iv, data }).catch(() => undefined);
}

/** The stored value; undefined when there is none or this browser's key does not decrypt it. */
export async function readEncrypted<T>(place: Place): Promise<T | undefined> {
  const opened = await store();
  if (!opened) return undefined;
  const name = await nameOf(place);
  try {
    const record = await opened.database.get(name);
    if (!record) return undefined;
    const cipher = { name: 'AES-GCM', iv: record.iv, additionalData: bytes(name) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, opened.key, record.data))) as T;
  } catch {
    return undefined;
  }
}

/** Removes one record, or all of that kind and person when `item` is absent. */
export async function removeEncrypted(place: Place): Promise<void> {
  const opened = await store();
  await opened?.database.remove(await nameOf(place)).catch(() => undefined);
}
