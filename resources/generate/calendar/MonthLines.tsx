import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordStatus } from '#resources/generate/RecordStatus.tsx';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** What stands in a line of the month beside the record's status. */
export interface Line {
  name: string;
  /** When it is, and what else helps to find it. */
  facts: ReactNode;
  /** The page of the record. */
  to: string | undefined;
}
interface Props<Row extends RaRecord> {
  entity: Entity;
  label: string;
  rows: readonly Row[];
  lineOf: (row: Row) => Line;
}

/** The month on a phone: its records in order, one below the other. */
export function MonthLines<Row extends RaRecord>({ entity, label, rows, lineOf }: Props<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const { name, facts, to } = lineOf(row);
        return (
          <Box component="li" key={row.id} sx={line}>
            <Box sx={{ minWidth: 0 }}>
              <Link component={LinkBase} to={to ?? ''} underline="none" sx={whole}>
                {name}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{facts}</Box>
            </Box>
            <RecordStatus entity={entity} record={row} />
          </Box>
        );
      })}
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
