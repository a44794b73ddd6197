/** Numbers over time: lines for the eye, by day, week or month, and a table for those who listen. Steps without any count as none. */
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DayCount } from '#schemas/kernel/lists/results.ts';
import { formatDate } from '../values/dateTime.ts';
import { visuallyHidden } from '../values/visuallyHidden.ts';
import { frameOf, grouped, stepFor, stepsOf, type TimeStep, timeLine, timeSteps } from './timeLine.ts';

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

export function TimeLines({ series }: { series: readonly DaySeries[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [chosen, setStep] = useState<TimeStep>();
  const whole = frameOf(series.map(({ days }) => days));
  if (!whole) return null;
  const step = chosen ?? stepFor(whole.first, whole.last);
  const lines = series.map(({ name, days }) => ({ name, days: grouped(days, step) }));
  const frame = frameOf(lines.map(({ days }) => days));
  if (!frame) return null;
  const number = new Intl.NumberFormat(locale);
  const { first, last, most } = frame;
  return (
    <>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={translate('results.step')}
            value={step}
            onChange={(_, next: TimeStep | null) => next && setStep(next)}
          >
            {timeSteps.map((one) => (
              <ToggleButton key={one} value={one} sx={{ color: 'text.primary' }}>
                {translate(`results.steps.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {lines.length > 1 && lines.map(({ name }, index) => <Legend key={name} name={name} index={index} />)}
          <Box aria-hidden sx={{ ml: 'auto' }}>
            {translate('results.most', { count: number.format(most) })}
          </Box>
        </Box>
        <Box
          aria-hidden
          component="svg"
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: '1px solid var(--at-line-strong)' }}
        >
          {[0, HEIGHT / 2].map((y) => (
            <line key={y} x1={0} x2={WIDTH} y1={y} y2={y} stroke="var(--at-line)" vectorEffect="non-scaling-stroke" />
          ))}
          {lines.map(({ name, days }, index) => (
            <polyline
              key={name}
              points={timeLine(days, frame, WIDTH, HEIGHT, step)
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
              fill="none"
              {...strokes[index % strokes.length]}
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          <span>{formatDate(first, locale)}</span>
          {last !== first && <span>{formatDate(last, locale)}</span>}
        </Box>
      </Box>
      <table style={visuallyHidden}>
        <thead>
          <tr>
            <th scope="col">{translate(`results.steps.${step}`)}</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stepsOf(frame, step).map((day) => (
            <tr key={day}>
              <th scope="row">{formatDate(day, locale)}</th>
              {lines.map(({ name, days }) => (
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
  <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
    <svg width="24" height="4" aria-hidden="true">
      <line x1="0" x2="24" y1="2" y2="2" strokeWidth="2" {...strokes[index % strokes.length]} />
    </svg>
    {name}
  </Box>
);
