/** What waits for this person, one line each: what it is, who asks, since when, until when. The name opens it. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useWords } from '#resources/generate/words.ts';
import type { WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { Ago } from './Ago.tsx';
import { RecordName } from './RecordName.tsx';
import { tabName } from './tabName.ts';

/** Those that are seen at once; the others unfold. */
export const FOLDED = 5;

interface Props {
  rows: readonly WaitingRow[];
  isWhole: boolean;
}
export const WaitingRows = ({ rows, isWhole }: Props) => (
  <Box component="ol" sx={list}>
    {(isWhole ? rows : rows.slice(0, FOLDED)).map((row) => (
      <Line key={`${row.entity} ${row.key}`} row={row} />
    ))}
  </Box>
);

function Line({ row: { entity: name, tab, key, label, detail, since, due } }: { row: WaitingRow }) {
  const translate = useTranslate();
  const entity = useEntity(name);
  const words = useWords(entity);
  const isLate = due !== null && Date.parse(due) < Date.now();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', display: { md: 'flex' }, gap: 1.5, alignItems: 'baseline' }}>
        <RecordName entity={entity} id={key} label={label} />
        <Box sx={soft}>{[words.name(1), tabName(words, entity, tab), ...detail].join(' · ')}</Box>
      </Box>
      <Box sx={{ ...soft, flex: 'none', ml: 'auto', textAlign: 'end', display: { md: 'flex' }, gap: 1.5 }}>
        <Ago value={since} text={(time) => translate('today.since', { time })} />
        {due && (
          <Box sx={{ color: isLate ? 'error.main' : 'text.primary' }}>
            {translate('today.due')} <DateTime value={due} />
          </Box>
        )}
      </Box>
    </Box>
  );
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
  py: 0.375,
  fontSize: '0.875rem',
  '& + &': { borderTop: '1px solid var(--at-line)' },
};
const soft = { color: 'text.secondary', fontSize: '0.8125rem' };
