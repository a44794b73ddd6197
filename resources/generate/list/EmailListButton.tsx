import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { can } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useAtrium } from '../useAtrium.ts';
import { useShownRows } from './useShownRows.ts';

/** Asks for the list, as it is filtered and sorted now, as a spreadsheet by e-mail. */
export function EmailListButton({ entity }: { entity: Entity }) {
  const rows = useShownRows();
  const session = useSession();
  const provider = useAtrium();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!entity.api.verbs.emailRecord || !can(session, entity, 'emailRecord')) return null;

  const send = async () => {
    setBusy(true);
    try {
      await provider.emailRecord(entity.name, rows);
      notify('notices.emailRecord', { type: 'success' });
      void client.invalidateQueries({ queryKey: ['background-tasks'] });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ForwardToInbox />}
      loading={busy}
      loadingPosition="start"
      onClick={send}
    >
      {translate('kit.emailList')}
    </Button>
  );
}
