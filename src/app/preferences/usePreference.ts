import { useCallback, useSyncExternalStore } from 'react';
import { preference, setPreference, watchPreferences } from './preferences.ts';

/**
 * A preference of the person, shared by all browsers: `usePreference('recent.pages', [])`. Returns the value, or the fallback
 * until one is set, and its setter. Values are JSON, at most 16 kB.
 */
export function usePreference<T>(key: string, fallback: T): [T, (value: T | undefined) => void] {
  const value = useSyncExternalStore(watchPreferences, () => preference(key));
  return [value === undefined ? fallback : (value as T), useCallback((next) => setPreference(key, next), [key])];
}
