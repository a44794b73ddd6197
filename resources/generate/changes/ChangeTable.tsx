/** Field, before, after: the table in which all changes are shown; unchanged fields are left out. */
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

export interface ChangeTableLine {
  key: string;
  field: ReactNode;
  before: ReactNode;
  after: ReactNode;
}
interface Props {
  lines: readonly ChangeTableLine[];
  /** Accessible name of the table. */
  label: string;
  /** Other headings for the two columns, such as whose value it is. */
  before?: string;
  after?: string;
}

export function ChangeTable({ lines, label, before, after }: Props) {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={label} sx={{ tableLayout: 'fixed', '& th, & td': cell }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '28%' }}>{translate('kit.changes.field')}</TableCell>
          <TableCell>{before ?? translate('kit.changes.before')}</TableCell>
          <TableCell>{after ?? translate('kit.changes.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.key}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {line.field}
            </TableCell>
            <TableCell>{line.before}</TableCell>
            <TableCell sx={{ fontWeight: 600 }}>{line.after}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const cell = { px: { xs: 0.75, sm: 1.5 }, verticalAlign: 'top', overflowWrap: 'anywhere' };
