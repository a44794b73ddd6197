/** The title bar of results: whose they are, and the answers by e-mail. */
import { useLocale, useTranslate } from 'ra-core';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { PageHeader } from '#src/kit/PageHeader.tsx';
import { hidesCrumbs, useCrumbs } from '../crumbs.ts';
import { MailButton } from '../MailButton.tsx';
import { recordPath } from '../pagePath.ts';
import { RecordStatus } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';

export function ResultsHeader({ entity, record }: { entity: Entity; record: Row }) {
  const words = useWords(entity);
  const provider = useAtrium();
  const translate = useTranslate();
  const order = async () => (await provider.emailResults(entity.name, { id: record.id })).data.taskId !== null;
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
      actions={<MailButton label={translate('results.mail')} order={order} />}
    />
  );
}
