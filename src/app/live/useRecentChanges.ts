import { useSyncExternalStore } from 'react';
import { highlightedRows, type NewerVersion, newerVersionOf, watchChanges } from './recentChanges.ts';

/** Ids of the rows that somebody else has just changed. */
export const useHighlightedRows = (entity: string): ReadonlySet<number> =>
  useSyncExternalStore(watchChanges, () => highlightedRows(entity));

/** A change of the record newer than the shown version; undefined when the shown one is the latest. */
export function useNewerVersion(entity: string, id: number, version: number): NewerVersion | undefined {
  const newer = useSyncExternalStore(watchChanges, () => newerVersionOf(entity, id));
  return newer && (newer.kind === 'delete' || newer.version > version) ? newer : undefined;
}
