import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { useEntity } from '#resources/generate/useEntity.ts';
import type { SoonPart as Part, SoonRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { daysBetween } from '#schemas/kernel/fields/days.ts';
import { formatDate } from '#src/kit/values/dateTime.ts';

import { listLink } from './links.ts';
import { RecordName } from './RecordName.tsx';
import { TodayCard } from './TodayCard.tsx';
import { useCountText } from './useCountText.ts';

/** Records whose date comes soon, the nearest first, and the way to all of them. */
export function SoonPart({ part }: { part: Part }) {
  const translate = useTranslate();
  const entity = useEntity(part.entity);
  const textOf = useCountText();
  const to = listLink(entity, part.filter, part.date);
  const more = to && part.total > 0 ? { to, label: translate('today.all', { count: textOf(part.total) }) } : undefined;
  return (
    <TodayCard
      title={translate(`today.widgets.${part.code}`)}
      note={translate('today.within', { smart_count: part.within })}
      more={more}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {part.rows.map((row) => (
          <Row key={row.id} part={part} row={row} />
        ))}
      </Box>
    </TodayCard>
  );
}

/** Widgets with nothing to show, combined in one card. */
export function NothingSoon({ parts }: { parts: readonly Part[] }) {
  const translate = useTranslate();
  return (
    <TodayCard title={translate('today.nothingSoon')}>
      <Box component="ul" sx={calm}>
        {parts.map(({ code, within }) => (
          <li key={code}>
            {translate(`today.widgets.${code}`)} · {translate('today.within', { smart_count: within })}
          </li>
        ))}
      </Box>
    </TodayCard>
  );
}

function Row({ part, row }: { part: Part; row: SoonRow }) {
  const translate = useTranslate();
  const entity = useEntity(part.entity);
  const days = daysBetween(part.today, row.date);
  const date = formatDate(row.date, useLocale());
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordName entity={entity} id={row.id} label={row.label} />
        {row.detail.length > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', ml: 1 }}>
            {row.detail.join(' · ')}
          </Box>
        )}
      </Box>
      <Box
        component="time"
        dateTime={row.date}
        title={date}
        sx={{ ...left, color: days <= SOON_DAYS ? 'var(--at-warning)' : undefined }}
      >
        {days === 0 ? translate('today.endsToday') : translate('today.inDays', { smart_count: days })}
      </Box>
    </Box>
  );
}

const calm = { listStyle: 'none', m: 0, px: { xs: 2, sm: 2.5 }, pb: 2, color: 'text.secondary', fontSize: '0.875rem' };
/** From this many days on it is highlighted. */
const SOON_DAYS = 7;
const left = { ml: 'auto', flex: 'none', fontWeight: 560, fontVariantNumeric: 'tabular-nums' };
const line = {
  display: 'flex',
  gap: 2,
  alignItems: 'baseline',
  px: { xs: 2, sm: 2.5 },
  py: 0.6,
  fontSize: '0.875rem',
  borderTop: '1px solid var(--at-line)',
};
