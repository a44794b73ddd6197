/** What a person has put away for good or for today, such as the face-recognition guideline; kept encrypted (000 §9). */
import { currentSession } from './sessionStore.ts';

/** `passwordBanner` holds the day on which it was closed; the others `yes`. */
export type Flag = `guideline:${string}` | 'passwordBanner' | 'plans' | `feature:${string}`;
type Flags = Partial<Record<Flag, string>>;

const vault = () => import('./vault.ts');
const listeners = new Set<() => void>();
let flags: Flags = {};
/** Whose flags these are. */
let owner: string | undefined;

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Loads the flags of the signed-in person. */
async function load(): Promise<void> {
  const person = currentSession()?.userUuid;
  if (!person || owner === person) return;
  const read = await (await vault()).kept<Flags>({ kind: 'flags', person });
  if (currentSession()?.userUuid !== person) return;
  owner = person;
  flags = { ...read };
  tellAll();
}

/** The flag's value, `null` when it is not set, undefined while that is not known yet. */
export const flag = (name: Flag): string | null | undefined =>
  owner !== undefined && owner === currentSession()?.userUuid ? (flags[name] ?? null) : undefined;

export async function setFlag(name: Flag, value: string): Promise<void> {
  const person = currentSession()?.userUuid;
  if (!person) return;
  await load();
  flags = { ...flags, [name]: value };
  // What has gone from the screen must not be back after a reload: it goes when it is kept.
  try {
    await (await vault()).keep({ kind: 'flags', person }, flags);
  } finally {
    tellAll();
  }
}

/** Calls back when a flag changes; the first one to watch has them loaded. */
export function watchFlags(listener: () => void): () => void {
  listeners.add(listener);
  void load();
  return () => listeners.delete(listener);
}
