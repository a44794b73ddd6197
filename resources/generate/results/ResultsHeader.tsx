/** The title bar of results: whose they are, and the answers by e-mail. */
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { errorText } from '#src/kit/errorText.ts';
import { PageHeader } from '#src/kit/PageHeader.tsx';
import { hidesCrumbs, useCrumbs } from '../crumbs.ts';
import { recordPath } from '../pagePath.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';

export function ResultsHeader({ entity, record }: { entity: Entity; record: Row }) {
  const words = useWords(entity);
  const title = recordTitle(entity, record, useLocale());
  const back = recordPath(entity, record.id) ?? '/';
  const crumbs = useCrumbs(entity, 'show', { label: title, to: back }, { label: words.page('results') });
  return (
    <PageHeader
      title={title}
      note={words.page('results')}
      crumbs={hidesCrumbs(entity, 'results') ? [] : crumbs}
      back={back}
      aside={<RecordStatus entity={entity} record={record} />}
      actions={<MailButton entity={entity} record={record} />}
    />
  );
}

function MailButton({ entity, record }: { entity: Entity; record: Row }) {
  const provider = useAtrium();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { data } = await provider.emailResults(entity.name, { id: record.id });
      if (data.taskId === null) notify('notices.noData', { type: 'warning' });
      else notify('notices.emailRecord', { type: 'success' });
      void client.invalidateQueries({ queryKey: ['background-tasks'] });
    } catch (error) {
      notify(errorText(translate, error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      className="at-screen"
      variant="outlined"
      color="inherit"
      startIcon={<ForwardToInbox />}
      loading={busy}
      loadingPosition="start"
      onClick={send}
    >
      {translate('results.mail')}
    </Button>
  );
}
