import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'ra-core';
import { addDays, dayNumber, weekdayOf } from '#schemas/kernel/fields/days.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDate, formatTime, toLocalInput } from '#src/kit/values/dateTime.ts';

/** As `GET /ahu-units/schedule` answers. */
export interface ScheduledRun {
  ahuUnitId: number;
  referenceNo: string;
  name: string;
  startAt: string;
  endAt: string;
  companyNames: readonly string[];
}
interface Props {
  /** `YYYY-MM-DD` */
  monday: string;
  today: string;
  runs: readonly ScheduledRun[];
}

/** Of the companies of a run; the others are counted. */
const MAX_NAMES = 3;

/** A row for each AHU, a column for each day. A run that passes midnight stands on the day of its start, and in the first column if that was before. */
export function WeekTable({ monday, today, runs }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const placed = runs.map((run) => {
    const [date = '', from = ''] = toLocalInput(run.startAt, zone).split('T');
    const [last = '', to = ''] = toLocalInput(run.endAt, zone).split('T');
    const times = `${formatTime(from, locale)} – ${formatTime(to, locale)}`;
    return { ...run, day: date < monday ? monday : date, text: last === date ? times : `${times} (${formatDate(last, locale)})` };
  });
  const ahus = [...new Map(runs.map((run) => [run.ahuUnitId, `${run.referenceNo} · ${run.name}`]))];
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('screens.aircon-week')}>
      <Table size="small" sx={{ minWidth: 900, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 150 }}>{translate('resources.aircon-extension-requests.statement.ahu')}</TableCell>
            {days.map((day) => (
              <TableCell
                key={day}
                aria-current={day === today ? 'date' : undefined}
                sx={day === today ? { fontWeight: 700 } : undefined}
              >
                {translate(`dates.weekdaysShort.${weekdayOf(dayNumber(day))}`)} {formatDate(day, locale)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ahus.map(([id, label]) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {days.map((day) => (
                <TableCell key={day} sx={{ verticalAlign: 'top' }}>
                  {placed
                    .filter((run) => run.ahuUnitId === id && run.day === day)
                    .map((run) => (
                      <Box key={run.startAt} sx={bar}>
                        {run.text}
                        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                          {run.companyNames.slice(0, MAX_NAMES).join(', ')}
                          {run.companyNames.length > MAX_NAMES &&
                            ` ${translate('resources.aircon-extension-requests.week.more', { smart_count: run.companyNames.length - MAX_NAMES })}`}
                        </Box>
                      </Box>
                    ))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const bar = {
  borderLeft: '3px solid var(--mui-palette-primary-main, currentColor)',
  pl: 1,
  my: 0.5,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
};
