/** The page of a record: title and status, the buttons that are allowed now, and its content. */
import { useGetOne, useParams } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { paramsOf } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { useVisit } from '#src/app/recent/useVisit.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { ActionBar } from '../actions/ActionBar.tsx';
import { useCrumbs } from '../crumbs.ts';
import { useListPath } from '../listPath.ts';
import { useCallMeta, usePlace } from '../place.ts';
import { RecordAside } from '../RecordAside.tsx';
import { RecordError } from '../RecordError.tsx';
import { RecordStatus } from '../RecordStatus.tsx';
import type { Row } from '../Row.ts';
import { useAbove } from '../useAbove.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { tellsStatus } from './factsOf.ts';
import { RecordContent } from './RecordContent.tsx';
import { useRecordTab } from './useRecordTab.ts';

export default function ShowPage({ entity }: ViewProps) {
  const id = useParams()[paramsOf(entity.pages.show ?? '').at(-1) ?? 'id'] ?? '';
  const session = useSession();
  const { data, error, refetch } = useGetOne(entity.name, { id, meta: useCallMeta() }, { retry: false });
  if (!can(session, entity, 'get')) return <ForbiddenPanel />;
  if (error && !data) return <RecordError entity={entity} error={error} onRetry={() => void refetch()} />;
  return data ? <RecordPage key={id} entity={entity} record={data} onRefresh={() => void refetch()} /> : <SectionsSkeleton />;
}

function RecordPage({ entity, record, onRefresh }: { entity: Entity; record: Row; onRefresh: () => void }) {
  const titleOf = useRecordTitle();
  const title = titleOf(entity, record);
  const words = useWords(entity);
  const above = useAbove(entity, record);
  const list = useListPath(entity);
  const beside = above ? [{ label: above.label, to: above.to }] : [];
  const place = usePlace();
  const here = place ? [{ label: title, to: place.above.to }, { label: place.label }] : [...beside, { label: title }];
  const crumbs = useCrumbs(place?.above.entity ?? above?.entity ?? entity, 'show', ...here);
  const [tab, setTab] = useRecordTab();
  useVisit(place?.above.entity.name ?? entity.name, record.id, record.recordId as number | undefined);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        back={place?.above.to ?? above?.to ?? list ?? '/'}
        aside={
          <>
            {!tellsStatus(entity) && <RecordStatus entity={entity} record={record} />}
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
      <RecordContent entity={entity} record={record} tab={tab} onTab={setTab} onRefresh={onRefresh} />
    </>
  );
}
