/** /parking/season-parking/calendar: which season parkings run in a month, by car park. The address holds month and car park. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { MonthFrame } from '#resources/generate/calendar/MonthFrame.tsx';
import { useMonthParam } from '#resources/generate/calendar/useMonthParam.ts';
import { useChoices } from '#resources/generate/kinds/useChoices.ts';
import { recordPath } from '#resources/generate/pagePath.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useRecordName } from '#resources/generate/useRecordName.ts';
import { useWords } from '#resources/generate/words.ts';
import { chunk } from '#src/kit/chunk.ts';
import { Dropdown } from '#src/kit/Dropdown.tsx';
import { EmptyState } from '#src/kit/EmptyState.tsx';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/Skeletons.tsx';
import { MonthList } from './MonthList.tsx';
import { MAX_SHOWN, useMonth } from './useMonth.ts';
import { useStatusWord } from './useStatusWord.ts';

const MonthGrid = lazy(() => chunk(import('#resources/generate/calendar/MonthGrid.tsx')));

export default function ParkingCalendar() {
  const entity = useEntity('season-parking-applications');
  const translate = useTranslate();
  const words = useWords(entity);
  const nameOf = useRecordName(entity);
  const statusOf = useStatusWord(entity);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { today, asked, month, change } = useMonthParam();
  const carPark = Number(asked.get('carPark')) || undefined;
  const { choices } = useChoices({ to: 'car-parks', search: '', pick: undefined, enabled: true });
  const { data, error, refetch } = useMonth(entity, month, carPark);
  const label = (name: string) => translate(`resources.season-parking-applications.calendar.${name}`);
  return (
    <>
      <ScreenHeader />
      <MonthFrame
        month={month}
        today={today}
        labels={{ previous: label('previous'), next: label('next') }}
        onMonth={(to) => change({ month: to })}
        aside={
          <Box sx={{ ml: { sm: 'auto' }, maxWidth: '100%' }}>
            <Dropdown
              label={words.field('carPark')}
              value={carPark ? String(carPark) : ''}
              options={choices.map(({ id, label }) => ({ value: String(id), label }))}
              placeholder={label('all')}
              onChange={(id) => change({ carPark: id })}
            />
          </Box>
        }
      >
        {data?.isCapped && (
          <Alert severity="info" sx={{ m: 2 }}>
            {translate('resources.season-parking-applications.calendar.capped', { count: MAX_SHOWN })}
          </Alert>
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <TableSkeleton />
        ) : data.rows.length === 0 ? (
          <EmptyState hint={label('none')} />
        ) : isPhone ? (
          <MonthList entity={entity} rows={data.rows} />
        ) : (
          <Suspense fallback={<TableSkeleton />}>
            <MonthGrid
              month={month}
              today={today}
              entries={data.rows.map((row) => {
                const { tone, word } = statusOf(row);
                const text = `${word} · ${nameOf(row)}`;
                const [first, last] = [row.commencementDate, row.lastDay];
                return { id: row.id, text, first, last, to: recordPath(entity, row.id), tone };
              })}
            />
          </Suspense>
        )}
      </MonthFrame>
    </>
  );
}
