/** The page of a record: title and status, the buttons that are allowed now, its sections, related lists and history. */
import { useGetOne, useParams } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import { can, refusalOf } from '#schemas/kernel/access.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { ChangedElsewhere } from '#src/admin/live/ChangedElsewhere.tsx';
import { useVisit } from '#src/admin/recent/useVisit.ts';
import { ErrorState } from '#src/kit/ErrorState.tsx';
import { PageHeader } from '#src/kit/PageHeader.tsx';
import { SectionsSkeleton, TableSkeleton } from '#src/kit/Skeletons.tsx';
import { slotTabs } from '../../slots.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { useCrumbs } from '../crumbs.ts';
import type { ViewProps } from '../EntityPage.tsx';
import { pagePath } from '../pagePath.ts';
import { RecordError } from '../RecordError.tsx';
import { RecordStatus } from '../RecordStatus.tsx';
import { useWords } from '../words.ts';
import { Details } from './Details.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { RecordAside } from './RecordAside.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { RelatedList } from './RelatedList.tsx';
import { useRecordTab } from './useRecordTab.ts';

export default function ShowPage({ entity }: ViewProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const { data, error, refetch } = useGetOne(entity.name, { id }, { retry: false });
  if (!can(session, entity, 'get')) return <ErrorState error="errors.forbidden" />;
  if (error && !data) return <RecordError error={error} onRetry={() => void refetch()} />;
  return data ? <RecordPage key={id} entity={entity} record={data} onRefresh={() => void refetch()} /> : <SectionsSkeleton />;
}

export type Row = Record<string, unknown> & { id: string | number };

function RecordPage({ entity, record, onRefresh }: { entity: Entity; record: Row; onRefresh: () => void }) {
  const title = recordTitle(entity, record);
  const words = useWords(entity);
  const crumbs = useCrumbs(entity, 'show', { label: title });
  const [tab, setTab] = useRecordTab();
  useVisit(entity.name, record.id, record.recordId as number | undefined);
  const session = useSession();
  const related = entity.related.find((one) => one.entity === tab);
  const own = slotTabs(entity.name).find((one) => one.code === tab && !refusalOf(session, one.needs));
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        back={pagePath(entity, 'list') ?? '/'}
        aside={
          <>
            <RecordStatus entity={entity} record={record} />
            <RecordAside entity={entity} record={record} />
          </>
        }
        note={words.page('show') || words.name(1)}
        actions={
          <Suspense fallback={null}>
            <ActionBar entity={entity} record={record} />
          </Suspense>
        }
      />
      <ChangedElsewhere entity={entity.name} record={record} onRefresh={onRefresh} />
      <RecordTabs entity={entity} value={tab} onChange={setTab} />
      <div id="record-panel" role="tabpanel">
        <Suspense fallback={<TableSkeleton />}>
          {own ? (
            <own.Body record={record} />
          ) : related ? (
            <RelatedList key={related.entity} related={related} parentEntity={entity} parent={record} />
          ) : tab === 'history' ? (
            <HistoryTab entity={entity} id={record.id} />
          ) : (
            <Details entity={entity} record={record} />
          )}
        </Suspense>
      </div>
    </>
  );
}
