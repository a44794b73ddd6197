/** Codes that a call has just made and that nobody can read again: the frame shows them until the person closes them. */
import { useSyncExternalStore } from 'react';

export interface NewCode {
  label: string;
  value: string;
}

let told: readonly NewCode[] = [];
const listeners = new Set<() => void>();
/** Shows these codes; none closes what is shown. */
export function showNewCodes(codes: readonly NewCode[]): void {
  told = codes;
  for (const listener of listeners) listener();
}
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useNewCodes = (): readonly NewCode[] => useSyncExternalStore(watch, () => told);
