/** How often people passed, row by row: granted and denied, with a bar, and what else happened at a door. */
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { tableLook } from '#src/kit/chart/tableLook.ts';

interface Row {
  key: string;
  name: string;
  granted?: number;
  denied: number;
  heldOpen?: number;
  forced?: number;
}
interface Props {
  head: string;
  rows: readonly Row[];
  word: (name: string) => string;
}
const columns = ['granted', 'denied', 'heldOpen', 'forced'] as const;

export function PassedTable({ head, rows, word }: Props) {
  const number = new Intl.NumberFormat(useLocale());
  const shown = columns.filter((column) => rows.some((row) => row[column] !== undefined));
  const most = Math.max(1, ...rows.map(({ granted = 0, denied }) => granted + denied));
  return (
    <Box role="region" aria-label={head} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                {word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                <Box
                  aria-hidden
                  sx={{ display: 'flex', height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}
                >
                  <Box sx={{ width: `${((row.granted ?? 0) / most) * 100}%`, bgcolor: 'var(--at-primary)' }} />
                  <Box sx={{ width: `${(row.denied / most) * 100}%`, bgcolor: 'error.main' }} />
                </Box>
              </th>
              {shown.map((column) => (
                <td key={column}>{number.format(row[column] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
