/** What is left of what was bought (`leftOf`): a bar that fills with use, in figures and words as well, so that no colour says it alone. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { meterOf } from '#schemas/kernel/fields/meter.ts';
import { formatNumber } from '#src/kit/dates/formats.ts';
import { useWords } from '../words.ts';
import type { DisplayProps } from './Display.ts';

const colours = { ENOUGH: 'var(--at-primary)', RUNNING_OUT: 'var(--at-warning)', USED_UP: 'var(--at-danger)' };

export default function Meter({ entity, name, field, value, record }: DisplayProps) {
  const translate = useTranslate();
  const words = useWords(entity);
  const locale = useLocale();
  const left = Number(value);
  const meter = meterOf(left, Number(record[('leftOf' in field && field.leftOf) || ''] ?? 0));
  const text = (number: number) => formatNumber(number, locale);
  if (!meter) return text(left);
  const { total, used, percent, usage } = meter;
  const figures = translate('record.meter.left', { left: text(left), total: text(total) });
  const share = translate('record.meter.used', { percent });
  const note = usage === 'ENOUGH' ? share : `${translate(`record.meter.usage.${usage}`)} · ${share}`;
  return (
    <Box sx={{ display: 'inline-block', width: '100%', minWidth: 120, maxWidth: 240, textAlign: 'start' }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{figures}</Box>
      <Box
        role="meter"
        aria-label={words.field(name)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={used}
        aria-valuetext={`${figures}, ${note}`}
        sx={{ height: 6, my: 0.5, borderRadius: '3px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${percent}%`, bgcolor: colours[usage] }} />
      </Box>
      <Box
        aria-hidden
        sx={{
          fontSize: '0.78125rem',
          color: usage === 'ENOUGH' ? 'text.secondary' : colours[usage],
          fontWeight: usage === 'ENOUGH' ? 400 : 560,
        }}
      >
        {note}
      </Box>
    </Box>
  );
}
