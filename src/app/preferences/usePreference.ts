import { useCallback, useSyncExternalStore } from 'react';
import { preference, setPreference, watchPreferences } from './preferences.ts';

/**
 * A choice of the person that every browser knows: `usePreference('recent.pages', [])`. Gives the value, or the fallback
 * until one was chosen, and how to choose. The value is what the server kept: JSON, at most 16 kB.
 */
export function usePreference<T>(key: string, fallback: T): [T, (value: T | undefined) => void] {
  const value = useSyncExternalStore(watchPreferences, () => preference(key));
  return [value === undefined ? fallback : (value as T), useCallback((next) => setPreference(key, next), [key])];
}
