import SwapVert from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { useShownRows } from '../rows/useShownRows.ts';
import { keptFilter, mayReorder, orderObstacle, tabOfAll } from './reorder.ts';

interface Props {
  entity: Entity;
  isOrdering: boolean;
  onOrder: (isOrdering: boolean) => void;
}

/** Starts and ends reordering. While the list is sorted or filtered, it says why that must be reset first. */
export function ReorderButton({ entity, isOrdering, onOrder }: Props) {
  const { setFilters, setSort } = useListContext();
  const { filter, sort } = useShownRows();
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!mayReorder(session, entity)) return null;
  const obstacle = orderObstacle(entity, filter, sort);
  return (
    <>
      <Button
        color="inherit"
        variant={isOrdering ? 'contained' : 'outlined'}
        startIcon={<SwapVert />}
        aria-pressed={isOrdering}
        onClick={() => {
          // Which group is meant, only the person knows.
          if (obstacle === 'apart') notify('lists.reorder.apart', { type: 'warning' });
          else if (obstacle) setAsking(true);
          else onOrder(!isOrdering);
        }}
      >
        {translate(isOrdering ? 'lists.reorder.done' : 'lists.reorder.start')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('lists.reorder.start')}
        question={translate(obstacle === 'sorted' ? 'lists.reorder.sorted' : 'lists.reorder.filtered')}
        confirmLabel={translate('lists.reorder.showAll')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          const tab = tabOfAll(entity);
          setFilters({ ...(tab ? { tab } : {}), ...keptFilter(entity, filter) });
          setSort({ field: 'position', order: 'ASC' });
          onOrder(true);
        }}
      />
    </>
  );
}
