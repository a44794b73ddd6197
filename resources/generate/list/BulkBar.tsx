import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Identifier, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import { can } from '#schemas/kernel/access.ts';
import { actionNowOf } from '#schemas/kernel/actionState.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { errorText } from '#src/kit/errorText.ts';
import { ActionConfirm } from '../actions/ActionConfirm.tsx';
import { useAfterWrite } from '../actions/useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { BulkOutcome, type Outcome } from './BulkOutcome.tsx';
import { bulkActions } from './rowActions.ts';

/** What can be done with the chosen rows; afterwards how each of them fared. */
export function BulkBar({ entity }: { entity: Entity }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const session = useSession();
  const provider = useAtrium();
  const translate = useTranslate();
  const words = useWords(entity);
  const afterWrite = useAfterWrite();
  const notify = useNotify();
  const [asking, setAsking] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const rows = data.filter((row) => selectedIds.includes(row.id));
  const names = bulkActions(entity, session);

  const run = async (action: string, values: Record<string, unknown>) => {
    setBusy(true);
    try {
      const asked = rows.map(({ id, recordId, version }) => ({ id, recordId, version }));
      const { data: results } = await provider.bulkAction(entity.name, { action, rows: asked, data: values });
      const titleOf = (id: Identifier) => recordTitle(entity, rows.find((row) => row.id === id) ?? { id });
      setOutcome({
        action: actionNowOf(entity, action, rows).says,
        rows: results.map(({ id, done, message = '' }) => ({ id, title: titleOf(id), done, message })),
      });
      setAsking(undefined);
      onUnselectItems();
    } catch (error) {
      // The call as a whole: nothing is known of any row, so the list is asked for anew below.
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
    await afterWrite();
  };
  if (names.length === 0 || (rows.length === 0 && !outcome)) return null;
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      {rows.length > 0 && (
        <Box role="toolbar" aria-label={translate('kit.bulkActions')} sx={bar}>
          <Box component="span" role="status" sx={{ fontWeight: 600, flex: 1 }}>
            {translate('kit.selected', { smart_count: rows.length })}
          </Box>
          {names.map((name) => {
            const now = actionNowOf(entity, name, rows);
            return (
              <Button
                key={name}
                size="small"
                color={now.tone === 'danger' ? 'error' : 'primary'}
                variant="outlined"
                disabled={!rows.some((row) => can(session, entity, name, row))}
                onClick={() => {
                  setOutcome(undefined);
                  setAsking(name);
                }}
              >
                {words.action(now.says)}
              </Button>
            );
          })}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {translate('kit.unselect')}
          </Button>
        </Box>
      )}
      {asking && (
        <ActionConfirm
          entity={entity}
          name={asking}
          busy={busy}
          records={rows}
          count={rows.length}
          onClose={() => setAsking(undefined)}
          onConfirm={(values) => void run(asking, values)}
        />
      )}
      {outcome && <BulkOutcome outcome={outcome} label={words.action(outcome.action)} onClose={() => setOutcome(undefined)} />}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: 'var(--at-radius)',
  bgcolor: 'var(--at-primary-soft)',
  fontSize: '0.875rem',
};
