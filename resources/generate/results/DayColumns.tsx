/** Numbers by day: lines for the eye, a table for those who listen. Days without any count as none. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import type { DayCount } from '#schemas/kernel/lists/results.ts';
import { formatDate } from '#src/kit/values/dateTime.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { dayLine, frameOf } from './dayLine.ts';

const WIDTH = 600;
const HEIGHT = 160;
/** Told apart by colour, and without colours by their dashes. */
const strokes = [
  { stroke: 'var(--at-primary)' },
  { stroke: 'var(--at-accent)', strokeDasharray: '6 4' },
  { stroke: 'var(--at-info)', strokeDasharray: '2 3' },
] as const;

export interface DaySeries {
  name: string;
  days: readonly DayCount[];
}

export function DayColumns({ series }: { series: readonly DaySeries[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const frame = frameOf(series.map(({ days }) => days));
  if (!frame) return null;
  const { first, last, most } = frame;
  const allDays = [...new Set(series.flatMap(({ days }) => days.map(({ day }) => day)))].sort();
  return (
    <>
      <Box aria-hidden sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 0.5 }}>
          {series.length > 1 && series.map(({ name }, index) => <Legend key={name} name={name} index={index} />)}
          <Box sx={{ ml: 'auto' }}>{translate('results.most', { count: number.format(most) })}</Box>
        </Box>
        <Box
          component="svg"
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: '1px solid var(--at-line-strong)' }}
        >
          {series.map(({ name, days }, index) => (
            <polyline
              key={name}
              points={dayLine(days, frame, WIDTH, HEIGHT)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
              fill="none"
              {...strokes[index % strokes.length]}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          <span>{formatDate(first, locale)}</span>
          {last !== first && <span>{formatDate(last, locale)}</span>}
        </Box>
      </Box>
      <table style={visuallyHidden}>
        <thead>
          <tr>
            <th scope="col">{translate('results.day')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allDays.map((day) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, locale)}</th>
              {series.map(({ name, days }) => (
                <td key={name}>{number.format(days.find((one) => one.day === day)?.count ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Legend = ({ name, index }: { name: string; index: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    <svg width="24" height="4" aria-hidden="true">
      <line x1="0" x2="24" y1="2" y2="2" strokeWidth="2" {...strokes[index % strokes.length]} />
    </svg>
    {name}
  </Box>
);
