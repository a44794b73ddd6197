/** /events/calendar: the sessions of a month. The address holds the month. */
import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { MonthFrame } from '#resources/generate/calendar/MonthFrame.tsx';
import { useMonthParam } from '#resources/generate/calendar/useMonthParam.ts';
import { keyAbove, recordPath } from '#resources/generate/pagePath.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { useEntity } from '#resources/generate/useEntity.ts';
import { toneOf } from '#schemas/kernel/field.ts';
import { chunk } from '#src/kit/chunk.ts';
import { formatTime } from '#src/kit/dateTime.ts';
import { EmptyState } from '#src/kit/EmptyState.tsx';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/Skeletons.tsx';
import { SessionList } from './SessionList.tsx';
import { MAX_SHOWN, useSessions } from './useSessions.ts';

const MonthGrid = lazy(() => chunk(import('#resources/generate/calendar/MonthGrid.tsx')));

export default function EventCalendar() {
  const entity = useEntity('activity-event-time-slots');
  const translate = useTranslate();
  const locale = useLocale();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { today, month, change } = useMonthParam();
  const { data, error, refetch } = useSessions(entity, month);
  const label = (name: string) => translate(`resources.activity-event-time-slots.calendar.${name}`, { count: MAX_SHOWN });
  return (
    <>
      <ScreenHeader />
      <MonthFrame
        month={month}
        today={today}
        labels={{ previous: label('previous'), next: label('next') }}
        onMonth={(to) => change({ month: to })}
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
          <SessionList entity={entity} rows={data.rows} />
        ) : (
          <Suspense fallback={<TableSkeleton />}>
            <MonthGrid
              month={month}
              today={today}
              entries={data.rows.map((row) => ({
                id: row.id,
                text: `${formatTime(row.startTime, locale)} ${row.sessionName} · ${row.activityEvent.label}`,
                first: row.sessionDate,
                last: row.sessionDate,
                to: recordPath(entity, row.id, keyAbove(entity, row)),
                tone: toneOf(entity.fields.status, row.status) ?? 'neutral',
              }))}
            />
          </Suspense>
        )}
      </MonthFrame>
    </>
  );
}
