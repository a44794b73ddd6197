import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { isNeeded } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isBlank, type Table as SheetTable } from '#schemas/kernel/sheet/grid.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { useWords } from '../words.ts';
import { cellText } from './cellText.ts';
import { columnLetters, type Mapping } from './mapping.ts';

const SAMPLES = 3;

interface Props {
  entity: Entity;
  upload: Upload;
  columns: readonly string[];
  table: SheetTable;
  mapping: Mapping;
  doubled: readonly string[];
  onChange: (mapping: Mapping) => void;
}

/** One line per column of the file: heading, samples, and the matched field. */
export function ColumnTable({ entity, upload, columns, table, mapping, doubled, onChange }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const samples = (column: number) =>
    table.rows
      .map(({ number, cells }) => table.shown?.[`${number - 1}:${column}`] ?? cells[column])
      .filter((cell) => !isBlank(cell))
      .slice(0, SAMPLES)
      .map(cellText)
      .join(' · ');
  const headingOf = (column: number) =>
    table.headings[column] || translate('bulkUpload.unnamed', { letter: columnLetters(column) });
  const shown = table.headings.map((_, column) => column).filter((column) => table.headings[column] || samples(column));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
        <caption style={visuallyHidden}>{translate('bulkUpload.columns')}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{translate('bulkUpload.fileColumn')}</TableCell>
            <TableCell sx={wide}>{translate('bulkUpload.sample')}</TableCell>
            <TableCell>{translate('bulkUpload.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((column) => (
            <TableRow key={column}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
                {headingOf(column)}
              </TableCell>
              <TableCell sx={{ ...wide, color: 'text.secondary', maxWidth: 320, overflowWrap: 'anywhere' }}>
                {samples(column)}
              </TableCell>
              <TableCell>
                <TextField
                  select
                  fullWidth
                  value={mapping[column] ?? ''}
                  error={doubled.includes(mapping[column] ?? '')}
                  onChange={(event) =>
                    onChange(mapping.map((one, index) => (index === column ? event.target.value || null : one)))
                  }
                  slotProps={{
                    select: {
                      displayEmpty: true,
                      SelectDisplayProps: { 'aria-label': translate('bulkUpload.fieldOf', { name: headingOf(column) }) },
                    },
                  }}
                  sx={{ minWidth: 150 }}
                >
                  <MenuItem value="">
                    <Box component="em" sx={{ color: 'text.secondary' }}>
                      {translate('bulkUpload.notUsed')}
                    </Box>
                  </MenuItem>
                  {columns.map((name) => (
                    <MenuItem key={name} value={name}>
                      {words.field(name)}
                      {isNeeded(entity, upload, name) && ' *'}
                    </MenuItem>
                  ))}
                </TextField>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** At phone width the samples are hidden. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
