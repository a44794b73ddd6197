/** The spec's page paths, filled in: links and redirects all come from here. */

import type { Identifier } from 'ra-core';
import { fillPage } from '#schemas/kernel/calls/path.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Pages } from '#schemas/kernel/entity/pages.ts';

export { fillPage };

/** The path of a page, or undefined when the entity does not have it. */
export function pagePath(
  entity: Pick<Entity, 'pages'>,
  page: keyof Pages,
  id?: Identifier,
  above?: Identifier,
): string | undefined {
  const path = entity.pages[page];
  return path === undefined ? undefined : fillPage(path, id, above);
}

/** Where a record opens: its own page, or its form when it has no page. */
export const recordPath = (entity: Pick<Entity, 'pages'>, id: Identifier, above?: Identifier): string | undefined =>
  pagePath(entity, 'show', id, above) ?? pagePath(entity, 'edit', id, above);

/** The key of the record that a row stands below, for its address. */
export const keyAbove = ({ api }: Pick<Entity, 'api'>, row: Readonly<Record<string, unknown>>): string | undefined =>
  (row[aboveNames(api.under)[0] ?? ''] as { uuid?: string } | null | undefined)?.uuid;
