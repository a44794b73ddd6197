/** /opc-menu (001 §2): the menu of one store, put in order by pointer or keyboard, and beside it what people see of it on a phone. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useNameIn } from '../useNameIn.ts';
import type { Vendor } from '../useVendors.ts';
import { CopyMenu } from './CopyMenu.tsx';
import { MenuPages } from './MenuPages.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { useStoreMenu } from './useStoreMenu.ts';
import { WORDS } from './words.ts';

export default function MenuPage() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Menu /> : <CentreNeeded />}
    </>
  );
}

function Menu() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const [params, setParams] = useSearchParams();
  const { data, isPending, error, refetch } = useGetList<Vendor>('retail-stores', {
    pagination: { page: 1, perPage: MAX_LIMIT },
    sort: { field: 'position', order: 'ASC' },
    filter: { opc: true },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton />;
  const store = data?.find(({ uuid }) => uuid === params.get('store')) ?? data?.[0];
  if (!store) return <EmptyState hint={translate('resources.retail-stores.vendors.none')} />;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          select
          label={translate(`${WORDS}.store`)}
          value={store.uuid}
          onChange={(event) => setParams({ store: event.target.value })}
          sx={{ minWidth: 240 }}
        >
          {data?.map(({ uuid, name }) => (
            <MenuItem key={uuid} value={uuid}>
              {nameIn(name)}
            </MenuItem>
          ))}
        </TextField>
        <MenuPages />
      </Box>
      <OfStore key={store.uuid} store={store} others={data?.filter((one) => one !== store) ?? []} />
    </>
  );
}

/** A change of any row shows in the preview at once: it is asked anew when rows are. */
function OfStore({ store, others }: { store: Vendor; others: readonly Vendor[] }) {
  const menu = useStoreMenu(Number((store as { recordId?: number }).recordId ?? store.id));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 340px' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
        <Box sx={{ width: '100%' }}>
          <StoreMenu {...menu} />
        </Box>
        <CopyMenu store={store} others={others} onCopied={menu.refetch} />
      </Box>
      <PhonePreview store={store} stamp={menu.stamp} />
    </Box>
  );
}
