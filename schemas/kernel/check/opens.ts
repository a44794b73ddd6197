/** The boot check of related lists whose rows open this record in an office centre (`opens.ts`). */

import { paramsOf } from '../calls/path.ts';
import type { Entity } from '../entity/entity.ts';
import type { Related } from '../entity/pages.ts';
import { isOneReference } from '../fields/field.ts';

const PARAMS = ['id', 'officeCentreId', 'officeCentreUuid'];

/** What is wrong with the `opens` of a related list. */
export function opensProblems(
  entity: Entity,
  { entity: related, opens }: Related,
  byName: ReadonlyMap<string, Entity>,
): string[] {
  if (!opens) return [];
  const opened = byName.get(opens.entity);
  const named = (holder: Entity | undefined) => {
    const field = holder?.fields[opens.centre];
    return field !== undefined && isOneReference(field) && field.embed?.includes('uuid');
  };
  const has = (path: string) => paramsOf(path).sort().join() === [...PARAMS].sort().join();
  return [
    ...(opened?.table === entity.table && opened.api.path.includes('{officeCentreId}')
      ? []
      : [`the related list ${related} opens '${opens.entity}', which has not these records below an office centre`]),
    ...(named(opened) && named(byName.get(related))
      ? []
      : [`the related list ${related} opens by '${opens.centre}', which is no office centre with its uuid`]),
    ...(has(opens.show) && has(opens.edit)
      ? []
      : [`the pages that the related list ${related} opens need ${PARAMS.join(', ')}, and nothing else`]),
  ];
}
