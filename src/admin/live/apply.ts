/** Applies live events to the screen: lists are refetched, changed rows highlighted, open pages notified. */
import type { QueryClient } from '@tanstack/react-query';
import { tellChangeOf, tellListening } from '#src/app/live/hearChanges.ts';
import { highlight, noteVersion } from '#src/app/live/recentChanges.ts';
import { NOTICES } from '../bell/useOwnNotices.ts';
import { TASKS } from '../tasks/useTasks.ts';
import { showsAnyOf } from '../today/key.ts';
import { countsAnyOf } from '../waiting/key.ts';
import type { Listener } from './connection.ts';
import { throttledBatch } from './throttle.ts';

/** Lists are refetched at most this often. */
export const REFETCH_MS = 2_000;
const SOON_MS = 150;

interface Change {
  entity: string;
  kind: 'create' | 'update' | 'delete';
  rows: readonly (readonly [number, number])[] | null;
  mine: boolean;
  /** What the server has answered already to a question that every portal would ask now. */
  news?: unknown;
}

const isChange = (data: unknown): data is Change =>
  typeof data === 'object' && data !== null && typeof (data as Change).entity === 'string';

/** Queries of an entity that show many records. The page of one record is never refetched while somebody works on it. */
const isList = (key: readonly unknown[], entities: ReadonlySet<string>): boolean =>
  entities.has(String(key[0])) && key[1] !== 'getOne' && key[1] !== 'savedViews';

interface Applied extends Listener {
  stop: () => void;
}

export function applyTo(client: QueryClient): Applied {
  const refetch = async (entities: ReadonlySet<string>) =>
    client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        isList(queryKey, entities) || countsAnyOf(queryKey, entities) || showsAnyOf(queryKey, state.data, entities),
    });
  const changes = throttledBatch<Change>(REFETCH_MS, SOON_MS, (all) => {
    void refetch(new Set(all.map(({ entity }) => entity))).then(() => {
      for (const { entity, rows, mine } of all)
        if (!mine)
          highlight(
            entity,
            (rows ?? []).map(([id]) => id),
          );
    });
  });
  const tasks = throttledBatch<unknown>(REFETCH_MS, SOON_MS, () => void client.invalidateQueries({ queryKey: TASKS }));
  const notices = throttledBatch<unknown>(REFETCH_MS, SOON_MS, () => void client.invalidateQueries({ queryKey: NOTICES }));

  return {
    hear: ({ event, data }) => {
      if (event === 'task') tasks.add(data);
      if (event === 'notice') notices.add(data);
      if (event !== 'change' || !isChange(data)) return;
      const { entity, kind, rows, mine, news } = data;
      if (kind !== 'create') for (const [id, version] of rows ?? []) noteVersion(entity, id, { version, kind, mine });
      tellChangeOf(entity, news);
      changes.add(data);
    },
    opened: tellListening,
    resumed: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'getOne', refetchType: 'active' }),
    stop: () => {
      changes.stop();
      tasks.stop();
      notices.stop();
    },
  };
}
