import Box from '@mui/material/Box';
import { ListBase } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { centreOf, openedPath } from '#schemas/kernel/lists/opens.ts';
import { firstColumns } from '#schemas/kernel/lists/picture.ts';
import { DEFAULT_LIMIT } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { columnsOf } from '../columns.ts';
import { ListBody } from '../list/rows/ListBody.tsx';
import { useCallMeta } from '../place.ts';
import type { Row } from '../Row.ts';
import { AddRelated } from '../related/AddRelated.tsx';
import { scopeOfParent } from '../related/scopeOf.ts';
import { useEntity } from '../useEntity.ts';

const Thread = latePart(() => withTexts('forms', import('./Thread.tsx')));

interface Props {
  related: Related;
  parentEntity: Entity;
  parent: Row;
}

/** The records that reference this one; paging and sorting are not kept in the address. */
export function RelatedList({ related, parentEntity, parent }: Props) {
  const session = useSession();
  const entity = useEntity(related.entity);
  const meta = useCallMeta();
  const { opens } = related;
  const opened = useEntity(opens?.entity ?? related.entity);
  const pathOf =
    opens &&
    ((row: Row) => {
      const centre = can(session, opened, 'get') ? centreOf(opens, row) : undefined;
      return centre && openedPath(opens.show, parent.id, centre);
    });
  const by = entity.fields[related.by] as Field;
  const columns = columnsOf(entity, session, [...(related.columns ?? firstColumns(entity))]).filter(
    ({ name }) => name !== related.by,
  );
  const { thread } = entity.list;
  if (thread)
    return (
      <Suspense fallback={<SectionsSkeleton />}>
        <Thread {...{ entity, thread, related, parentEntity, parent }} />
      </Suspense>
    );
  return (
    <>
      <AddRelated related={related} entity={entity} parent={parent} />
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: '1px solid var(--at-line)',
          borderRadius: 'var(--at-radius)',
          overflow: 'clip',
        }}
      >
        <ListBase
          resource={entity.name}
          filter={{ [wireKey(related.by, by)]: parent.recordId ?? parent.id }}
          sort={defaultSort(entity)}
          perPage={DEFAULT_LIMIT}
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={{ onError: () => undefined, meta: scopeOfParent(entity, parentEntity, parent) ?? meta }}
        >
          <ListBody entity={entity} columns={columns} pathOf={pathOf} />
        </ListBase>
      </Box>
    </>
  );
}
