import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { formatCount } from '#i18n/formatCount.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { actionNowOf } from '#schemas/kernel/states/actionState.ts';
import { mayWrite } from '../../available.ts';
import { useWords } from '../../words.ts';
import { bulkActions, DELETION, deletesMany } from '../rows/rowActions.ts';
import { useShownRows } from '../rows/useShownRows.ts';
import { BulkConfirm } from './BulkConfirm.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import type { Outcome } from './BulkOutcome.tsx';
import { useBulk } from './useBulk.ts';

interface Props {
  entity: Entity;
  onOutcome: (outcome: Outcome | undefined) => void;
}

/** Actions on the selected rows or on all that match the filter. Covers the toolbar, so that nothing moves. */
export default function BulkBar({ entity, onOutcome }: Props) {
  const { data = [], selectedIds, onUnselectItems, total = 0, meta } = useListContext();
  const { filter } = useShownRows();
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const rows = data.filter((row) => selectedIds.includes(row.id));
  // "All" applies to this selection and filter: any change resets it.
  const choice = JSON.stringify([filter, rows.map(({ id }) => id)]);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === choice;
  const bulk = useBulk({ entity, rows, isAll, onOutcome });
  const capped = (meta as { capped?: boolean } | undefined)?.capped;
  const all = formatCount(total, capped);
  return (
    <Box role="toolbar" aria-label={translate('kit.bulkActions')} sx={bar}>
      <Box component="span" role="status" sx={{ fontWeight: 600 }}>
        {isAll ? translate('lists.bulk.allSelected', { total: all }) : translate('kit.selected', { smart_count: rows.length })}
      </Box>
      {!isAll && rows.length === data.length && total > rows.length && (
        <Button size="small" onClick={() => setAllOf(choice)}>
          {translate('lists.bulk.all', { total: all })}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {bulkActions(entity, session).map((name) => {
        const now = actionNowOf(entity, name, rows);
        return (
          <Button
            key={name}
            size="small"
            color={now.tone === 'danger' ? 'error' : 'primary'}
            variant="outlined"
            disabled={!rows.some((row) => can(session, entity, name, row))}
            onClick={() => bulk.ask(name)}
          >
            {words.action(now.says)}
          </Button>
        );
      })}
      {/* What a filter finds is not deleted as a whole: a deletion of thousands is a decision of its own. */}
      {!isAll && deletesMany(entity, session) && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          disabled={!rows.some((row) => mayWrite(session, entity, 'delete', row))}
          onClick={() => bulk.ask(DELETION)}
        >
          {translate('kit.delete')}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {translate('kit.unselect')}
      </Button>
      {bulk.asking === DELETION && (
        <BulkDelete
          titles={rows.map(bulk.nameOf)}
          busy={bulk.busy}
          error={bulk.error}
          onClose={bulk.close}
          onConfirm={() => void bulk.run({})}
        />
      )}
      {bulk.asking && bulk.asking !== DELETION && bulk.seen && (
        <BulkConfirm
          entity={entity}
          name={bulk.asking}
          rows={rows}
          seen={bulk.seen}
          later={isAll}
          busy={bulk.busy}
          error={bulk.error}
          onClose={bulk.close}
          onConfirm={(values) => void bulk.run(values)}
        />
      )}
    </Box>
  );
}

const bar = {
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 1,
  rowGap: 0.5,
  px: 1.5,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-primary-soft)',
  fontSize: '0.875rem',
  '& > button': { py: 0.25 },
};
