/** Search, filters, rows and paging of a list: on a list page, or embedded in the page of another record. */
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, type ListControllerResult, useListContext } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity.ts';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/Skeletons.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type Column, shownColumns, useColumns } from './columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useListSettings } from './listSettings.ts';
import { NoRows } from './NoRows.tsx';
import { Pager } from './Pager.tsx';
import { orderObstacle } from './reorder.ts';
import { useShownRows } from './useShownRows.ts';

/** Nobody prints before the rows are there. */
const PrintRows = lazy(() => import('./PrintRows.tsx'));
const ReorderRows = lazy(() => import('./ReorderRows.tsx'));

interface Props {
  entity: Entity;
  /** The id under which status tabs know the rows. */
  panel?: string;
  /** Fixed columns of an embedded list, which has no toolbar. */
  columns?: readonly Column[];
}

export function ListBody({ entity, panel, columns }: Props) {
  const { all, chosen } = useColumns(entity);
  const [{ density = 'comfortable' }] = useListSettings(entity);
  const [isOrdering, setOrdering] = useState(false);
  const caption = useId();
  const list = useListContext();
  const { data, isPending, isFetching, isPlaceholderData, error, refetch, total } = list;
  const [printed, setPrinted] = useState<ListControllerResult>();
  const { filter, sort } = useShownRows();
  const phone = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const shown = columns ?? shownColumns(all, chosen);
  // Whoever sorts or filters meanwhile sees rows between which nothing can be put.
  const orders = isOrdering && !orderObstacle(entity, filter, sort);

  return (
    <Box id={panel} role={panel ? 'tabpanel' : undefined} aria-labelledby={panel ? caption : undefined}>
      {!columns && <ListToolbar entity={entity} captionId={caption} isOrdering={orders} onOrder={setOrdering} />}
      {!orders && <BulkBar entity={entity} />}
      <Box sx={{ position: 'relative' }} aria-busy={isFetching}>
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
          <Box data-rows sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity .12s' }}>
            <ListContextProvider value={printed ?? list}>
              {orders ? (
                <Suspense fallback={<TableSkeleton />}>
                  <ReorderRows entity={entity} columns={shown} />
                </Suspense>
              ) : phone ? (
                <ListCards entity={entity} columns={shown} plain={Boolean(columns)} />
              ) : (
                <ListTable entity={entity} columns={shown} density={columns ? 'comfortable' : density} plain={Boolean(columns)} />
              )}
            </ListContextProvider>
            <Suspense fallback={null}>
              <PrintRows printed={printed} onPrinted={setPrinted} />
            </Suspense>
          </Box>
        )}
      </Box>
      <Pager entity={entity} />
    </Box>
  );
}
