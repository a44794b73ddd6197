import { manifest } from 'virtual:atrium/manifest';
import type { Identifier } from 'ra-core';
import { recordPath } from '#resources/generate/pagePath.ts';

/** Where a record opens; undefined for one that has no page. */
export function recordPage(entity: string, id: Identifier): string | undefined {
  const entry = manifest.entities.find(({ name }) => name === entity);
  return entry && recordPath(entry, id);
}
