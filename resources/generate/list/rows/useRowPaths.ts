/** The links of a list's rows: to their own pages, or, in a tab that declares it, to the record that awaits a decision. */
import { type Identifier, type RaRecord, useGetList, useListContext } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { listFilters, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { keyAbove, recordPath } from '../../pagePath.ts';
import { useEntity } from '../../useEntity.ts';

export interface Opened {
  entity: Entity;
  id: Identifier;
}
export interface OpenedRows {
  openedBy: (row: RaRecord) => Opened;
  /** The dependent records are still loading. */
  isPending: boolean;
}

/** What each row of the page opens. Suspends until the schema of another entity is loaded. */
export function useOpened(entity: Entity, opens: Tab['opens']): OpenedRows {
  const { data = [] } = useListContext();
  const session = useSession();
  const other = useEntity(opens?.entity ?? entity.name);
  const by = opens?.by ?? '';
  const wire = opens ? wireKey(by, other.fields[by] as Field) : '';
  const param = listFilters(other).find((one) => one.field === by && one.operator === 'in')?.param ?? '';
  const ids = data.map((row) => row.recordId ?? row.id).sort();
  const isAsked = Boolean(opens) && ids.length > 0 && can(session, other, 'list');
  const { data: found, isPending } = useGetList(
    other.name,
    {
      pagination: { page: 1, perPage: MAX_LIMIT },
      sort: { field: 'id', order: 'ASC' },
      filter: opens && { ...whereFilter(other, opens.where, { today: session.today }), [param]: ids },
    },
    { enabled: isAsked, onError: () => undefined },
  );
  const byRow = new Map(opens ? found?.map((one) => [one[wire], one.id]) : []);
  const openedBy = (row: RaRecord): Opened => {
    const id = byRow.get(row.recordId ?? row.id);
    return id === undefined ? { entity, id: row.id } : { entity: other, id };
  };
  return { openedBy, isPending: isAsked && isPending };
}

export type PathOf = (row: RaRecord) => string | undefined;
export function useRowPaths(entity: Entity, opens: Tab['opens']): PathOf {
  const { openedBy } = useOpened(entity, opens);
  return (row) => {
    const opened = openedBy(row);
    return recordPath(opened.entity, opened.id, keyAbove(entity, row));
  };
}
