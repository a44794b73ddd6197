import { useSyncExternalStore } from 'react';
import { marksOf, type Newer, newerOf, watchMarks } from './marks.ts';

/** Numbers of the rows that somebody else has changed a moment ago. */
export const useMarks = (entity: string): ReadonlySet<number> => useSyncExternalStore(watchMarks, () => marksOf(entity));

/** What is known of a record beyond the version that is shown; undefined when that is the latest. */
export function useNewer(entity: string, id: number, version: number): Newer | undefined {
  const newer = useSyncExternalStore(watchMarks, () => newerOf(entity, id));
  return newer && (newer.kind === 'delete' || newer.version > version) ? newer : undefined;
}
