/**
 * The person's preferences, the same in every browser. The server stores them, this tab holds them in memory, and an encrypted
 * copy in the browser lets the next start use them at once. A change applies immediately and is saved a moment later.
 */
import { readEncrypted, saveEncrypted } from '#authProvider/encryptedStore.ts';
import { broughtPreferences } from '#authProvider/sessionStore.ts';
import { isPreferenceKey } from '#schemas/kernel/areas/preference.ts';
import { loadAll, saveOne } from './preferenceCalls.ts';

type Values = Readonly<Record<string, unknown>>;
interface Copy {
  values: Values;
  /** Keys that are not saved on the server yet. */
  unsaved: readonly string[];
}

/** Debounce: a dragged slider is saved once it rests. */
export const SAVE_AFTER_MS = 800;
/** Without a local copy, as in a new browser, the first render waits this long for the server. */
const FIRST_LOAD_WAIT_MS = 800;
/** Pause before saving again when the server was out of reach. */
const RETRY_MS = 30_000;

let person = '';
let values: Values = {};
const unsaved = new Set<string>();
/** Changed since the load began: the server's answer may be older. */
const chosenSince = new Set<string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const placeOf = (of: string) => ({ kind: 'choices', person: of, item: 'preferences' }) as const;
const notify = () => {
  for (const listener of listeners) listener();
};
const copy = () => void saveEncrypted(placeOf(person), { values, unsaved: [...unsaved] } satisfies Copy);

/** The value of a preference; undefined when none is set. Same object until it changes. */
export const preference = (key: string): unknown => values[key];

/** All preferences that are set. */
export const preferences = (): Values => values;

export function watchPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function save(key: string): Promise<void> {
  timers.delete(key);
  const sent = values[key];
  const outcome = await saveOne(key, sent ?? null);
  // Changed again meanwhile: that change has its own timer.
  if (values[key] !== sent || timers.has(key)) return;
  if (outcome === 'later')
    timers.set(
      key,
      setTimeout(() => void save(key), RETRY_MS),
    );
  else {
    unsaved.delete(key);
    copy();
  }
}

function saveSoon(key: string): void {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void save(key), SAVE_AFTER_MS),
  );
}

function withValue(key: string, value: unknown): Values {
  const { [key]: _, ...others } = values;
  return value === undefined ? others : { ...others, [key]: value };
}

/** Sets a value, effective at once; undefined resets it to the default. Throws for an invalid key. */
export function setPreference(key: string, value: unknown): void {
  if (!isPreferenceKey(key)) throw new Error(`'${key}' is no name of a preference`);
  if (JSON.stringify(values[key]) === JSON.stringify(value)) return;
  values = withValue(key, value);
  unsaved.add(key);
  chosenSince.add(key);
  saveSoon(key);
  copy();
  notify();
}

/** Saves pending changes at once, for a page that is being left. */
export function savePreferencesNow(): void {
  for (const [key, timer] of timers) {
    clearTimeout(timer);
    void save(key);
  }
}

/** Takes over the server's values, except those that were changed here since. */
function merge(fromServer: Values): void {
  const newer = new Set([...unsaved, ...chosenSince]);
  const mine = Object.fromEntries([...newer].filter((key) => key in values).map((key) => [key, values[key]]));
  const next = { ...Object.fromEntries(Object.entries(fromServer).filter(([key]) => !newer.has(key))), ...mine };
  // Equal values stay the same object, so that nothing renders again without need.
  const same = (key: string) => JSON.stringify(values[key]) === JSON.stringify(next[key]);
  values = Object.fromEntries(Object.entries(next).map(([key, value]) => [key, same(key) ? values[key] : value]));
  copy();
  notify();
}

/** Takes over the browser's copy, and sends soon what has not reached the server. */
function takeUp({ values: kept, unsaved: unsent }: Copy): void {
  values = { ...kept, ...values };
  for (const key of unsent) {
    if (!chosenSince.has(key)) values = withValue(key, kept[key]);
    unsaved.add(key);
    if (!timers.has(key)) saveSoon(key);
  }
  notify();
}

/**
 * Loads the preferences of this person. Resolves when there is enough to render: at once with those that came with the
 * page or with a local copy, else when the server has answered, or after 800 ms.
 */
export async function startPreferences(uuid: string): Promise<void> {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  unsaved.clear();
  chosenSince.clear();
  person = uuid;
  const brought = broughtPreferences();
  values = { ...brought };
  const remembered = readEncrypted<Copy>(placeOf(uuid)).catch(() => undefined);
  // The server's values may be there before the copy is read, and know nothing of what the copy has still to send.
  const loading = Promise.all([loadAll(), remembered.then((found) => found && person === uuid && takeUp(found))])
    .then(([fromServer]) => {
      if (fromServer && person === uuid) merge(fromServer);
    })
    .catch(() => undefined);
  if (!brought && !(await remembered))
    await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, FIRST_LOAD_WAIT_MS))]);
}
