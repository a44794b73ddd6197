/** What waits for this person, one line each: what it is, who asks, since when, until when. The name opens it. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '#i18n/locales.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { RecordName } from './RecordName.tsx';

export function WaitingRows({ rows }: { rows: readonly WaitingRow[] }) {
  return (
    <Box component="ol" sx={list}>
      {rows.map((row) => (
        <Line key={`${row.entity} ${row.key}`} row={row} />
      ))}
    </Box>
  );
}

function Line({ row: { entity: name, tab, key, label, detail, since, due } }: { row: WaitingRow }) {
  const translate = useTranslate();
  const locale = useLocale();
  const entity = useEntity(name);
  const words = useWords(entity);
  const isLate = due !== null && Date.parse(due) < Date.now();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordName entity={entity} id={key} label={label} />
        <Box sx={soft}>{[words.name(1), words.tab(tab), ...detail].join(' · ')}</Box>
      </Box>
      <Box sx={{ ...soft, flex: 'none', ml: 'auto', textAlign: 'end' }}>
        <Box component="time" dateTime={since} sx={{ display: 'block' }}>
          {translate('today.since', { time: ago(since, locale) })}
        </Box>
        {due && (
          <Box sx={{ color: isLate ? 'error.main' : 'text.primary' }}>
            {translate('today.due')} <DateTime value={due} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 days ago`, in the portal's language. */
function ago(instant: string, locale: string): string {
  const far = Math.max(0, Date.now() - Date.parse(instant));
  const [unit, size] = UNITS.find(([, one]) => far >= one) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }).format(-Math.floor(far / size), unit);
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  bgcolor: 'background.paper',
  overflow: 'hidden',
};
const line = {
  display: 'flex',
  gap: 2,
  alignItems: 'baseline',
  px: { xs: 1.5, sm: 2 },
  py: 0.75,
  fontSize: '0.875rem',
  '& + &': { borderTop: '1px solid var(--at-line)' },
};
const soft = { color: 'text.secondary', fontSize: '0.8125rem' };
