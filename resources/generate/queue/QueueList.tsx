import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { ColumnValue } from '../ColumnValue.tsx';
import type { Column } from '../columns.ts';
import { isEmpty } from '../kinds/display.tsx';
import { changedRow } from '../list/rows/changedRow.ts';
import { RecordStatus, statusField } from '../RecordStatus.tsx';
import { useWords } from '../words.ts';

interface Props {
  entity: Entity;
  columns: readonly Column[];
  open: RaRecord | undefined;
  searchOf: (row: RaRecord) => string;
}
/** How many columns are shown after the first. */
const SHOWN = 2;

/** The list beside the open record: the same rows, narrow. */
export function QueueList({ entity, columns, open, searchOf }: Props) {
  const { data = [] } = useListContext();
  const words = useWords(entity);
  const marks = useHighlightedRows(entity.name);
  const current = useRef<HTMLLIElement>(null);
  const [first, ...rest] = columns;
  const beside = rest.filter(({ name }) => name !== statusField(entity)).slice(0, SHOWN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is open.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [open?.id]);
  if (!first) return null;
  return (
    <Box data-rows sx={{ borderRight: '1px solid var(--at-line)', maxHeight: 'calc(100dvh - 200px)', overflowY: 'auto' }}>
      <Box component="ul" aria-label={words.name(2)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row: RaRecord) => {
          const isOpen = String(row.id) === String(open?.id);
          return (
            <Box
              component="li"
              key={row.id}
              ref={isOpen ? current : undefined}
              className={changedRow(marks.has(row.recordId ?? row.id))}
              sx={{
                ...line,
                ...(isOpen && { bgcolor: 'var(--at-primary-soft)' }),
              }}
            >
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
                <Link
                  component={LinkBase}
                  to={{ search: searchOf(row) }}
                  replace
                  underline="none"
                  aria-current={isOpen ? 'true' : undefined}
                  sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  <ColumnValue entity={entity} {...first} record={row} />
                </Link>
                <RecordStatus entity={entity} record={row} />
              </Box>
              {beside.map((column) =>
                isEmpty(row[column.name]) ? null : (
                  <Box key={column.name} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    <ColumnValue entity={entity} {...column} record={row} />
                  </Box>
                ),
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const line = {
  position: 'relative',
  px: 2,
  py: 1.25,
  borderBottom: '1px solid var(--at-line)',
  fontSize: '0.8125rem',
};
