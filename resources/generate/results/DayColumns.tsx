/** Answers by day: a line for the eye, a table for those who listen. Days without answers count as none. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import type { DayCount } from '#schemas/kernel/results.ts';
import { formatDate } from '#src/kit/dateTime.ts';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { dayLine } from './dayLine.ts';

const WIDTH = 600;
const HEIGHT = 160;

export function DayColumns({ days }: { days: readonly DayCount[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { points, most } = dayLine(days, WIDTH, HEIGHT);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <>
      <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Box sx={{ textAlign: 'right', mb: 0.5 }}>{translate('results.most', { count: number.format(most) })}</Box>
        <Box
          component="svg"
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: '1px solid var(--at-line-strong)' }}
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="var(--at-primary)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          <span>{first && formatDate(first, locale)}</span>
          {last !== first && <span>{last && formatDate(last, locale)}</span>}
        </Box>
      </Box>
      <table style={visuallyHidden}>
        <thead>
          <tr>
            <th scope="col">{translate('results.day')}</th>
            <th scope="col">{translate('results.number')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, locale)}</th>
              <td>{number.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
