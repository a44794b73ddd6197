/**
 * Where react-admin keeps choices: in memory, and as preferences for later visits and other browsers. Search terms are not
 * stored, because they may be personal data; the address holds them.
 */
import { memoryStore, type Store } from 'ra-core';
import { isPreferenceKey } from '#schemas/kernel/areas/preference.ts';
import { preferences, setPreference, watchPreferences } from '#src/app/preferences/preferences.ts';

const PREFIX = 'store.';
const isKept = (key: string): boolean =>
  key !== 'locale' && !/(listParams|selectedIds|storeKeys|chosenView)$/.test(key) && isPreferenceKey(PREFIX + key);

/** The preferences that are react-admin's, by its own keys. */
const keptChoices = (): [string, unknown][] =>
  Object.entries(preferences()).flatMap(([key, value]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value]] : []));

/**
 * Ready at once: react-admin's own store keeps what comes before its first drawing until after it. What stays the same is not
 * told: react-admin writes a list's state again for every address that names it, and all that know it would be drawn again.
 * @param locale the portal's own choice; react-admin's copy is set to it
 */
export function makeStore(locale: string): Store {
  const store = memoryStore({ ...Object.fromEntries(keptChoices()), locale });
  store.setup();
  const isSame = (key: string, value: unknown) => JSON.stringify(value) === JSON.stringify(store.getItem(key));
  watchPreferences(() => {
    for (const [key, value] of keptChoices()) if (!isSame(key, value)) store.setItem(key, value);
  });
  return {
    ...store,
    setup: () => undefined,
    setItem: (key, value) => {
      if (isSame(key, value)) return;
      store.setItem(key, value);
      if (isKept(key)) setPreference(PREFIX + key, value);
    },
  };
}
