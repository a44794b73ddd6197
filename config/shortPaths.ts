/**
 * The manifest as the entry chunk carries it: pages below the list of their entity begin with `~` in its place, and an entity without
 * other pages has none. It is three quarters of a kilobyte less in the first page of everybody.
 */
import type { Manifest } from '../schemas/kernel/areas/manifest.ts';

interface Short {
  pages: Record<string, string>;
  otherPages?: { path: string }[];
}

export function shortened(manifest: Manifest): object {
  const entities = manifest.entities.map(({ otherPages, ...entity }) => {
    const { list } = entity.pages;
    const short = (path: string) => (list && path.startsWith(`${list}/`) ? `~${path.slice(list.length)}` : path);
    const pages = Object.fromEntries(Object.entries(entity.pages).map(([view, path]) => [view, short(path)]));
    const others = otherPages.map((page) => ({ ...page, path: short(page.path) }));
    return { ...entity, pages, ...(others.length ? { otherPages: others } : {}) };
  });
  return { ...manifest, entities };
}

/** The inverse. Its text is carried along: it refers to nothing outside itself. */
export function lengthened(manifest: { entities: Short[] }): Manifest {
  for (const entity of manifest.entities) {
    const { list } = entity.pages;
    const long = (path: string) => (path[0] === '~' ? list + path.slice(1) : path);
    for (const view in entity.pages) entity.pages[view] = long(entity.pages[view] as string);
    entity.otherPages ??= [];
    for (const page of entity.otherPages) page.path = long(page.path);
  }
  return manifest as unknown as Manifest;
}
