/** The schemas in the portal: an area's chunk is loaded, with its words, when a page or a reference first needs one of its entities. */
import { manifest } from 'virtual:atrium/manifest';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { loadedOnce, there } from '#schemas/kernel/loadedOnce.ts';
import { areas } from '#schemas/lazy.ts';

/** By entity. */
const loaders = new Map<string, () => Promise<Entity>>();

let loadWords: (area: string) => Promise<void> = async () => undefined;
/** Set by the admin app's i18n provider: adds the words of an area to its catalogue. */
export const loadWordsBy = (how: (area: string) => Promise<void>): void => {
  loadWords = how;
};

/** Areas whose schemas and words are there. */
const loaded = new Map<string, readonly Entity[]>();

async function loadArea(area: string): Promise<readonly Entity[]> {
  const [schemas] = await Promise.all([areas[area]?.(), loadWords(area)]);
  const entities = schemas?.entities ?? [];
  loaded.set(area, entities);
  return entities;
}

function load(name: string): Promise<Entity> {
  const area = manifest.entities.find((entry) => entry.name === name)?.area ?? '';
  const inArea = (entities: readonly Entity[] = []) => entities.find((one) => one.name === name);
  const known = inArea(loaded.get(area));
  if (known) return there(known);
  return loadArea(area).then((entities) => {
    const entity = inArea(entities);
    if (!entity) throw new Error(`there is no entity '${name}'`);
    return entity;
  });
}

/** The entity of that name; the same promise every time, so that `use` can wait for it. */
export function loadEntity(name: string): Promise<Entity> {
  let loader = loaders.get(name);
  if (!loader) {
    loader = loadedOnce(() => load(name));
    loaders.set(name, loader);
  }
  return loader();
}
