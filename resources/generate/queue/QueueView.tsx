/**
 * The work queue: the records of a list one after the other, the list beside the open one. A decision opens
 * the next record; records that others decide leave the list while the open record stays.
 */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useLocation, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { AfterAction } from '../actions/afterAction.ts';
import { shownColumns, useColumns } from '../list/columns/chosenColumns.ts';
import { noteOpened } from '../list/rows/useReturnFocus.ts';
import { type Opened, useOpened } from '../list/rows/useRowPaths.ts';
import { QueueBar } from './QueueBar.tsx';
import { QueueEnd } from './QueueEnd.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueRecord } from './QueueRecord.tsx';
import { useQueue } from './useQueue.ts';

export default function QueueView({ entity, opens }: { entity: Entity; opens: Tab['opens'] }) {
  const { error, data, refetch } = useListContext();
  const translate = useTranslate();
  const queue = useQueue();
  const { row, position } = queue;
  const { all, chosen } = useColumns(entity);
  const phone = useMediaQuery('(max-width: 900px)', { noSsr: true });
  const { pathname } = useLocation();
  const { openedBy, isPending } = useOpened(entity, opens);
  // A row that has left the list still shows what it opened.
  const kept = useRef<{ row: string; opened: Opened }>(undefined);
  if (row && !isPending && (position !== undefined || kept.current?.row !== String(row.id)))
    kept.current = { row: String(row.id), opened: openedBy(row) };
  const opened = row && kept.current?.row === String(row.id) ? kept.current.opened : undefined;
  const id = row?.id;
  useEffect(() => {
    if (id !== undefined) noteOpened(pathname, id);
  }, [id, pathname]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <QueueBar queue={queue} />
      <Box sx={{ display: 'grid', gridTemplateColumns: phone ? 'minmax(0, 1fr)' : '300px minmax(0, 1fr)', alignItems: 'start' }}>
        {!phone && <QueueList entity={entity} columns={shownColumns(all, chosen)} open={row} searchOf={queue.searchOf} />}
        <Box sx={{ p: { xs: 1.5, md: 2.5 }, minWidth: 0 }}>
          {queue.hasLeft && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate('lists.queue.hasLeft')}
            </Alert>
          )}
          {queue.isEnd ? (
            <QueueEnd queue={queue} />
          ) : opened ? (
            <AfterAction value={queue.decided}>
              <QueueRecord key={`${opened.entity.name} ${opened.id}`} opened={opened} />
            </AfterAction>
          ) : (
            <SectionsSkeleton />
          )}
        </Box>
      </Box>
    </>
  );
}
