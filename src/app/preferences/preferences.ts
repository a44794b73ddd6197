/**
 * What the person has chosen in the portal, the same in every browser: the server keeps it, this tab holds it, and a copy in
 * the browser's vault lets the next start draw it at once. A choice holds immediately and is sent a moment later.
 */
import { keep as keepInVault, kept as keptInVault } from '#authProvider/vault.ts';
import { isPreferenceKey } from '#schemas/kernel/preference.ts';
import { loadAll, saveOne } from './preferenceCalls.ts';

type Values = Readonly<Record<string, unknown>>;
interface Copy {
  values: Values;
  /** Keys that the server has not been told of. */
  unsaved: readonly string[];
}

/** A slider that is dragged is saved when it rests. */
export const SAVE_AFTER_MS = 800;
/** Nothing kept here, as in a new browser: so long the first drawing waits for the server. */
const PATIENCE_MS = 800;
/** When the server was out of reach. */
const AGAIN_MS = 30_000;

let person = '';
let values: Values = {};
const unsaved = new Set<string>();
/** Chosen since the server was asked: its answer may be older than that. */
const chosenSince = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const placeOf = (of: string) => ({ kind: 'choices', person: of, item: 'preferences' }) as const;
const tellAll = () => {
  for (const listener of listeners) listener();
};
const copy = () => void keepInVault(placeOf(person), { values, unsaved: [...unsaved] } satisfies Copy);

/** The value that was chosen; undefined when nothing was. The same object until it changes. */
export const preference = (key: string): unknown => values[key];

/** All that was chosen. */
export const preferences = (): Values => values;

export function watchPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function save(key: string): Promise<void> {
  timers.delete(key);
  const sent = values[key];
  const outcome = await saveOne(key, sent ?? null);
  // Chosen again meanwhile: that is on its way by itself.
  if (values[key] !== sent || timers.has(key)) return;
  if (outcome === 'later')
    timers.set(
      key,
      setTimeout(() => void save(key), AGAIN_MS),
    );
  else {
    unsaved.delete(key);
    copy();
  }
}

/** Chooses a value: it holds at once. Undefined goes back to what is usual. Throws for a key that cannot be one. */
export function setPreference(key: string, value: unknown): void {
  if (!isPreferenceKey(key)) throw new Error(`'${key}' is no name of a preference`);
  if (JSON.stringify(values[key]) === JSON.stringify(value)) return;
  const { [key]: _, ...others } = values;
  values = value === undefined ? others : { ...others, [key]: value };
  unsaved.add(key);
  chosenSince.add(key);
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void save(key), SAVE_AFTER_MS),
  );
  copy();
  tellAll();
}

/** Sends at once what waits, for a page that is being left. */
export function savePreferencesNow(): void {
  for (const [key, timer] of timers) {
    clearTimeout(timer);
    void save(key);
  }
}

/** The server's word, except where this browser has something newer to say. */
function takeOver(fromServer: Values): void {
  const newer = new Set([...unsaved, ...chosenSince]);
  const mine = Object.fromEntries([...newer].filter((key) => key in values).map((key) => [key, values[key]]));
  const next = { ...Object.fromEntries(Object.entries(fromServer).filter(([key]) => !newer.has(key))), ...mine };
  // What is the same stays the same object, so that nothing is drawn anew without need.
  const same = (key: string) => JSON.stringify(values[key]) === JSON.stringify(next[key]);
  values = Object.fromEntries(Object.entries(next).map(([key, value]) => [key, same(key) ? values[key] : value]));
  copy();
  tellAll();
}

/**
 * Gets to know what this person has chosen. Resolves when there is enough to draw by: at once where the browser remembers,
 * else when the server has answered, or after 800 ms.
 */
export async function startPreferences(uuid: string): Promise<void> {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  unsaved.clear();
  chosenSince.clear();
  person = uuid;
  values = {};
  const loading = loadAll()
    .then((fromServer) => {
      if (fromServer && person === uuid) takeOver(fromServer);
    })
    .catch(() => undefined);
  const remembered = await keptInVault<Copy>(placeOf(uuid)).catch(() => undefined);
  if (!remembered) {
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return;
  }
  const fresh = values;
  values = { ...remembered.values, ...fresh };
  for (const key of remembered.unsaved) {
    unsaved.add(key);
    timers.set(
      key,
      setTimeout(() => void save(key), SAVE_AFTER_MS),
    );
  }
  tellAll();
}
