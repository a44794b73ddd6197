import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { BoardCard } from './BoardCard.tsx';

interface Props {
  entity: Entity;
  title: ReactNode;
  /** How many rows it has, as people read it; undefined while they load. */
  count: string | undefined;
  rows: readonly RaRecord[];
  /** Below the cards, or in place of them. */
  children?: ReactNode;
}

export function BoardColumn({ entity, title, count, rows, children }: Props) {
  const heading = useId();
  const marks = useHighlightedRows(entity.name);
  return (
    <Box component="section" aria-labelledby={heading} aria-busy={count === undefined} sx={column}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, minHeight: 24 }}>
        <Typography component="h2" id={heading} variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Typography>
      </Box>
      {rows.length > 0 && (
        <Box component="ul" aria-labelledby={heading} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {rows.map((row) => (
            <BoardCard key={row.id} entity={entity} record={row} isChanged={marks.has(row.recordId ?? row.id)} />
          ))}
        </Box>
      )}
      {children}
    </Box>
  );
}

const column = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 1,
  minWidth: 0,
  bgcolor: 'var(--at-ground)',
  borderRadius: 'var(--at-radius)',
};
