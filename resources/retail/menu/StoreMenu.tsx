/** The groups of a menu in order, and the items of each: a row is moved by its handle, by the keyboard, or by its menu. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { Sortable } from '#src/kit/sortable/Sortable.tsx';
import type { Move } from '#src/kit/sortable/SortableProps.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { Money } from '#src/kit/values/Money.tsx';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { fillPage, pagePath, recordPath } from '../../generate/pagePath.ts';
import { useAtrium } from '../../generate/useAtrium.ts';
import { useEntity } from '../../generate/useEntity.ts';
import { useWords } from '../../generate/words.ts';
import { useNameIn } from '../useNameIn.ts';
import type { Group, Item, StoreMenuRows } from './useStoreMenu.ts';
import { WORDS } from './words.ts';

const idOf = (row: Group | Item): number => Number((row as { recordId?: number }).recordId ?? row.id);

/** Saves a move in the list of an entity. */
function useMove(entity: Entity, refetch: () => void) {
  const provider = useAtrium();
  const notify = useNotify();
  return async ({ ids }: Move) => {
    const { message } = await provider.updatePosition(entity.name, { ids: ids.map(Number), from: 1 });
    notify(message, { type: 'success' });
    refetch();
  };
}

export function StoreMenu({ groups, items, isPending, error, refetch }: StoreMenuRows) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const entity = useEntity('opc-menu-groups');
  const session = useSession();
  const move = useMove(entity, refetch);
  if (error) return <ErrorState error={error as Error} onRetry={refetch} />;
  if (isPending) return <TableSkeleton />;
  if (!groups.length)
    return (
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {translate(`${WORDS}.empty`)}{' '}
        {can(session, entity, 'create') && (
          <Link component={LinkBase} to={pagePath(entity, 'create') ?? ''} underline="always">
            {translate(`resources.${entity.name}.pages.create`)}
          </Link>
        )}
      </Typography>
    );
  const label = translate(`resources.${entity.name}.pages.list`);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="section" aria-label={label}>
        <Typography variant="h2" sx={{ fontSize: '1.0625rem', mb: 1 }}>
          {label}
        </Typography>
        <Sortable
          items={groups.map((group) => ({
            id: idOf(group),
            label: nameIn(group.name),
            content: <GroupRow group={group} entity={entity} />,
          }))}
          label={label}
          total={groups.length}
          onMove={move}
        />
      </Box>
      {groups.map((group) => (
        <GroupItems
          key={idOf(group)}
          group={group}
          items={items.filter(({ opcMenuGroupId }) => opcMenuGroupId === idOf(group))}
          refetch={refetch}
        />
      ))}
    </Box>
  );
}

function GroupRow({ group, entity }: { group: Group; entity: Entity }) {
  const nameIn = useNameIn();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Link component={LinkBase} to={recordPath(entity, group.uuid) ?? ''} sx={{ fontWeight: 600 }}>
        {nameIn(group.name)}
      </Link>
      <span>{translate(`${WORDS}.itemCount`, { smart_count: group.noOfOpcItem })}</span>
      {!group.active && <StatusChip tone="neutral">{translate(`resources.${entity.name}.tabs.INACTIVE`)}</StatusChip>}
    </Box>
  );
}

function GroupItems({ group, items, refetch }: { group: Group; items: readonly Item[]; refetch: () => void }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const session = useSession();
  const [groups, entity] = [useEntity('opc-menu-groups'), useEntity('opc-items')];
  const add = groups.related.find((one) => one.entity === entity.name)?.add;
  const move = useMove(entity, refetch);
  const name = nameIn(group.name);
  return (
    <Box component="section" aria-label={name}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ fontSize: '1.0625rem', flexGrow: 1 }}>
          {name}
        </Typography>
        {add && can(session, entity, 'create') && (
          <Button component={LinkBase} to={fillPage(add, group.uuid)} size="small">
            {translate(`resources.${entity.name}.pages.create`)}
          </Button>
        )}
      </Box>
      {items.length ? (
        <Sortable
          items={items.map((item) => ({
            id: idOf(item),
            label: nameIn(item.name),
            content: <ItemRow item={item} entity={entity} />,
          }))}
          label={name}
          total={items.length}
          onMove={move}
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${WORDS}.noItems`)}
        </Typography>
      )}
    </Box>
  );
}

function ItemRow({ item, entity }: { item: Item; entity: Entity }) {
  const nameIn = useNameIn();
  const words = useWords(entity);
  const { uuid, name, basePrice, status, officeCentre } = item;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Link component={LinkBase} to={recordPath(entity, uuid) ?? ''} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {nameIn(name)}
      </Link>
      <Money minor={basePrice} currency={(officeCentre as { currency?: string } | null)?.currency} />
      {status && (
        <StatusChip tone={toneOf(entity.fields.status, status) ?? 'neutral'}>{words.value('status', status)}</StatusChip>
      )}
    </Box>
  );
}
