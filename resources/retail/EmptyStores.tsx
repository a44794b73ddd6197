/** /opc-empty: no store takes orders yet (001 §2). Who finds stores there after all is led back to them. */
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { stores } from '#schemas/retail/screens.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { pagePath } from '../generate/pagePath.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useVendors } from './useVendors.ts';

const WORDS = 'resources.retail-stores.vendors';

export default function EmptyStores() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Empty /> : <CentreNeeded />}
    </>
  );
}

function Empty() {
  const translate = useTranslate();
  const session = useSession();
  const entity = useEntity('retail-stores');
  const { data } = useVendors();
  const add = can(session, entity, 'create') ? pagePath(entity, 'create') : undefined;
  return (
    <EmptyState hint={data?.length ? undefined : translate(`${WORDS}.none`)}>
      {data?.length ? (
        <Button component={LinkBase} to={stores.path} variant="contained">
          {translate(`${WORDS}.there`)}
        </Button>
      ) : (
        add && (
          <Button component={LinkBase} to={add} variant="contained">
            {translate(`${WORDS}.add`)}
          </Button>
        )
      )}
    </EmptyState>
  );
}
