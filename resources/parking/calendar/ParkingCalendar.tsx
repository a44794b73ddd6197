/** /parking/season-parking/calendar: which season parkings run in a month, by car park. The address holds month and car park. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { formatDate } from '#i18n/dateFormats.ts';
import { useChoices } from '#resources/generate/kinds/useChoices.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import { chunk } from '#src/kit/chunk.ts';
import { Dropdown } from '#src/kit/Dropdown.tsx';
import { EmptyState } from '#src/kit/EmptyState.tsx';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/Skeletons.tsx';
import { MonthList } from './MonthList.tsx';
import { addMonths, daysOf, readMonth } from './month.ts';
import { MAX_SHOWN, useMonth } from './useMonth.ts';

const MonthGrid = lazy(() => chunk(import('./MonthGrid.tsx')));

export default function ParkingCalendar() {
  const entity = useEntity('season-parking-applications');
  const translate = useTranslate();
  const locale = useLocale();
  const words = useWords(entity);
  const { today } = useSession();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [asked, setAsked] = useSearchParams();
  const month = readMonth(asked.get('month'), today);
  const carPark = Number(asked.get('carPark')) || undefined;
  const { choices } = useChoices({ to: 'car-parks', search: '', pick: undefined, enabled: true });
  const { data, error, refetch } = useMonth(entity, month, carPark);
  const change = (what: Record<string, string>) =>
    setAsked(
      (before) => new URLSearchParams([...Object.entries({ ...Object.fromEntries(before), ...what })].filter(([, text]) => text)),
    );
  const label = (name: string) => translate(`resources.season-parking-applications.calendar.${name}`);
  const go = (to: string) => change({ month: to });
  return (
    <>
      <ScreenHeader />
      <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
        <Box sx={bar}>
          <IconButton aria-label={label('previous')} title={label('previous')} onClick={() => go(addMonths(month, -1))}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={label('next')} title={label('next')} onClick={() => go(addMonths(month, 1))}>
            <ChevronRight />
          </IconButton>
          <Button variant="outlined" color="inherit" onClick={() => go(today.slice(0, 7))}>
            {translate('dates.today')}
          </Button>
          <Typography component="h2" variant="h2" aria-live="polite" sx={{ mx: 1 }}>
            {formatDate(daysOf(month).first, locale, 'month')}
          </Typography>
          <Box sx={{ ml: { sm: 'auto' }, maxWidth: '100%' }}>
            <Dropdown
              label={words.field('carPark')}
              value={carPark ? String(carPark) : ''}
              options={choices.map(({ id, label }) => ({ value: String(id), label }))}
              placeholder={label('all')}
              onChange={(id) => change({ carPark: id })}
            />
          </Box>
        </Box>
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
            <MonthGrid entity={entity} month={month} today={today} rows={data.rows} />
          </Suspense>
        )}
      </Box>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  borderBottom: '1px solid var(--at-line)',
};
