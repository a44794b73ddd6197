/** /aircon/week: when each AHU is extended in a week, by day. The address holds the week by its Monday. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { PlainDate } from '#src/kit/values/DateTime.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { type ScheduledRun, WeekTable } from './WeekTable.tsx';

const words = 'resources.aircon-extension-requests.week';
/** The Monday of the week of a day. */
const mondayOf = (date: string) => addDays(date, -((weekdayOf(dayNumber(date)) + 6) % 7));

export default function AirconWeek() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Week /> : <CentreNeeded />}
    </>
  );
}

function Week() {
  const session = useSession();
  const translate = useTranslate();
  const [asked, setAsked] = useSearchParams();
  const units = useEntity('ahu-units');
  const given = asked.get('week') ?? '';
  const monday = mondayOf(isDate(given) ? given : session.today);
  const sunday = addDays(monday, 6);
  const { path } = endpointPathOf(units, 'schedule', session, '');
  const { data, error, refetch } = useQuery({
    // Below the name of the runs, so that a change of one is seen.
    queryKey: ['aircon-extension-request-instances', 'week', monday],
    queryFn: async ({ signal }) => (await http<ScheduledRun[]>('GET', `${path}?from=${monday}&to=${sunday}`, { signal })).data,
    staleTime: 0,
  });
  const go = (week: string) => setAsked({ week });
  const arrow = (name: 'previous' | 'next', days: number, icon: ReactNode) => (
    <IconButton aria-label={translate(`${words}.${name}`)} onClick={() => go(addDays(monday, days))}>
      {icon}
    </IconButton>
  );
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5 }}>
        {arrow('previous', -7, <ChevronLeft />)}
        {arrow('next', 7, <ChevronRight />)}
        <Button variant="outlined" color="inherit" onClick={() => go('')}>
          {translate('dates.today')}
        </Button>
        <Box component="h2" aria-live="polite" sx={{ m: 0, mx: 1, typography: 'h2' }}>
          <PlainDate value={monday} /> – <PlainDate value={sunday} />
        </Box>
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.length === 0 ? (
        <EmptyState hint={translate(`${words}.none`)} />
      ) : (
        <WeekTable monday={monday} today={session.today} runs={data} />
      )}
    </Box>
  );
}
