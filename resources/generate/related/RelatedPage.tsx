/** The records that reference another one, on a page of their own: who received a notification, with search, tabs and filters. */
import Box from '@mui/material/Box';
import { ListBase, useGetOne, useLocale, useParams } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { defaultSort } from '#dataProvider/listQuery.ts';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { pageSizeOf } from '#schemas/kernel/lists/address.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useCrumbs } from '../crumbs.ts';
import { useListSettings } from '../list/columns/listSettings.ts';
import { ListBody } from '../list/rows/ListBody.tsx';
import { StatusTabs, tabPanel } from '../list/tabs/StatusTabs.tsx';
import { useListTab } from '../list/tabs/useListTab.ts';
import { recordPath } from '../pagePath.ts';
import { RecordError } from '../RecordError.tsx';
import { RecordStatus } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { AddRelated } from './AddRelated.tsx';

export default function RelatedPage({ entity, of }: ViewProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const related = entity.related.find((one) => one.entity === of) as Related;
  const listed = useEntity(related.entity);
  const { data: record, error, refetch } = useGetOne(entity.name, { id }, { retry: false });
  if (!can(session, listed, 'list')) return <ForbiddenPanel />;
  if (error && !record) return <RecordError entity={entity} error={error} onRetry={() => void refetch()} />;
  if (!record) return <SectionsSkeleton />;
  return (
    <>
      <RelatedHeader entity={entity} record={record} listed={listed} related={related} />
      <Rows key={id} related={related} listed={listed} record={record} />
    </>
  );
}

interface HeaderProps {
  entity: Entity;
  record: Row;
  listed: Entity;
  related: Related;
}

function RelatedHeader({ entity, record, listed, related }: HeaderProps) {
  const words = useWords(listed);
  const title = recordTitle(entity, record, useLocale());
  const back = recordPath(entity, record.id) ?? '/';
  const note = words.page('list') || words.name(2);
  const crumbs = useCrumbs(entity, 'show', { label: title, to: back }, { label: note });
  return (
    <PageHeader
      title={title}
      note={note}
      crumbs={crumbs}
      back={back}
      aside={<RecordStatus entity={entity} record={record} />}
      actions={<AddRelated related={related} entity={listed} parent={record} inTitle />}
    />
  );
}

/** The address holds the person's own filters; which record it is about stands in the path. */
function Rows({ related, listed, record }: { related: Related; listed: Entity; record: Row }) {
  const { tab } = useListTab(listed);
  const [settings] = useListSettings(listed);
  const about = { [wireKey(related.by, listed.fields[related.by] as Field)]: record.recordId ?? record.id };
  return (
    <Box
      sx={{ bgcolor: 'background.paper', border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', overflow: 'clip' }}
    >
      <ListBase
        resource={listed.name}
        storeKey={false}
        filter={{ ...about, ...(tab ? { tab: tab.code } : {}) }}
        sort={defaultSort(listed)}
        perPage={pageSizeOf(settings)}
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        {tab && <StatusTabs entity={listed} tab={tab} fixed={about} />}
        <ListBody entity={listed} panel={tab && tabPanel(listed.name)} />
      </ListBase>
    </Box>
  );
}
