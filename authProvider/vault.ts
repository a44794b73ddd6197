/**
 * What is kept in the browser about a person's work (000 §3, §9), encrypted: AES-GCM under a key that no script can take
 * out of the browser. Names are hashed, and each record is bound to its name, so that one cannot be passed off as another.
 * Where the browser offers no cryptography or no database, nothing is kept, and the portal works all the same.
 */
import { openShelf, type Shelf } from './shelf.ts';

/** `state`: where the person works; `flags` and `choices`: what they chose; `draft`: what they had typed. */
export type Kind = 'state' | 'flags' | 'choices' | 'draft';
interface Place {
  kind: Kind;
  /** Whose it is: the person's uuid. Nobody else's is ever found. */
  person: string;
  /** What it is, among the things of that kind. */
  item?: string;
}
interface Open {
  shelf: Shelf;
  key: CryptoKey;
}

async function open(): Promise<Open | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  try {
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const shelf = await openShelf();
    return { shelf, key: await shelf.key(made) };
  } catch {
    return undefined;
  }
}
let opening: Promise<Open | undefined> | undefined;
const vault = (): Promise<Open | undefined> => {
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

/** Keeps a value (anything that JSON holds); resolves when it is stored, or when it cannot be. */
export async function keep(place: Place, value: unknown): Promise<void> {
  const opened = await vault();
  if (!opened) return;
  const name = await nameOf(place);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = { name: 'AES-GCM', iv, additionalData: bytes(name) };
  const data = await crypto.subtle.encrypt(cipher, opened.key, bytes(JSON.stringify(value)));
  await opened.shelf.put(name, { iv, data }).catch(() => undefined);
}

/** What was kept there; undefined for nothing, and for what this browser's key does not open. */
export async function kept<T>(place: Place): Promise<T | undefined> {
  const opened = await vault();
  if (!opened) return undefined;
  const name = await nameOf(place);
  try {
    const record = await opened.shelf.get(name);
    if (!record) return undefined;
    const cipher = { name: 'AES-GCM', iv: record.iv, additionalData: bytes(name) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, opened.key, record.data))) as T;
  } catch {
    return undefined;
  }
}

/** Forgets one thing, or everything of that kind and person when no `item` is named. */
export async function forget(place: Place): Promise<void> {
  const opened = await vault();
  await opened?.shelf.remove(await nameOf(place)).catch(() => undefined);
}
