/** Hints that a person has dismissed, such as the face-recognition guideline; stored encrypted (000 §9). */
import { currentSession } from './sessionStore.ts';

/**
 * `passwordBanner` holds the day on which it was dismissed, `maintenance:<uuid>` the beginning of that maintenance; the others hold
 * `yes`.
 */
export type Flag = `guideline:${string}` | 'passwordBanner' | 'plans' | `maintenance:${string}` | `feature:${string}`;
type Flags = Partial<Record<Flag, string>>;

const encryptedStore = () => import('./encryptedStore.ts');
const listeners = new Set<() => void>();
let flags: Flags = {};
/** UUID of the person whose flags are loaded. */
let owner: string | undefined;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Loads the flags of the signed-in person. */
async function load(): Promise<void> {
  const person = currentSession()?.userUuid;
  if (!person || owner === person) return;
  const read = await (await encryptedStore()).readEncrypted<Flags>({ kind: 'flags', person });
  if (currentSession()?.userUuid !== person) return;
  owner = person;
  flags = { ...read };
  notify();
}

/** The flag's value, `null` when it is not set, undefined while it is loading. */
export const flag = (name: Flag): string | null | undefined =>
  owner !== undefined && owner === currentSession()?.userUuid ? (flags[name] ?? null) : undefined;

export async function setFlag(name: Flag, value: string): Promise<void> {
  const person = currentSession()?.userUuid;
  if (!person) return;
  await load();
  flags = { ...flags, [name]: value };
  // Subscribers learn of it once it is stored: a dismissed hint must not come back after a reload.
  try {
    await (await encryptedStore()).saveEncrypted({ kind: 'flags', person }, flags);
  } finally {
    notify();
  }
}

/** Calls back when a flag changes; the first subscriber triggers loading. */
export function watchFlags(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}
