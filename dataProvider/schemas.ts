/** The schemas in the portal: an area's chunk is loaded when a page or a reference first needs one of its entities. */
import { manifest } from 'virtual:atrium/manifest';
import type { Entity } from '#schemas/kernel/entity.ts';
import { areas } from '#schemas/lazy.ts';

const loading = new Map<string, Promise<Entity>>();

async function load(name: string): Promise<Entity> {
  const area = manifest.entities.find((entry) => entry.name === name)?.area;
  const found = area ? (await areas[area]?.())?.entities.find((entity) => entity.name === name) : undefined;
  if (!found) throw new Error(`there is no entity '${name}'`);
  return found;
}

/** The entity of that name; the same promise every time, so that `use` can wait for it. */
export function loadEntity(name: string): Promise<Entity> {
  let promise = loading.get(name);
  if (!promise) {
    promise = load(name);
    loading.set(name, promise);
    // A chunk that failed to load is fetched again next time.
    promise.catch(() => loading.delete(name));
  }
  return promise;
}
