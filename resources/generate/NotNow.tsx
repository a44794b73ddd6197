import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';
import { useListPath } from './listPath.ts';
import { pagePath, recordPath } from './pagePath.ts';
import { useRecordTitle } from './useRecordTitle.ts';
import { useWords } from './words.ts';

interface Props {
  /** What cannot be done now, in a sentence. */
  title: string;
  /** The record whose state forbids it. */
  entity: Entity;
  record: Readonly<Record<string, unknown>> & { id: string | number };
  /** The statuses that allow it; absent or empty: it depends on more than the status. */
  statuses?: readonly string[];
}

/** Replaces a page that the state of a record forbids: says why, and links back to the record. */
export function NotNow({ title, entity, record, statuses = [] }: Props) {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const words = useWords(entity);
  const { field = '', refinedBy } = entity.states ?? {};
  const refined = refinedBy && record[refinedBy] ? refinedBy : field;
  const text =
    field && statuses.length
      ? translate('record.notNow.status', {
          status: words.value(refined, String(record[refined])),
          statuses: statuses.map((one) => words.value(field, one)).join(translate('record.separator')),
        })
      : translate('errors.notAllowedNow');
  const list = useListPath(entity);
  const back = (pagePath(entity, 'show', record.id) ? recordPath(entity, record.id) : list) ?? '/';
  return (
    <MessagePanel icon={<EventBusy />} title={title} text={text}>
      <Button component={LinkBase} to={back} variant="contained">
        {translate('record.backTo', { page: titleOf(entity, record) })}
      </Button>
    </MessagePanel>
  );
}
