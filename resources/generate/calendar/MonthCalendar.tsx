/** A page that shows the records of a month: a grid of weeks, on a phone lines. The address holds the month. */
import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import type { Entry } from './longEntries.ts';
import { MonthFrame } from './MonthFrame.tsx';

import { type Line, MonthLines } from './MonthLines.tsx';
import { MAX_SHOWN, type MonthRows } from './monthRows.ts';
import type { MonthParam } from './useMonthParam.ts';

const MonthGrid = latePart(() => import('./MonthGrid.tsx'));

interface Props<Row extends RaRecord> {
  entity: Entity;
  /** What the lines are called. */
  name: string;
  param: MonthParam;
  /** The records of the month. */
  query: { data: MonthRows<Row> | undefined; error: Error | null; refetch: () => unknown };
  /** A record as a line on a phone. */
  lineOf: (row: Row) => Line;
  /** A record as a bar in the grid. */
  entryOf: (row: Row) => Omit<Entry, 'id' | 'to'>;
  /** Filters, at the end of the bar. */
  aside?: ReactNode;
}

/** Its texts are `resources.<entity>.calendar`: previous, next, none, capped. */
export function MonthCalendar<Row extends RaRecord>({ entity, name, param, query, lineOf, entryOf, aside }: Props<Row>) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { today, month, change } = param;
  const { data, error, refetch } = query;
  const label = (name: string) => translate(`resources.${entity.name}.calendar.${name}`, { count: MAX_SHOWN });
  return (
    <>
      <ScreenHeader />
      <MonthFrame
        month={month}
        today={today}
        labels={{ previous: label('previous'), next: label('next') }}
        onMonth={(to) => change({ month: to })}
        aside={aside}
      >
        {data?.isCapped && (
          <Alert severity="info" sx={{ m: 2 }}>
            {label('capped')}
          </Alert>
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <TableSkeleton />
        ) : data.rows.length === 0 ? (
          <EmptyState hint={label('none')} />
        ) : isPhone ? (
          <MonthLines entity={entity} label={name} rows={data.rows} lineOf={lineOf} />
        ) : (
          <Suspense fallback={<TableSkeleton />}>
            <MonthGrid
              month={month}
              today={today}
              entries={data.rows.map((row) => ({ ...entryOf(row), id: row.id, to: lineOf(row).to }))}
            />
          </Suspense>
        )}
      </MonthFrame>
    </>
  );
}
