/** The tables of the dwell report, with a bar in every row: they read the same with and without eyes. */
import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'ra-core';
import { BarTable } from '#src/kit/chart/BarTable.tsx';
import { type Dwell, type DwellSums, REPORT_WORDS as words } from './dwellAnswer.ts';

/** Who came early, on time, late, or not at all. */
export function Arrivals({ total }: { total: Dwell['total'] }) {
  const translate = useTranslate();
  const rows = (['early', 'onTime', 'late', 'noShow'] as const).map((name) => ({
    key: name,
    name: translate(`${words}.${name}`),
    count: total[name],
  }));
  return <BarTable head={translate(`${words}.arrivals`)} rows={rows} total={rows.reduce((all, { count }) => all + count, 0)} />;
}

interface Row extends DwellSums {
  key: number;
  name: string;
  note?: string;
}

/** Average dwell as a bar, with the wait, the longest dwell and the number of visits. */
export function DwellTable({ head, rows }: { head: string; rows: readonly Row[] }) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const most = Math.max(1, ...rows.map(({ dwellMinutes }) => dwellMinutes ?? 0));
  const minutes = (value: number | null) =>
    value === null ? '–' : translate(`${words}.minutes`, { minutes: number.format(value) });
  return (
    <Box role="region" aria-label={head} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={look}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {(['dwell', 'longest', 'queue', 'visits'] as const).map((name) => (
              <th key={name} scope="col">
                {translate(`${words}.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, dwellMinutes, longestMinutes, queueMinutes, visits }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>}
                <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: '4px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}>
                  <Box
                    sx={{
                      height: '100%',
                      width: `${((dwellMinutes ?? 0) / most) * 100}%`,
                      borderRadius: '4px',
                      bgcolor: 'var(--at-primary)',
                    }}
                  />
                </Box>
              </th>
              <td>{minutes(dwellMinutes)}</td>
              <td>{minutes(longestMinutes)}</td>
              <td>{minutes(queueMinutes)}</td>
              <td>{number.format(visits)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& thead th': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem', textAlign: 'left', pb: 0.5 },
  '& tbody th': { fontWeight: 400, textAlign: 'left', minWidth: 120, width: '100%', py: 0.75 },
  '& td, & thead th:not(:first-of-type)': {
    pl: 2,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td': { py: 0.75 },
} as const;
