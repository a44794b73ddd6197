/** The spec's page paths, filled in: links and redirects all come from here. */
import type { Identifier } from 'ra-core';
import type { Entity, Pages } from '#schemas/kernel/entity.ts';
import { fillPath, paramsOf } from '#schemas/kernel/path.ts';

/** `/parking/carparks/:id` and 4 as `/parking/carparks/4`. */
export const fillPage = (path: string, id: Identifier = ''): string =>
  fillPath(path, Object.fromEntries(paramsOf(path).map((name) => [name, id])));

/** The path of a page, or undefined when the entity does not have it. */
export function pagePath(entity: Pick<Entity, 'pages'>, page: keyof Pages, id?: Identifier): string | undefined {
  const path = entity.pages[page];
  return path === undefined ? undefined : fillPage(path, id);
}

/** Where a record opens: its own page, or its form when it has no page. */
export const recordPath = (entity: Pick<Entity, 'pages'>, id: Identifier): string | undefined =>
  pagePath(entity, 'show', id) ?? pagePath(entity, 'edit', id);
