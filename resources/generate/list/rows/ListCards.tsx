import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { LinkBase, type RaRecord, useListContext, useLocation, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isPicture } from '#schemas/kernel/fields/field.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { ColumnValue } from '../../ColumnValue.tsx';
import type { Column } from '../../columns.ts';
import { isEmpty } from '../../kinds/display.tsx';
import { RecordStatus, statusField } from '../../RecordStatus.tsx';
import { useRecordTitle } from '../../useRecordTitle.ts';
import { useWords } from '../../words.ts';
import { SortControl } from '../toolbar/SortControl.tsx';
import { changedRow } from './changedRow.ts';
import { choosesRows } from './rowActions.ts';
import { SelectAll } from './SelectAll.tsx';
import { noteOpened } from './useReturnFocus.ts';
import type { PathOf } from './useRowPaths.ts';

interface Props {
  entity: Entity;
  columns: readonly Column[];
  /** Where a card leads. */
  pathOf: PathOf;
  /** Without row selection: an embedded list. */
  plain?: boolean;
}

/** The rows of a list at phone width: a card each, the first column as its title. */
export function ListCards({ entity, columns, pathOf, plain = false }: Props) {
  const { data = [], selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const { pathname } = useLocation();
  const titleOf = useRecordTitle();
  const words = useWords(entity);
  const session = useSession();
  const selects = !plain && choosesRows(entity, session);
  const marks = useHighlightedRows(entity.name);
  const [first, ...rest] = columns;
  const status = rest.find(({ name }) => name === statusField(entity));
  const picture = rest.find(({ field }) => isPicture(field));
  if (!first) return null;
  return (
    <>
      <Box sx={bar}>
        {selects && <SelectAll labelled />}
        <SortControl entity={entity} columns={columns} />
      </Box>
      <Box component="ul" aria-label={words.name(2)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row: RaRecord) => {
          const to = pathOf(row);
          const title = <ColumnValue entity={entity} {...first} record={row} />;
          return (
            <Box
              component="li"
              key={row.id}
              data-row={row.id}
              className={changedRow(marks.has(row.recordId ?? row.id))}
              sx={{
                px: 2,
                py: 1.5,
                borderBottom: '1px solid var(--at-line)',
                position: 'relative',
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75 }}>
                {selects && (
                  <Checkbox
                    size="small"
                    sx={{ ml: -1, zIndex: 1 }}
                    checked={selectedIds.includes(row.id)}
                    onChange={() => onToggleItem(row.id)}
                    slotProps={{ input: { 'aria-label': translate('kit.selectRow', { title: titleOf(entity, row) }) } }}
                  />
                )}
                {picture && !isEmpty(row[picture.name]) && <ColumnValue entity={entity} {...picture} record={row} />}
                <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
                  {to ? (
                    // The link covers the card, so that a tap anywhere opens it.
                    <Link
                      component={LinkBase}
                      to={to}
                      onClick={() => noteOpened(pathname, row.id)}
                      underline="none"
                      sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                    >
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </Box>
                {status && <RecordStatus entity={entity} record={row} />}
              </Box>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'minmax(96px, 40%) 1fr',
                  columnGap: 1.5,
                  rowGap: 0.5,
                  fontSize: '0.8125rem',
                }}
              >
                {rest
                  .filter((column) => column !== status && column !== picture && !isEmpty(row[column.name]))
                  .map((column) => (
                    <Box key={column.name} sx={{ display: 'contents' }}>
                      <Box component="dt" sx={{ color: 'text.secondary' }}>
                        {words.field(column.name)}
                      </Box>
                      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                        <ColumnValue entity={entity} {...column} record={row} />
                      </Box>
                    </Box>
                  ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  px: 1,
  borderBottom: '1px solid var(--at-line)',
  fontSize: '0.8125rem',
};
