/** /merchant (001 §2): the orders that the own stores have to do something for, by touch, with or without a network. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { useChime } from '#src/kit/sound/useChime.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useVendors } from '../../retail/useVendors.ts';
import { AccountDetails } from './AccountDetails.tsx';
import { EmptyStore } from './EmptyStore.tsx';
import { useKept, useOnline } from './kept.ts';
import { type Order, OrderCard } from './OrderCard.tsx';
import { useWaiting } from './useWaiting.ts';

const WORDS = 'resources.opc-orders.merchant';
/** The other pages of the portal, by the key of their names. */
const PAGES = { orders: '/merchant/orders', menu: '/merchant/menu', options: '/merchant/option', setting: '/merchant/setting' };
/** A tablet that is not told live asks so often. */
const ASK_AGAIN = 15_000;

export default function MerchantHome() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Stores /> : <CentreNeeded />}
    </>
  );
}

function Stores() {
  const translate = useTranslate();
  const { data: stores, isPending, error, refetch } = useVendors();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="nav" aria-label={translate(`${WORDS}.pages`)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {Object.entries(PAGES).map(([name, path]) => (
          <Button key={name} component={LinkBase} to={path} variant="outlined" sx={{ minHeight: 56, minWidth: 132 }}>
            {translate(`${WORDS}.${name}`)}
          </Button>
        ))}
      </Box>
      {isPending && <TableSkeleton />}
      {error && !stores && <ErrorState error={error} onRetry={() => void refetch()} />}
      {stores?.length === 0 && <EmptyStore />}
      <Open />
      {stores && stores.length > 0 && <AccountDetails stores={stores} />}
    </Box>
  );
}

function Open() {
  const translate = useTranslate();
  const { userId } = useSession();
  const online = useOnline();
  const { waiting, press } = useWaiting(userId, online);
  const { data, dataUpdatedAt, error, refetch } = useGetList<Order & { id: number }>(
    'opc-orders',
    {
      pagination: { page: 1, perPage: MAX_LIMIT },
      sort: { field: 'estimatedCollectionTime', order: 'ASC' },
      filter: { orderStatusArray: ['PENDING', 'ACCEPTED', 'PREPARED'] },
    },
    { refetchInterval: ASK_AGAIN },
  );
  const kept = useKept('open', userId, data, dataUpdatedAt);
  const orders = data ?? kept?.rows;
  const pending = useMemo(() => data?.filter(({ orderStatus }) => orderStatus === 'PENDING').map(({ id }) => id), [data]);
  useChime(pending);
  const title = translate(`${WORDS}.open`);
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.0625rem' }}>
        {title}
      </Typography>
      {(!online || (error && waiting.length > 0)) && kept && (
        <Alert severity="warning">
          {translate(`${WORDS}.offline`, { time: new Date(kept.at).toLocaleTimeString() })}
          {waiting.length > 0 && ` ${translate(`${WORDS}.unsent`, { smart_count: waiting.length })}`}
        </Alert>
      )}
      {error && !orders && <ErrorState error={error} onRetry={() => void refetch()} />}
      {orders?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate(`${WORDS}.none`)}</Typography>}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {orders?.map((order) => (
          <OrderCard key={order.id} order={order} isWaiting={waiting.some(({ id }) => id === order.id)} onPress={press} />
        ))}
      </Box>
    </Box>
  );
}
