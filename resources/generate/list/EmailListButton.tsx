import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import { can } from '#schemas/kernel/access.ts';
import type { Entity, Tab } from '#schemas/kernel/entity.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useAtrium } from '../useAtrium.ts';

/** Asks for the list, as it is filtered now, as a spreadsheet by e-mail. */
export function EmailListButton({ entity, tab }: { entity: Entity; tab?: Tab }) {
  const session = useSession();
  const provider = useAtrium();
  const notify = useNotify();
  const translate = useTranslate();
  const { search } = useLocation();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!entity.api.verbs.emailRecord || !can(session, entity, 'emailRecord')) return null;

  const send = async () => {
    setBusy(true);
    try {
      const filter = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as ListFilter;
      await provider.emailRecord(entity.name, { filter: { ...filter, tab: tab?.code } });
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
