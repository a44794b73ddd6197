/** Search, filters, rows and paging of a list: on a list page, or embedded in the page of another record. */
import '../list.css';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, type ListControllerResult, useListContext } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import type { Column } from '../../columns.ts';
import type { Outcome } from '../bulk/BulkOutcome.tsx';
import { shownColumns, useColumns } from '../columns/chosenColumns.ts';
import { useListSettings } from '../columns/listSettings.ts';
import { Pager } from '../paging/Pager.tsx';
import { orderObstacle } from '../reorder/reorder.ts';
import { ListToolbar } from '../toolbar/ListToolbar.tsx';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { NoRows } from './NoRows.tsx';
import { choosesRows } from './rowActions.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { type PathOf, useRowPaths } from './useRowPaths.ts';
import { useShownRows } from './useShownRows.ts';

/** Printing waits until the rows are loaded. */
const PrintRows = latePart(() => import('./PrintRows.tsx'));
const BulkBar = latePart(() => import('../bulk/BulkBar.tsx'));
const BulkOutcome = latePart(() => import('../bulk/BulkOutcome.tsx'));
const ReorderRows = latePart(() => import('../reorder/ReorderRows.tsx'));

interface Props {
  entity: Entity;
  /** The id under which status tabs know the rows. */
  panel?: string;
  /** Fixed columns of an embedded list, which has no toolbar. */
  columns?: readonly Column[];
  /** What its rows open instead of themselves. */
  opens?: Tab['opens'];
  /** The addresses of rows that have no page of their own. */
  pathOf?: PathOf;
}

export function ListBody({ entity, panel, columns, opens, pathOf: given }: Props) {
  const { all, chosen } = useColumns(entity);
  const [{ density = 'comfortable' }] = useListSettings(entity);
  const [isOrdering, setOrdering] = useState(false);
  const caption = useId();
  const list = useListContext();
  const { data, isPending, isFetching, isPlaceholderData, error, refetch, total, selectedIds } = list;
  const [printed, setPrinted] = useState<ListControllerResult>();
  const session = useSession();
  const { filter, sort } = useShownRows();
  const own = useRowPaths(entity, opens);
  const pathOf = given ?? own;
  const rows = useReturnFocus(Boolean(data?.length) && !isPlaceholderData && !columns);
  // Sorted or filtered rows cannot be reordered: sorting and filtering end it.
  const orders = isOrdering && !orderObstacle(entity, filter, sort);
  const isChoosing = !columns && !orders && choosesRows(entity, session) && data?.some(({ id }) => selectedIds.includes(id));
  const [outcome, setOutcome] = useState<Outcome>();
  const phone = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const shown = columns ?? shownColumns(all, chosen);

  return (
    <div {...(panel && { id: panel, role: 'tabpanel', 'aria-labelledby': caption })}>
      {!columns && (
        <ListToolbar
          entity={entity}
          captionId={caption}
          isOrdering={orders}
          onOrder={setOrdering}
          bulk={
            isChoosing && (
              <Suspense fallback={null}>
                <BulkBar entity={entity} onOutcome={setOutcome} />
              </Suspense>
            )
          }
        />
      )}
      {outcome && (
        <Suspense fallback={null}>
          <BulkOutcome outcome={outcome} onClose={() => setOutcome(undefined)} />
        </Suspense>
      )}
      <div className="at-list-rows" aria-busy={isFetching}>
        {isFetching && !isPending && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 3 }} />
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <TableSkeleton />
        ) : total === 0 || !data?.length ? (
          <NoRows entity={entity} />
        ) : (
          <div ref={rows} data-rows={isPlaceholderData ? 'old' : ''}>
            <ListContextProvider value={printed ?? list}>
              {orders ? (
                <Suspense fallback={<TableSkeleton />}>
                  <ReorderRows entity={entity} columns={shown} />
                </Suspense>
              ) : phone ? (
                <ListCards entity={entity} columns={shown} pathOf={pathOf} plain={Boolean(columns)} />
              ) : (
                <ListTable
                  entity={entity}
                  columns={shown}
                  pathOf={pathOf}
                  density={columns ? 'comfortable' : density}
                  plain={Boolean(columns)}
                />
              )}
            </ListContextProvider>
            <Suspense fallback={null}>
              <PrintRows printed={printed} onPrinted={setPrinted} />
            </Suspense>
          </div>
        )}
      </div>
      <Pager entity={entity} />
    </div>
  );
}
