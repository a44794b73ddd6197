/** What was used, row by row: bookings, hours, occupancy with a bar, no-shows, cancellations, and what came in. */
import Box from '@mui/material/Box';
import { useLocale } from 'ra-core';
import type { UseOf } from '#schemas/bookings/report.ts';
import { tableLook } from '#src/kit/chart/tableLook.ts';
import { Money } from '#src/kit/values/Money.tsx';

type Row = UseOf & { id: number | null; name: string | null; openMinutes?: number };
interface Props {
  head: string;
  rows: readonly Row[];
  currency: string;
  nameOf: (row: Row) => string;
  word: (name: string, params?: object) => string;
}

export function UseTable({ head, rows, currency, nameOf, word }: Props) {
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const hasHours = rows.some(({ openMinutes }) => openMinutes !== undefined);
  return (
    <Box role="region" aria-label={head} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{word('bookings')}</th>
            <th scope="col">{word('used')}</th>
            {hasHours && <th scope="col">{word('occupancy')}</th>}
            <th scope="col">{word('noShows')}</th>
            <th scope="col">{word('cancelled')}</th>
            <th scope="col">{word('income')}</th>
            <th scope="col">{word('fees')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const share = row.openMinutes ? row.minutes / row.openMinutes : 0;
            return (
              <tr key={row.id ?? 'none'}>
                <th scope="row">
                  {nameOf(row)}
                  {hasHours && (
                    <Box
                      aria-hidden
                      sx={{ height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}
                    >
                      <Box sx={{ height: '100%', width: `${Math.min(100, share * 100)}%`, bgcolor: 'var(--at-primary)' }} />
                    </Box>
                  )}
                </th>
                <td>{number.format(row.bookings)}</td>
                <td>{word('hoursOf', { count: number.format(row.minutes / 60) })}</td>
                {hasHours && <td>{percent.format(share)}</td>}
                <td>{number.format(row.noShows)}</td>
                <td>{number.format(row.cancelled)}</td>
                <td>
                  <Money minor={row.income} currency={currency} />
                </td>
                <td>
                  <Money minor={row.fees} currency={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
