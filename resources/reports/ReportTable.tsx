/** How many rows have each value of a field: a table with bars, each name a link to those very rows where there is such a list. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ReportBar, type ReportGroup, reportParam } from '#schemas/kernel/entity/report.ts';
import { isAmount } from '#schemas/kernel/fields/currency.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { tableLook } from '#src/kit/chart/tableLook.ts';
import { Money } from '#src/kit/values/Money.tsx';
import { listPath } from '../generate/listPath.ts';
import { useWords } from '../generate/words.ts';

interface Props {
  entity: Entity;
  group: ReportGroup;
  /** Rows in all: what 100 % is. */
  total: number;
  /** The filter of the list for the whole report. */
  filter: Readonly<Record<string, string>>;
  currency: string;
}

export function ReportTable({ entity, group: { by, bars, others }, total, filter, currency }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const words = useWords(entity);
  const session = useSession();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const sums = Object.keys(bars[0]?.sums ?? {});
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const nameOf = ({ value, label }: ReportBar) =>
    label ?? (value === null ? translate('reports.none') : words.value(by, String(value)));
  const path = listPath(entity, session);
  // The tab of all rows, where a list has one: it would open on another.
  const all = entity.list.tabs?.find(({ where, tabs, of }) => !where && !tabs && !of)?.code;
  const linkOf = ({ value }: ReportBar) =>
    path && value !== null
      ? `${path}?filter=${encodeURIComponent(JSON.stringify({ ...filter, ...(all && { tab: all }), [reportParam(entity, by)]: value }))}`
      : undefined;
  const amount = (name: string, value = 0) =>
    isAmount(entity.fields[name] as Field) ? <Money minor={value} currency={currency} /> : number.format(value);
  return (
    <Box role="region" aria-label={words.field(by)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableLook}>
        <thead>
          <tr>
            <th scope="col">{words.field(by)}</th>
            <th scope="col">{translate('results.number')}</th>
            <th scope="col">{translate('results.share')}</th>
            {sums.map((name) => (
              <th key={name} scope="col">
                {words.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => {
            const to = linkOf(bar);
            return (
              <tr key={String(bar.value)}>
                <th scope="row">
                  {to ? (
                    <Link component={RouterLink} to={to}>
                      {nameOf(bar)}
                    </Link>
                  ) : (
                    nameOf(bar)
                  )}
                  <Box
                    aria-hidden
                    sx={{ height: 6, mt: 0.5, borderRadius: '3px', bgcolor: 'var(--at-line)', overflow: 'hidden' }}
                  >
                    <Box sx={{ height: '100%', width: `${(bar.count / most) * 100}%`, bgcolor: 'var(--at-primary)' }} />
                  </Box>
                </th>
                <td>{number.format(bar.count)}</td>
                <td>{percent.format(total ? bar.count / total : 0)}</td>
                {sums.map((name) => (
                  <td key={name}>{amount(name, bar.sums[name])}</td>
                ))}
              </tr>
            );
          })}
          {others.values > 0 && (
            <tr>
              <th scope="row">{translate('reports.others', { smart_count: others.values })}</th>
              <td>{number.format(others.count)}</td>
              <td>{percent.format(total ? others.count / total : 0)}</td>
              {sums.map((name) => (
                <td key={name} />
              ))}
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  );
}
