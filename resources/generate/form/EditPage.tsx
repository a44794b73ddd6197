import { useNavigate, useParams, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { isComparison, matches } from '#schemas/kernel/rules/where.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import { ChangedElsewhere } from '#src/app/live/ChangedElsewhere.tsx';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useCrumbs } from '../crumbs.ts';
import { useListPath } from '../listPath.ts';
import { NotNow } from '../NotNow.tsx';
import { pagePath } from '../pagePath.ts';
import { usePlace } from '../place.ts';
import { RecordAside } from '../RecordAside.tsx';
import { RecordError } from '../RecordError.tsx';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useSuccess } from '../useSuccess.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { FormPage } from './FormPage.tsx';
import { useFreshRecord } from './useFreshRecord.ts';

/** The form of an existing record. It starts from the server's current state, not from a cached list. */
export default function EditPage({ entity }: ViewProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const { fresh, error, retry, refresh, round } = useFreshRecord(entity, id);
  if (!can(session, entity, 'update')) return <ForbiddenPanel />;
  if (error) return <RecordError entity={entity} error={error} onRetry={retry} />;
  if (fresh && !matches(entity.allow?.update, fresh, { today: session.today, record: fresh })) {
    const title = translate('record.notNow.update', { title: titleOf(entity, fresh) });
    return <NotNow title={title} entity={entity} record={fresh} statuses={statusesOf(entity)} />;
  }
  return fresh ? <EditForm key={`${id} ${round}`} entity={entity} record={fresh} onRefresh={refresh} /> : <SectionsSkeleton />;
}

/** The statuses in which a record may be edited; none when something else counts as well. */
function statusesOf({ allow, states }: Entity): string[] {
  const conditions = Object.entries(allow?.update ?? {});
  const [key, wanted] = conditions[0] ?? [];
  if (conditions.length !== 1 || key !== states?.field || isComparison(wanted)) return [];
  return [wanted].flat().map(String);
}

interface FormProps {
  entity: Entity;
  record: Values & { id: string | number };
  onRefresh: () => void;
}

function EditForm({ entity, record, onRefresh }: FormProps) {
  const words = useWords(entity);
  const translate = useTranslate();
  const succeed = useSuccess(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const [update] = useUpdate();
  // The values the form started with, unaffected by what arrives later.
  const [started] = useState(record);
  const title = words.page('edit') || words.name(1);
  const show = pagePath(entity, 'show', record.id);
  const titleOf = useRecordTitle();
  const name = titleOf(entity, started);
  const place = usePlace();
  const above = place
    ? [
        { label: name, to: place.above.to },
        { label: place.label, to: show },
      ]
    : [{ label: name, to: show }];
  const crumbs = useCrumbs(place?.above.entity ?? entity, 'edit', ...above, { label: title });
  const list = useListPath(entity);
  const back = show ?? list ?? '/';
  return (
    <>
      <PageHeader title={name} note={title} crumbs={crumbs} back={back} aside={<RecordAside entity={entity} record={record} />} />
      <ChangedElsewhere entity={entity.name} record={started} onRefresh={onRefresh} />
      <FormPage
        entity={entity}
        operation="update"
        record={started}
        back={back}
        saveLabel={translate('kit.save')}
        send={async (body, version) => {
          const data = { ...body, version };
          const saved = await update(
            entity.name,
            { id: record.id, data, previousData: started, meta: place?.meta },
            { mutationMode: 'pessimistic', returnPromise: true },
          );
          succeed(`notices.${noticeFor(entity, entity.notices.update, started)}`, saved ?? started);
          navigate(back);
          void afterWrite();
        }}
      />
    </>
  );
}
