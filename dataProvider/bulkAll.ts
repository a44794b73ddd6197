/** An action on all that a filter finds: first what that is, then the order. */

import type { SortPayload } from 'ra-core';
import type { BulkPreview } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { filterQuery, rowsQuery } from '#schemas/kernel/lists/listCall.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { cleanBody } from './body.ts';
import type { Http } from './oneRecord.ts';
import { bulkPathOf } from './paths.ts';
import type { ListFilter } from './types.ts';

interface Wanted {
  action: string;
  filter: ListFilter;
}

export function bulkPreview(
  call: Http,
  entity: Entity,
  session: Session | null,
  { action, filter, sort, signal }: Wanted & { sort?: SortPayload; signal?: AbortSignal },
) {
  const { path } = bulkPathOf(entity, action, session);
  return call<BulkPreview>('GET', path, { query: rowsQuery(entity, { filter, sort }), signal });
}

export function bulkAll(
  call: Http,
  entity: Entity,
  session: Session | null,
  { action, filter, seen, data = {} }: Wanted & { seen: Pick<BulkPreview, 'count' | 'asOf'>; data?: Record<string, unknown> },
) {
  const { method, path } = bulkPathOf(entity, action, session);
  const { count, asOf } = seen;
  // Filters that are empty are none, as in the address of a list.
  const kept = Object.entries(filterQuery(entity, filter)).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return call<{ taskId: string }>(method, path, {
    body: { ...cleanBody(data), filter: Object.fromEntries(kept), count, asOf },
  });
}
