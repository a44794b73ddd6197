import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { recordPath } from '#resources/generate/pagePath.ts';
import { RecordStatus } from '#resources/generate/RecordStatus.tsx';
import { useRecordName } from '#resources/generate/useRecordName.ts';
import { useWords } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { PlainDate } from '#src/kit/DateTime.tsx';
import type { Running } from './useMonth.ts';

/** The month on a phone: each season parking once, with its period. */
export function MonthList({ entity, rows }: { entity: Entity; rows: readonly Running[] }) {
  const words = useWords(entity);
  const nameOf = useRecordName(entity);
  return (
    <Box component="ul" aria-label={words.page('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={line}>
          <Box sx={{ minWidth: 0 }}>
            <Link component={LinkBase} to={recordPath(entity, row.id) ?? ''} underline="none" sx={whole}>
              {nameOf(row)}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <PlainDate value={row.commencementDate} /> – <PlainDate value={row.lastDay} />
            </Box>
          </Box>
          <RecordStatus entity={entity} record={row} />
        </Box>
      ))}
    </Box>
  );
}

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: '1px solid var(--at-line)' },
};
/** The link covers its line, so that a tap anywhere opens the record. */
const whole = { fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } };
