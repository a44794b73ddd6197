import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { LinkBase, type RaRecord, useListContext, useLocation, useNavigate, useTranslate } from 'ra-core';
import { type MouseEvent, useRef } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Density } from '#schemas/kernel/preference.ts';
import { sortable } from '#schemas/kernel/query.ts';
import { useHighlightedRows } from '#src/app/live/useRecentChanges.ts';
import { visuallyHidden } from '#src/kit/visuallyHidden.ts';
import { ColumnValue } from '../ColumnValue.tsx';
import type { Column } from '../columns.ts';
import { portalKindOf } from '../kinds/index.tsx';
import { statusField } from '../RecordStatus.tsx';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useWords } from '../words.ts';
import { changedRow } from './changedRow.ts';
import { bulkActions } from './rowActions.ts';
import { SelectAll } from './SelectAll.tsx';
import { cell, closeCell, edge, head, pinned, quietSort } from './tableStyles.ts';
import { cellWidth, useFit } from './useFit.ts';
import { noteOpened } from './useReturnFocus.ts';
import type { PathOf } from './useRowPaths.ts';

interface Props {
  entity: Entity;
  columns: readonly Column[];
  /** Where a row leads. */
  pathOf: PathOf;
  density?: Density;
  /** Without row selection: an embedded list. */
  plain?: boolean;
}

/** True for a click that is meant for something inside the row, or that ended a selection of text. */
const isForInside = ({ target }: MouseEvent) =>
  (target as Element).closest('a,button,input,label') !== null || Boolean(window.getSelection()?.toString());

/** A truncated text shows its full text as a tooltip. */
const sayWhole = ({ target }: MouseEvent) => {
  const box = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  if (box) box.title = box.scrollWidth > box.clientWidth ? (box.textContent ?? '') : '';
};

/** The table of a list: sortable heads, the first cell a real link, a click on the row does the same. */
export function ListTable({ entity, columns, pathOf, density = 'comfortable', plain = false }: Props) {
  const { data = [], sort, setSort, selectedIds, onToggleItem } = useListContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useFit(box, data, `${columns.map(({ name }) => name)} ${density}`);
  const titleOf = useRecordTitle();
  const translate = useTranslate();
  const session = useSession();
  const words = useWords(entity);
  const selects = !plain && bulkActions(entity, session).length > 0;
  const sorts = new Set(sortable(entity));
  const status = statusField(entity);
  const marks = useHighlightedRows(entity.name);

  return (
    <TableContainer ref={box} onMouseOver={sayWhole} sx={{ maxHeight: plain ? undefined : 'calc(100dvh - 260px)' }}>
      <Table size="small" stickyHeader>
        <caption style={visuallyHidden}>{words.name(2)}</caption>
        <TableHead>
          <TableRow>
            {selects && (
              <TableCell padding="checkbox" sx={head}>
                <SelectAll />
              </TableCell>
            )}
            {columns.map(({ name, field }, index) => {
              const active = sort.field === name;
              const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell
                  key={name}
                  align={portalKindOf(field).align}
                  sx={{
                    ...head,
                    ...edge(index, columns.length, selects, portalKindOf(field).align),
                    ...pinned(index, name === status),
                  }}
                  aria-sort={active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
                >
                  {sorts.has(name) ? (
                    <TableSortLabel
                      active={active}
                      direction={active ? direction : 'asc'}
                      sx={active ? undefined : quietSort}
                      onClick={() => setSort({ field: name, order: next })}
                    >
                      {words.field(name)}
                    </TableSortLabel>
                  ) : (
                    words.field(name)
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row: RaRecord) => {
            const to = pathOf(row);
            const note = () => noteOpened(pathname, row.id);
            const open = (event: MouseEvent) => {
              if (!to || isForInside(event)) return;
              note();
              navigate(to);
            };
            const title = titleOf(entity, row);
            return (
              <TableRow
                key={row.id}
                hover
                data-row={row.id}
                selected={selectedIds.includes(row.id)}
                onClick={open}
                sx={{
                  cursor: to ? 'pointer' : undefined,
                  '&:last-of-type td, &:last-of-type th': { borderBottom: 0 },
                  ...(marks.has(row.recordId ?? row.id) && changedRow),
                }}
              >
                {selects && (
                  <TableCell padding="checkbox" sx={density === 'compact' ? closeCell : undefined}>
                    <Checkbox
                      size="small"
                      checked={selectedIds.includes(row.id)}
                      onChange={() => onToggleItem(row.id)}
                      slotProps={{ input: { 'aria-label': translate('kit.selectRow', { title }) } }}
                    />
                  </TableCell>
                )}
                {columns.map(({ name, field }, index) => {
                  const { align, width } = portalKindOf(field);
                  const value = <ColumnValue entity={entity} name={name} field={field} record={row} />;
                  return (
                    <TableCell
                      key={name}
                      align={align}
                      component={index === 0 ? 'th' : 'td'}
                      scope={index === 0 ? 'row' : undefined}
                      sx={{
                        ...cell,
                        ...(density === 'compact' && closeCell),
                        ...edge(index, columns.length, selects, align),
                        ...pinned(index, name === status),
                      }}
                    >
                      <Box
                        data-cell
                        sx={{
                          maxWidth: cellWidth(width),
                          overflow: 'hidden',
                          textOverflow: 'ellipsis',
                          ml: align === 'right' ? 'auto' : undefined,
                        }}
                      >
                        {index === 0 && to ? (
                          <Link component={LinkBase} to={to} onClick={note} underline="hover" sx={{ fontWeight: 600 }}>
                            {value}
                          </Link>
                        ) : (
                          value
                        )}
                      </Box>
                    </TableCell>
                  );
                })}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
