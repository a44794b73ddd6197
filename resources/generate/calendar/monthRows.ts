/** The records of a month, by the list's own call, page by page. */
import type { RaRecord, SortPayload } from 'ra-core';
import type { useAtrium } from '#resources/generate/useAtrium.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';

/** More than this fills no readable calendar. */
export const MAX_SHOWN = 500;

export interface MonthRows<Row> {
  rows: Row[];
  /** There are more than are shown. */
  isCapped: boolean;
}
interface Asked<Read, Row> {
  filter: Record<string, unknown>;
  sort: SortPayload;
  /** What is shown of a page of the list: some of its records, perhaps with more facts. */
  shown: (read: Read[]) => Row[];
}

/** @throws what the data provider throws when the list cannot be read */
export async function monthRows<Read extends RaRecord, Row>(
  provider: ReturnType<typeof useAtrium>,
  entity: Entity,
  { filter, sort, shown }: Asked<Read, Row>,
): Promise<MonthRows<Row>> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await provider.getList<Read>(entity.name, { pagination: { page, perPage: MAX_LIMIT }, sort, filter });
    rows.push(...shown(data));
    if (data.length < MAX_LIMIT) return { rows: rows.slice(0, MAX_SHOWN), isCapped: rows.length > MAX_SHOWN };
    if (rows.length >= MAX_SHOWN) return { rows: rows.slice(0, MAX_SHOWN), isCapped: true };
  }
}
