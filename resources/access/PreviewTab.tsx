/** What a schedule comes to in a week, in a tab of its page: by the clock of the building, as the decision takes it. */
import Back from '@mui/icons-material/ChevronLeftOutlined';
import Forward from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { formatDate, formatTime, toLocalInput } from '#src/kit/values/dateTime.ts';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { useCentreId } from '../generate/place.ts';

const WORDS = 'resources.access-schedules.preview';
const WEEK = 7;

interface Preview {
  timeZone: string;
  days: readonly { date: string; minutes: number; periods: readonly { from: string; to: string }[] }[];
}

export default function PreviewTab({ record: { id, version } }: { record: Readonly<{ id: number; version?: number }> }) {
  const centre = useCentreId();
  if (centre === undefined) return <CentreNeeded />;
  return <Week path={`/office-centres/${centre}/access-schedules/${id}/preview`} version={version} />;
}

function Week({ path, version }: { path: string; version: number | undefined }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [from, setFrom] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['access-preview', path, version, from],
    queryFn: async ({ signal }) => (await http<Preview>('GET', from ? `${path}?from=${from}` : path, { signal })).data,
    placeholderData: (before) => before,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  const { days, timeZone } = data;
  const first = days[0]?.date as string;
  const timeOf = (instant: string) => formatTime(toLocalInput(instant, timeZone).split('T')[1] as string, locale);
  return (
    <Box sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <IconButton aria-label={translate(`${WORDS}.previous`)} onClick={() => setFrom(addDays(first, -WEEK))}>
          <Back />
        </IconButton>
        <Typography aria-live="polite">{`${formatDate(first, locale)} – ${formatDate(days.at(-1)?.date as string, locale)}`}</Typography>
        <IconButton aria-label={translate(`${WORDS}.next`)} onClick={() => setFrom(addDays(first, WEEK))}>
          <Forward />
        </IconButton>
      </Box>
      <Table size="small" aria-label={translate('resources.access-schedules.tabLabels.preview')}>
        <TableBody>
          {days.map(({ date, minutes, periods }) => (
            <TableRow key={date}>
              <TableCell component="th" scope="row">
                {formatDate(date, locale)}
              </TableCell>
              <TableCell>
                {periods.length
                  ? periods.map(({ from: begin, to }) => `${timeOf(begin)} – ${timeOf(to)}`).join(', ')
                  : translate(`${WORDS}.none`)}
              </TableCell>
              <TableCell align="right">{translate(`${WORDS}.hours`, { hours: Math.round(minutes / 6) / 10 })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        {translate(`${WORDS}.zone`, { zone: timeZone })}
      </Typography>
    </Box>
  );
}
