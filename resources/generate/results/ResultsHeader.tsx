/** The title bar of results: whose they are, and the answers by e-mail. */
import { useLocale, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordName } from '#schemas/kernel/entity/title.ts';
import { asksQuestions } from '#schemas/kernel/lists/results.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
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
  // People without the permission for the sheet still see the numbers.
  const isMailed = can(useSession(), entity, 'mailedResults');
  const label = translate(entity.results && !asksQuestions(entity.results) ? 'results.mailRecords' : 'results.mail');
  const order = async () => (await provider.emailResults(entity.name, { id: record.id })).data.taskId !== null;
  // Whoever reads results thinks of what it is called, not of its number.
  const title = recordName(entity, record, useLocale());
  const back = recordPath(entity, record.id) ?? '/';
  const crumbs = useCrumbs(entity, 'show', { label: title, to: back }, { label: words.page('results') });
  return (
    <PageHeader
      title={title}
      note={words.page('results')}
      crumbs={hidesCrumbs(entity, 'results') ? [] : crumbs}
      back={back}
      aside={<RecordStatus entity={entity} record={record} />}
      actions={isMailed && <MailButton label={label} order={order} />}
    />
  );
}
