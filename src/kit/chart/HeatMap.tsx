/** Numbers in two directions, such as hours by weekday: a table whose cells are darker the more there is; its figures stay readable, and none is an empty cell. */
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import { visuallyHidden } from '../values/visuallyHidden.ts';

export interface HeatRow {
  key: string;
  name: string;
  /** One for each column. */
  counts: readonly number[];
}
interface Props {
  /** What the table shows, for those who listen. */
  caption: string;
  /** What the rows are, as the head of their column. */
  head: string;
  columns: readonly { key: string; name: string }[];
  rows: readonly HeatRow[];
}

/** Percent of the colour: the least that is seen beside none, and the most under which the figure is read. */
const FAINT = 8;
const FULL = 40;

export function HeatMap({ caption, head, columns, rows }: Props) {
  const number = new Intl.NumberFormat(useLocale());
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  return (
    <Box role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={caption} sx={look}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => {
                const count = counts[index] ?? 0;
                return (
                  <Box component="td" key={column.key} sx={{ bgcolor: count > 0 ? shade(count / most) : 'var(--at-sunken)' }}>
                    <span style={count > 0 ? undefined : visuallyHidden}>{number.format(count)}</span>
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const shade = (share: number) =>
  `color-mix(in srgb, var(--at-primary) ${Math.round(FAINT + share * (FULL - FAINT))}%, transparent)`;

const look = {
  borderCollapse: 'separate',
  borderSpacing: '2px',
  width: '100%',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap', px: 0.5 },
  '& tbody th, & thead th:first-of-type': { textAlign: 'left', pr: 1.5 },
  '& td': { textAlign: 'center', borderRadius: '4px', px: 0.75, py: 0.5, minWidth: 28 },
} as const;
