/** What waits for this person, one line each: what it is, who asks, since when, until when. The name opens it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { intlLocale } from '#i18n/locales.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { RecordName } from './RecordName.tsx';

/** Those that are seen at once; the others unfold. */
const FOLDED = 5;

export function WaitingRows({ rows }: { rows: readonly WaitingRow[] }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FOLDED);
  return (
    <>
      <Box component="ol" sx={list}>
        {shown.map((row) => (
          <Line key={`${row.entity} ${row.key}`} row={row} />
        ))}
      </Box>
      {rows.length > FOLDED && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 0.5 }}>
          {translate(isWhole ? 'today.fewer' : 'today.all', { count: rows.length })}
        </Button>
      )}
    </>
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', display: { md: 'flex' }, gap: 1.5, alignItems: 'baseline' }}>
        <RecordName entity={entity} id={key} label={label} />
        <Box sx={soft}>{[words.name(1), words.tab(tab), ...detail].join(' · ')}</Box>
      </Box>
      <Box sx={{ ...soft, flex: 'none', ml: 'auto', textAlign: 'end', display: { md: 'flex' }, gap: 1.5 }}>
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
