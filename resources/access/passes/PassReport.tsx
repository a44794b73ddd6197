/** The part of the access reports about passes: which run out soon, and what was done with PIN codes in the period. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { http } from '#dataProvider/httpClient.ts';
import type { PassReport as Report } from '#schemas/access/passes/passReport.ts';
import { tableLook } from '#src/kit/chart/tableLook.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';

const WORDS = 'resources.qr-passes.passReport';

/** Where a pass of the kind is looked at. */
const pages: Readonly<Record<Report['expiring'][number]['kind'], string>> = {
  QR: '/access-passes/qr',
  HID: '/access-passes/hid',
  FACE: '/access-passes/fr',
  PIN: '/access-passes/pin',
  CARD: '/access-passes/cards',
};

interface Props {
  centre: number;
  from: string;
  to: string;
}
export function PassReport({ centre, from, to }: Props) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const path = `/office-centres/${centre}/qr-pass-history/report`;
  const { data, error, refetch } = useQuery({
    queryKey: ['qr-passes', 'report', centre, from, to],
    queryFn: async ({ signal }) => (await http<Report>('GET', path, { query: { from, to }, signal })).data,
    placeholderData: (shown) => shown,
  });
  const word = (name: string, options = {}) => translate(`${WORDS}.${name}`, options);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SectionsSkeleton />;
  return (
    <>
      <SectionCard title={word('expiring', { days: data.days })}>
        {data.expiring.length === 0 && <Box sx={{ color: 'text.secondary' }}>{word('none')}</Box>}
        {data.expiring.length > 0 && (
          <Box role="region" aria-label={word('expiring', { days: data.days })} tabIndex={0} sx={{ overflowX: 'auto' }}>
            <Box component="table" sx={tableLook}>
              <thead>
                <tr>
                  <th scope="col">{word('holder')}</th>
                  <th scope="col">{word('kind')}</th>
                  <th scope="col">{word('until')}</th>
                </tr>
              </thead>
              <tbody>
                {data.expiring.map(({ kind, id, holder, company, endAt }) => (
                  <tr key={`${kind}-${id}`}>
                    <th scope="row">
                      <Link component={RouterLink} to={`${pages[kind]}/${id}`}>
                        {[holder, company].filter(Boolean).join(' · ')}
                      </Link>
                    </th>
                    <td>{translate(`resources.qr-passes.profile.kinds.${kind}`)}</td>
                    <td>
                      <DateTime value={endAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        )}
        {data.more && <Box sx={{ color: 'text.secondary', mt: 1 }}>{word('more')}</Box>}
      </SectionCard>
      <SectionCard
        title={translate('resources.qr-passes.profile.transactions')}
        action={
          <Link component={RouterLink} to="/access-passes/pin/transactions" sx={{ fontSize: '0.875rem' }}>
            {word('allTransactions')}
          </Link>
        }
      >
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {data.pins.map(({ type, count }) => (
            <Box key={type}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {translate(`resources.access-pin-code-transactions.enums.type.${type}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {number.format(count)}
              </Box>
            </Box>
          ))}
        </Box>
      </SectionCard>
    </>
  );
}
