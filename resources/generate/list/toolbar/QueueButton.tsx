import Button from '@mui/material/Button';
import { LinkBase, useListContext, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Keyed } from '#src/kit/values/Keyed.tsx';
import { listPath } from '../../listPath.ts';
import { listSearch } from './queueAddress.ts';

/** Leads through the records that the list shows, one after the other: for every entity with states, on its own page where it has one for that. */
export function QueueButton({ entity }: { entity: Entity }) {
  const { filterValues, sort, page, perPage, total = 0, meta } = useListContext();
  const session = useSession();
  const translate = useTranslate();
  if (!entity.states || total === 0 || !can(session, entity, 'get')) return null;
  const capped = (meta as { capped?: boolean } | undefined)?.capped;
  const search = listSearch({ filterValues: filterValues as ListFilter, sort, page, perPage }, 'first');
  const pathname = entity.list.opensQueue && listPath(entity, session);
  return (
    <Keyed shortcut="w">
      <Button component={LinkBase} to={{ pathname, search }} variant="outlined" color="inherit">
        {translate('lists.queue.start', { total: formatCount(total, capped) })}
      </Button>
    </Keyed>
  );
}
