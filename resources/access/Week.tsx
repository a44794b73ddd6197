/** A week of a schedule or a door, by the clock of the building, as the decision takes it; one can go to the weeks before and after. */
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

const WORDS = 'resources.access-schedules.preview';
const WEEK = 7;

export interface WeekPeriod {
  from: string;
  to: string;
}
interface Preview<P extends WeekPeriod> {
  timeZone: string;
  days: readonly { date: string; minutes: number; periods: readonly P[] }[];
}
interface Props<P extends WeekPeriod> {
  path: string;
  version: number | undefined;
  /** The name of the table. */
  label: string;
  /** What is said of a period beside its times. */
  says?: (period: P) => string;
  /** Says how long all of them are together. */
  sums?: boolean;
}

export function Week<P extends WeekPeriod>({ path, version, label, says, sums = false }: Props<P>) {
  const translate = useTranslate();
  const locale = useLocale();
  const [from, setFrom] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['access-preview', path, version, from],
    queryFn: async ({ signal }) => (await http<Preview<P>>('GET', from ? `${path}?from=${from}` : path, { signal })).data,
    placeholderData: (before) => before,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  const { days, timeZone } = data;
  const first = days[0]?.date as string;
  const timeOf = (instant: string) => formatTime(toLocalInput(instant, timeZone).split('T')[1] as string, locale);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
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
      <Table size="small" aria-label={label}>
        <TableBody>
          {days.map(({ date, minutes, periods }) => (
            <TableRow key={date} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {`${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date, locale)}`}
              </TableCell>
              <TableCell>
                {periods.length
                  ? periods.map((one) => (
                      <div key={one.from}>
                        {[`${timeOf(one.from)} – ${timeOf(one.to)}`, says?.(one)].filter(Boolean).join(' · ')}
                      </div>
                    ))
                  : translate(`${WORDS}.none`)}
              </TableCell>
              {sums && (
                <TableCell align="right">{translate(`${WORDS}.hours`, { hours: Math.round(minutes / 6) / 10 })}</TableCell>
              )}
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
