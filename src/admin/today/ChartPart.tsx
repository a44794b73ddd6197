/**
 * Numbers that compare, as bars beside their names: a list of links that reads well without seeing a bar, and costs no chart
 * library. Axes and series over time are what such a library is for.
 */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { Bar, ChartPart as Part } from '#schemas/kernel/areas/todayAnswer.ts';
import { listLink } from './links.ts';
import { MutedText, TodayCard } from './TodayCard.tsx';
import { useCountText } from './useCountText.ts';

export function ChartPart({ part }: { part: Part }) {
  const translate = useTranslate();
  const most = Math.max(part.others.count, ...part.bars.map(({ count }) => count));
  return (
    <TodayCard title={translate(`today.widgets.${part.code}`)}>
      {part.bars.length === 0 ? (
        <MutedText>{translate('today.nothingToCompare')}</MutedText>
      ) : (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, px: { xs: 2, sm: 2.5 }, pb: 1.75, pt: 0.25, display: 'grid', gap: 0.75 }}
        >
          {part.bars.map((bar) => (
            <BarLine key={String(bar.value)} part={part} bar={bar} most={most} />
          ))}
          {part.others.values > 0 && (
            <Line
              name={translate('today.others', { smart_count: part.others.values })}
              count={part.others.count}
              most={most}
              isFaint
            />
          )}
        </Box>
      )}
    </TodayCard>
  );
}

function BarLine({ part, bar, most }: { part: Part; bar: Bar; most: number }) {
  const translate = useTranslate();
  const entity = useEntity(part.entity);
  const words = useWords(entity);
  const { value, label, count, filter } = bar;
  const word = words.value(part.by, String(value));
  // A flag says Yes or No where its two sides have no words of their own.
  const isBare = typeof value === 'boolean' && word === String(value);
  const own = isBare ? translate(value ? 'ra.boolean.true' : 'ra.boolean.false') : word;
  const name = label || (value === null ? translate('today.noValue') : own);
  return <Line name={name} count={count} most={most} to={listLink(entity, filter)} />;
}

interface LineProps {
  name: string;
  count: number;
  most: number;
  to?: string;
  isFaint?: boolean;
}
function Line({ name, count, most, to, isFaint = false }: LineProps) {
  const text = useCountText()(count);
  return (
    <Box component="li" sx={{ fontSize: '0.875rem' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', mb: 0.25 }}>
        {to ? (
          <Link component={RouterLink} to={to} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        <Box component="span" sx={{ ml: 'auto', fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
      </Box>
      <Box aria-hidden sx={{ height: 6, borderRadius: '4px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            width: `${most > 0 ? Math.max(1, (count / most) * 100) : 0}%`,
            borderRadius: '4px',
            bgcolor: isFaint ? 'var(--at-line-strong)' : 'var(--at-primary)',
          }}
        />
      </Box>
    </Box>
  );
}
