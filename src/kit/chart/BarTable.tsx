/** Numbers that compare: a table with a bar in every row, which reads the same with and without eyes. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';

export interface BarRow {
  key: string;
  name: string;
  count: number;
  note?: string;
}
interface Props {
  /** What the rows are, as the head of their column. */
  head: string;
  rows: readonly BarRow[];
  /** What 100 % is. */
  total: number;
}

export function BarTable({ head, rows, total }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // The scale is 0 to 100 %: a bar that fills its line is everybody.
  const whole = Math.max(1, total, ...rows.map(({ count }) => count));
  return (
    <Box component="table" sx={look}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{translate('results.number')}</th>
          <th scope="col">{translate('results.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, count }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>}
              <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: '4px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}>
                <Box
                  sx={{
                    height: '100%',
                    width: count > 0 ? `${Math.max(1, (count / whole) * 100)}%` : 0,
                    borderRadius: '4px',
                    bgcolor: 'var(--at-primary)',
                  }}
                />
              </Box>
            </th>
            <td>{number.format(count)}</td>
            <td>{percent.format(total > 0 ? count / total : 0)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& thead th': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem', textAlign: 'left', pb: 0.5 },
  '& tbody th': { fontWeight: 400, textAlign: 'left', overflowWrap: 'anywhere', width: '100%', py: 0.75 },
  '& td, & thead th:not(:first-of-type)': {
    pl: 2,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td': { py: 0.75, fontWeight: 600 },
} as const;
