import { useCallback, useSyncExternalStore } from 'react';
import { type Flag, flag, setFlag, watchFlags } from './flags.ts';

/** A flag of the signed-in person (undefined until it is known) and how to set it. */
export function useFlag(name: Flag): [string | null | undefined, (value: string) => void] {
  const value = useSyncExternalStore(watchFlags, () => flag(name));
  return [value, useCallback((next: string) => void setFlag(name, next), [name])];
}
