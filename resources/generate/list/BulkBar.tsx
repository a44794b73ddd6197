import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import type { BulkResult } from '#dataProvider/types.ts';
import { can } from '#schemas/kernel/access.ts';
import type { Action, Entity } from '#schemas/kernel/entity.ts';
import { ActionConfirm } from '../actions/ActionConfirm.tsx';
import { useAfterWrite } from '../actions/useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { bulkActions } from './rowActions.ts';

interface Outcome {
  action: string;
  done: number;
  refused: { title: string; message: string }[];
}

/** What can be done with the chosen rows; afterwards how each of them fared. */
export function BulkBar({ entity }: { entity: Entity }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const session = useSession();
  const provider = useAtrium();
  const translate = useTranslate();
  const words = useWords(entity);
  const afterWrite = useAfterWrite();
  const [asking, setAsking] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const rows = data.filter((row) => selectedIds.includes(row.id));
  const names = bulkActions(entity, session);

  const run = async (action: string, values: Record<string, unknown>) => {
    setBusy(true);
    const asked = rows.map(({ id, version }) => ({ id, version: version as number }));
    const results = await provider.bulkAction(entity.name, { action, rows: asked, data: values }).finally(() => setBusy(false));
    const title = ({ id }: BulkResult) => recordTitle(entity, rows.find((row) => row.id === id) ?? { id });
    setOutcome({
      action,
      done: results.data.filter((one) => one.done).length,
      refused: results.data.filter((one) => !one.done).map((one) => ({ title: title(one), message: one.message ?? '' })),
    });
    setAsking(undefined);
    onUnselectItems();
    await afterWrite();
  };
  if (names.length === 0 || (rows.length === 0 && !outcome)) return null;
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      {rows.length > 0 && (
        <Box role="toolbar" aria-label={translate('kit.bulkActions')} sx={bar}>
          <Box component="span" sx={{ fontWeight: 600, flex: 1 }}>
            {translate('kit.selected', { smart_count: rows.length })}
          </Box>
          {names.map((name) => (
            <Button
              key={name}
              size="small"
              color={entity.actions[name]?.tone === 'danger' ? 'error' : 'primary'}
              variant="outlined"
              disabled={!rows.some((row) => can(session, entity, name, row))}
              onClick={() => {
                setOutcome(undefined);
                setAsking(name);
              }}
            >
              {words.action(name)}
            </Button>
          ))}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {translate('kit.unselect')}
          </Button>
        </Box>
      )}
      {asking && (
        <ActionConfirm
          entity={entity}
          name={asking}
          action={entity.actions[asking] as Action}
          busy={busy}
          count={rows.length}
          onClose={() => setAsking(undefined)}
          onConfirm={(values) => void run(asking, values)}
        />
      )}
      {outcome && (
        <Alert severity={outcome.refused.length ? 'warning' : 'success'} onClose={() => setOutcome(undefined)} sx={{ mt: 1 }}>
          <AlertTitle sx={{ m: 0 }}>
            {translate('kit.bulkDone', {
              action: words.action(outcome.action),
              done: outcome.done,
              total: outcome.done + outcome.refused.length,
            })}
          </AlertTitle>
          {outcome.refused.map(({ title, message }) => (
            <div key={title}>
              <strong>{title}</strong>: {translate(message, { _: message })}
            </div>
          ))}
        </Alert>
      )}
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
