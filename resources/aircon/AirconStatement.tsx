/** /aircon/statement: what the runs of a month cost each company, AHU by AHU. A company sees its own. The address holds the month. */
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { Money } from '#src/kit/values/Money.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { MonthFrame } from '../generate/calendar/MonthFrame.tsx';
import { useMonthParam } from '../generate/calendar/useMonthParam.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { hoursText } from './hours.ts';

/** Minutes, and minor units. */
interface Sums {
  minutes: number;
  share: number;
  free: number;
  amount: number;
}
type Line = Sums & { ahuUnitId: number; ahu: string; runs: number };
/** As `GET …/statement` answers. */
type Company = Sums & { tenantId: number; company: string; lines: readonly Line[] };

const words = 'resources.aircon-extension-requests.statement';

export default function AirconStatement() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Month /> : <CentreNeeded />}
    </>
  );
}

function Month() {
  const session = useSession();
  const translate = useTranslate();
  const { month, today, change } = useMonthParam();
  const requests = useEntity('aircon-extension-requests');
  const { path } = endpointPathOf(requests, 'statement', session, '');
  const { data, error, refetch } = useQuery({
    queryKey: ['aircon-extension-request-instances', 'statement', month],
    queryFn: async ({ signal }) => (await http<Company[]>('GET', `${path}?month=${month}`, { signal })).data,
    staleTime: 0,
  });
  return (
    <MonthFrame
      month={month}
      today={today}
      labels={{ previous: translate(`${words}.previous`), next: translate(`${words}.next`) }}
      onMonth={(to) => change({ month: to })}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton />
      ) : data.length === 0 ? (
        <EmptyState hint={translate(`${words}.none`)} />
      ) : (
        <Companies companies={data} currency={session.officeCentre?.currency ?? ''} />
      )}
    </MonthFrame>
  );
}

const columns = ['runs', 'minutes', 'shared', 'free', 'amount'] as const;

function Companies({ companies, currency }: { companies: readonly Company[]; currency: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('screens.aircon-statement')}>
      <Table size="small" sx={{ minWidth: 700, '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${words}.company`)}</TableCell>
            <TableCell>{translate(`${words}.ahu`)}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {translate(`${words}.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {companies.map((company) => (
          <TableBody key={company.tenantId}>
            {company.lines.map((line, index) => (
              <TableRow key={line.ahuUnitId}>
                {index === 0 && (
                  <TableCell component="th" scope="rowgroup" rowSpan={company.lines.length + 1} sx={{ verticalAlign: 'top' }}>
                    {company.company}
                  </TableCell>
                )}
                <TableCell>{line.ahu}</TableCell>
                <Cells sums={line} runs={line.runs} currency={currency} />
              </TableRow>
            ))}
            <TableRow sx={{ '& td, & th': { fontWeight: 600 } }}>
              <TableCell component="th" scope="row">
                {translate(`${words}.total`)}
              </TableCell>
              <Cells sums={company} runs={company.lines.reduce((all, { runs }) => all + runs, 0)} currency={currency} />
            </TableRow>
          </TableBody>
        ))}
      </Table>
    </Box>
  );
}

const Cells = ({ sums, runs, currency }: { sums: Sums; runs: number; currency: string }) => (
  <>
    <TableCell align="right">{runs}</TableCell>
    <TableCell align="right">{hoursText(sums.minutes)}</TableCell>
    <TableCell align="right">{hoursText(sums.share)}</TableCell>
    <TableCell align="right">{hoursText(sums.free)}</TableCell>
    <TableCell align="right">
      <Money minor={sums.amount} currency={currency} />
    </TableCell>
  </>
);
