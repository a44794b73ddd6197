/** The rows of an upload, fifty per page, with their errors in place. */
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Cells, Upload, UploadRow } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { useWords } from '../words.ts';
import { CellNote, RowCell } from './RowCell.tsx';
import { RowChanges } from './RowChanges.tsx';
import { RowEditor } from './RowEditor.tsx';
import { RowPages } from './RowPages.tsx';

const PAGE = 50;
const TONES: Readonly<Record<UploadRow['status'], Tone>> = {
  READY: 'success',
  UPLOADED: 'success',
  UNCHANGED: 'neutral',
  REFUSED: 'danger',
  FAILED: 'danger',
};

interface Props {
  entity: Entity;
  upload: Upload;
  columns: readonly string[];
  rows: readonly UploadRow[];
  /** What it has uploaded has been taken back. */
  isUndone?: boolean;
  /** Has a corrected row checked again; rejects on failure. Absent: the rows are read-only. */
  onCorrect?: (number: number, data: Cells) => Promise<void>;
  /** Gives a row what it asks for (`named.asks`). */
  onGive?: (number: number, cells: Cells) => void;
}

export function RowsTable({ entity, upload, columns, rows, isUndone = false, onCorrect, onGive }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const [page, setPage] = useState(0);
  const [editing, setEditing] = useState<number>();
  const last = Math.max(0, Math.ceil(rows.length / PAGE) - 1);
  const at = Math.min(page, last);
  const shown = rows.slice(at * PAGE, (at + 1) * PAGE);
  // A mass update shows the changes only; other uploads show whole rows.
  const told = upload.does === 'update';
  const shownColumns = told ? columns.filter((name) => name === upload.key) : columns;
  const width = shownColumns.length + 2 + Number(told) + Number(Boolean(onCorrect));
  if (!rows.length) return <EmptyState />;
  return (
    <>
      {/* What scrolls sideways must be reachable by key; what is hidden in it must not make the page wider. */}
      <Box
        role="region"
        aria-label={translate('bulkUpload.rows')}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: '60dvh', position: 'relative' }}
      >
        <Table size="small" stickyHeader>
          <caption style={visuallyHidden}>{translate('bulkUpload.rows')}</caption>
          <TableHead>
            <TableRow>
              <TableCell>{translate('bulkUpload.row')}</TableCell>
              <TableCell>{translate('bulkUpload.status')}</TableCell>
              {shownColumns.map((name) => (
                <TableCell key={name}>{words.field(name)}</TableCell>
              ))}
              {told && <TableCell>{translate('kit.changes.title')}</TableCell>}
              {onCorrect && (
                <TableCell>
                  <span style={visuallyHidden}>{translate('kit.edit')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) =>
              row.number === editing && onCorrect ? (
                <TableRow key={row.number}>
                  <TableCell colSpan={width} sx={{ bgcolor: 'var(--at-sunken)' }}>
                    <RowEditor
                      entity={entity}
                      upload={upload}
                      columns={columns}
                      row={row}
                      onSave={(data) => onCorrect(row.number, data)}
                      onClose={() => setEditing(undefined)}
                    />
                  </TableCell>
                </TableRow>
              ) : (
                <TableRow key={row.number}>
                  <TableCell component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' }}>
                    {row.number}
                  </TableCell>
                  <TableCell sx={{ verticalAlign: 'top' }}>
                    {isUndone && row.status === 'UPLOADED' ? (
                      <StatusChip tone="neutral">{translate('bulkUpload.past.undone')}</StatusChip>
                    ) : (
                      <StatusChip tone={TONES[row.status]}>{translate(`bulkUpload.statuses.${row.status}`)}</StatusChip>
                    )}
                    {Object.entries(row.problems ?? {}).map(
                      ([name, { message }]) => !columns.includes(name) && <CellNote key={name}>{message}</CellNote>,
                    )}
                  </TableCell>
                  {shownColumns.map((name) => (
                    <RowCell key={name} {...{ entity, upload, name, row }} onGive={onGive} />
                  ))}
                  {told && (
                    <TableCell sx={{ verticalAlign: 'top', minWidth: 320 }}>
                      <RowChanges entity={entity} columns={columns.filter((name) => name !== upload.key)} row={row} />
                    </TableCell>
                  )}
                  {onCorrect && (
                    <TableCell padding="none" sx={{ verticalAlign: 'top' }}>
                      <IconButton
                        aria-label={translate('bulkUpload.editRow', { number: row.number })}
                        onClick={() => setEditing(row.number)}
                      >
                        <Edit fontSize="small" />
                      </IconButton>
                    </TableCell>
                  )}
                </TableRow>
              ),
            )}
          </TableBody>
        </Table>
      </Box>
      {last > 0 && <RowPages page={at} last={last} size={PAGE} total={rows.length} onPage={setPage} />}
    </>
  );
}
