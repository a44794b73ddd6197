/** /opc-orders-report (001 §7): what can be taken away of orders for a period — the orders, the items sold, the refunds — and what does not match. */
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { useSession } from '#authProvider/useSession.ts';
import { type Base64File, saveBase64 } from '#dataProvider/base64Download.ts';
import { http } from '#dataProvider/httpClient.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { ItemsReport } from '#schemas/orders/itemsReport.ts';
import { reportTypes } from '#schemas/orders/values.ts';
import { tableLook } from '#src/kit/chart/tableLook.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import { Money } from '#src/kit/values/Money.tsx';
import { PeriodFilter } from '../generate/filters/PeriodFilter.tsx';
import { RecordDropdown } from '../generate/filters/RecordDropdown.tsx';
import { useReportPeriod } from '../generate/filters/useReportPeriod.ts';
import { MailButton } from '../generate/MailButton.tsx';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';

const WORDS = 'resources.opc-orders.items';
type Type = (typeof reportTypes)[number];
type Query = Record<string, string>;
interface Asked {
  from: string;
  to: string;
  store: string;
}

const byDate =
  (field: string) =>
  ({ from, to, store }: Asked): Query => ({
    [`${field}From`]: from,
    [`${field}To`]: to,
    ...(store && { retailStoreId: store }),
  });
/** The calls that make the file, and what they are asked. */
const files: Readonly<Partial<Record<Type, { call: string; query: (asked: Asked) => Query }>>> = {
  ORDERS: { call: '/opc-orders', query: byDate('orderedDate') },
  ITEMS: {
    call: '/opc-orders/items-report',
    query: ({ from, to, store }) => ({ from, to, ...(store && { retailStoreId: store }) }),
  },
  REFUNDS: { call: '/opc-refund-orders', query: byDate('refundedDate') },
};

export default function OrderReports() {
  const entity = useEntity('opc-orders');
  const words = useWords(entity);
  const translate = useTranslate();
  const session = useSession();
  const { asked: said, from, to, change } = useReportPeriod();
  const store = said.get('store') ?? '';
  const mayMatch = session.permissions.includes('OPC_ORDER_MANAGE') && session.side !== 'tenant';
  const types = reportTypes.filter((one) => one !== 'RECONCILIATION' || mayMatch);
  const type = types.find((one) => one === said.get('type')) ?? 'ITEMS';
  const file = files[type];
  const asked = { from, to, store };
  const { busy, start } = useDownload(async () => {
    if (!file) return false;
    const options = { query: file.query(asked), timeoutMs: SLOW_CALL_MS };
    return saveBase64((await http<Base64File>('GET', `${file.call}/generate-record`, options)).data);
  });
  const mail = async () => {
    if (file) await http('GET', `${file.call}/email-record`, { query: file.query(asked) });
    return true;
  };
  const mayTake = file !== undefined && can(session, entity, 'emailRecord');
  return (
    <>
      <ScreenHeader
        actions={
          mayTake && (
            <>
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Download />}
                loading={busy}
                loadingPosition="start"
                onClick={() => void start()}
              >
                {translate(`${WORDS}.file`)}
              </Button>
              <MailButton label={translate(`${WORDS}.mailed`)} order={mail} />
            </>
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'flex-start' }}>
        <Dropdown
          label={words.field('reportType')}
          value={type}
          options={types.map((one) => ({ value: one, label: words.value('reportType', one) }))}
          onChange={(one) => change({ type: one })}
        />
        {file && (
          <>
            <PeriodFilter
              label={translate(`${WORDS}.period`)}
              from={from}
              to={to}
              onChange={(first, last) => change({ from: first, to: last })}
            />
            <RecordDropdown
              of="retail-stores"
              pick={{ opc: true }}
              label={words.field('retailStore')}
              value={store}
              onChange={(id) => change({ store: id })}
            />
          </>
        )}
      </Box>
      {type === 'ITEMS' && <Items asked={asked} />}
      {type === 'ORDERS' && <EmptyState hint={translate(`${WORDS}.seeOrders`)} />}
      {type === 'REFUNDS' && <EmptyState hint={translate(`${WORDS}.seeRefunds`)} />}
      {type === 'RECONCILIATION' && <Mismatches />}
    </>
  );
}

function Items({ asked }: { asked: Asked }) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const query = files.ITEMS?.query(asked) ?? {};
  const { data, error, refetch } = useQuery({
    queryKey: ['opc-orders', 'items-report', query],
    queryFn: ({ signal }) =>
      http<ItemsReport>('GET', '/opc-orders/items-report', { query, signal }).then((answer) => answer.data),
    placeholderData: (shown) => shown,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  if (!data.items.length) return <EmptyState hint={translate(`${WORDS}.empty`)} />;
  const heads = ['store', 'options', 'quantity', 'refundedQuantity', 'discount', 'tax', 'total', 'net'];
  return (
    <SectionCard title={translate(`${WORDS}.title`)}>
      <Box role="region" aria-label={translate(`${WORDS}.title`)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              {['item', ...heads].map((one) => (
                <th key={one} scope="col">
                  {translate(`${WORDS}.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <tr key={`${one.store} ${one.opcItemUuid} ${one.name} ${one.options}`}>
                <th scope="row">{one.name}</th>
                <td>{one.store}</td>
                <td>{one.options ?? translate(`${WORDS}.asItComes`)}</td>
                <td>{number.format(one.quantity)}</td>
                <td>{number.format(one.refundedQuantity)}</td>
                {[one.discount, one.tax, one.total, one.total - one.refundedTotal].map((minor, index) => (
                  <td key={heads[index + 4]}>
                    <Money minor={minor} currency={data.currency} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </SectionCard>
  );
}

interface Mismatch {
  problem: string;
  orderId: number;
  orderNo: string;
  paymentNo: string | null;
}
function Mismatches() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['opc-orders', 'reconciliation'],
    queryFn: ({ signal }) => http<Mismatch[]>('GET', '/opc-orders/reconciliation', { signal }).then((answer) => answer.data),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  if (!data.length) return <EmptyState hint={translate(`${WORDS}.matches`)} />;
  return (
    <SectionCard title={translate(`${WORDS}.problem`)}>
      <Box role="region" aria-label={translate(`${WORDS}.problem`)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={tableLook}>
          <thead>
            <tr>
              {['order', 'problem', 'payment'].map((one) => (
                <th key={one} scope="col">
                  {translate(`${WORDS}.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ problem, orderId, orderNo, paymentNo }) => (
              <tr key={`${problem} ${orderId} ${paymentNo}`}>
                <th scope="row">
                  <Link component={LinkBase} to={`/opc-orders/${orderId}`}>
                    {orderNo}
                  </Link>
                </th>
                <td>{translate(`${WORDS}.problems.${problem}`)}</td>
                <td>{paymentNo ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </SectionCard>
  );
}
