/** /stores: where people order (001 §2), as cards, each with what it is doing now; above them the categories, each with its page. */
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { LinkBase, useGetList, useTranslate } from 'ra-core';
import { Navigate } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { opcCategory } from '#schemas/retail/opcCategory.ts';
import { emptyStores } from '#schemas/retail/screens.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { pagePath, recordPath } from '../generate/pagePath.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useNameIn } from './useNameIn.ts';
import { useVendors } from './useVendors.ts';
import { VendorCard } from './VendorCard.tsx';

const WORDS = 'resources.retail-stores.vendors';

export default function Stores() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Vendors /> : <CentreNeeded />}
    </>
  );
}

function Vendors() {
  const { data, isPending, error, refetch } = useVendors();
  const session = useSession();
  const categories = useEntity('opc-categories');
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton />;
  if (!data?.length) return <Navigate to={emptyStores.path} replace />;
  return (
    <>
      {can(session, categories, 'list') && <Categories />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {data.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </Box>
    </>
  );
}

function Categories() {
  const translate = useTranslate();
  const session = useSession();
  const entity = useEntity('opc-categories');
  const nameIn = useNameIn();
  const { data = [] } = useGetList<RecordOf<typeof opcCategory>>(entity.name, {
    pagination: { page: 1, perPage: MAX_LIMIT },
    sort: { field: 'position', order: 'ASC' },
    filter: { active: true },
  });
  return (
    <Box
      component="nav"
      aria-label={translate(`${WORDS}.show`)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}
    >
      {data.map(({ uuid, name, noOfRetailStore }) => (
        <Chip
          key={uuid}
          component={LinkBase}
          clickable
          to={recordPath(entity, uuid) ?? ''}
          label={`${nameIn(name)} · ${noOfRetailStore}`}
          variant="outlined"
        />
      ))}
      <Button component={LinkBase} to={pagePath(entity, 'list') ?? ''} size="small">
        {translate(`${WORDS}.categories`)}
      </Button>
      {can(session, entity, 'create') && (
        <Button component={LinkBase} to={pagePath(entity, 'create') ?? ''} size="small" startIcon={<Add />}>
          {translate(`${WORDS}.addCategory`)}
        </Button>
      )}
    </Box>
  );
}
