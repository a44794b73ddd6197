import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { ActionBar } from '../actions/ActionBar.tsx';
import type { Opened } from '../list/rows/useRowPaths.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import { tellsStatus } from '../show/factsOf.ts';
import { RecordContent } from '../show/RecordContent.tsx';
import { useRecordTitle } from '../useRecordTitle.ts';

/** The open record of a queue, with all that can be done with it. */
export function QueueRecord({ opened: { entity, id } }: { opened: Opened }) {
  const { data: record, error, refetch } = useGetOne(entity.name, { id }, { retry: false });
  const titleOf = useRecordTitle();
  const [tab, setTab] = useState('details');
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = record !== undefined;
  useEffect(() => {
    // The button that had the focus is gone, so the focus moves to the new record.
    const { activeElement } = document;
    if (isThere && (!activeElement || activeElement === document.body)) title.current?.focus();
  }, [isThere]);
  if (error && !record) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!record) return <SectionsSkeleton />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography ref={title} tabIndex={-1} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {titleOf(entity, record)}
        </Typography>
        {!tellsStatus(entity) && <RecordStatus entity={entity} record={record} />}
        <Box className="at-screen" sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <Suspense fallback={null}>
            <ActionBar entity={entity} record={record} />
          </Suspense>
        </Box>
      </Box>
      <RecordContent entity={entity} record={record} tab={tab} onTab={setTab} onRefresh={() => void refetch()} />
    </>
  );
}
