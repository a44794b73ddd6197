import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { keyAbove, recordPath } from '#resources/generate/pagePath.ts';
import { RecordStatus } from '#resources/generate/RecordStatus.tsx';
import { useWords } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { PlainDate, PlainTime } from '#src/kit/DateTime.tsx';
import type { Session } from './useSessions.ts';

/** The month on a phone: the sessions in order, each with its time and its event. */
export function SessionList({ entity, rows }: { entity: Entity; rows: readonly Session[] }) {
  const words = useWords(entity);
  return (
    <Box component="ul" aria-label={words.name(2)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={line}>
          <Box sx={{ minWidth: 0 }}>
            <Link component={LinkBase} to={recordPath(entity, row.id, keyAbove(entity, row)) ?? ''} underline="none" sx={whole}>
              {row.sessionName}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <PlainDate value={row.sessionDate} /> · <PlainTime value={row.startTime} /> – <PlainTime value={row.endTime} />
              <br />
              {row.activityEvent.label}
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
/** The link covers its line, so that a tap anywhere opens the session. */
const whole = { fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } };
