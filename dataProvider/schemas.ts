/** The schemas in the portal: an area's chunk is loaded, with its words, when a page or a reference first needs one of its entities. */
import { manifest } from 'virtual:atrium/manifest';
import type { Entity } from '#schemas/kernel/entity.ts';
import { areas } from '#schemas/lazy.ts';
import { forUse } from './forUse.ts';

const loading = new Map<string, Promise<Entity>>();

let loadWords: (area: string) => Promise<void> = async () => undefined;
/** Set by the admin app's i18n provider: adds the words of an area to its catalogue. */
export const loadWordsBy = (how: (area: string) => Promise<void>): void => {
  loadWords = how;
};

async function load(name: string): Promise<Entity> {
  const area = manifest.entities.find((entry) => entry.name === name)?.area ?? '';
  const [schemas] = await Promise.all([areas[area]?.(), loadWords(area)]);
  const found = schemas?.entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`there is no entity '${name}'`);
  return found;
}

/** The entity of that name; the same promise every time, so that `use` can wait for it. */
export function loadEntity(name: string): Promise<Entity> {
  let promise = loading.get(name);
  if (!promise) {
    promise = forUse(load(name));
    loading.set(name, promise);
    // A chunk that failed to load is fetched again next time.
    promise.catch(() => loading.delete(name));
  }
  return promise;
}
