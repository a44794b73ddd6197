/** The page of an action: on a record, or one that makes a record below another one, such as the renewal of an application. */
import { useGetOne, useLocale, useNavigate, useParams, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { paramsOf } from '#schemas/kernel/calls/path.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import type { ReferenceField } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import { noticeFor } from '#schemas/kernel/states/notice.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { allowedBelow } from '../available.ts';
import { CentreNeeded, needsCentre } from '../CentreNeeded.tsx';
import { hidesCrumbs, useCrumbs } from '../crumbs.ts';
import { useListPath } from '../listPath.ts';
import { NotNow } from '../NotNow.tsx';
import { recordPath } from '../pagePath.ts';
import { RecordError } from '../RecordError.tsx';
import { useAfterWrite } from '../useAfterWrite.ts';
import { useAtrium } from '../useAtrium.ts';
import { useEntity } from '../useEntity.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import { useSuccess } from '../useSuccess.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { FormPage } from './FormPage.tsx';
import { PresentFacts } from './PresentFacts.tsx';
import { prefilled } from './prefill.ts';
import { RecordActionPage } from './RecordActionPage.tsx';
import { useStart } from './useStart.ts';

export default function ActionPage({ entity, of: name = '' }: ViewProps) {
  const action = entity.actions[name] as Action;
  if (isOnRecord(action)) return <RecordActionPage entity={entity} name={name} />;
  return paramsOf(action.page ?? '').length ? (
    <CreatingPage entity={entity} name={name} />
  ) : (
    <AlonePage entity={entity} name={name} />
  );
}

/** An action that creates a record below no other one. */
function AlonePage({ entity, name }: { entity: Entity; name: string }) {
  const session = useSession();
  const words = useWords(entity);
  const succeed = useSuccess(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const provider = useAtrium();
  const action = entity.actions[name] as Action;
  const title = words.page(name) || words.action(name);
  const crumbs = useCrumbs(entity, 'create', { label: title });
  const back = useListPath(entity) ?? '/';
  const start = useStart(entity);
  const header = <PageHeader title={title} crumbs={hidesCrumbs(entity, name) ? [] : crumbs} back={back} />;
  if (needsCentre(session, entity, name))
    return (
      <>
        {header}
        <CentreNeeded />
      </>
    );
  if (!can(session, entity, name)) return <ForbiddenPanel />;
  if (!start) return <SectionsSkeleton />;
  return (
    <>
      {header}
      <FormPage
        entity={entity}
        operation={name}
        record={start}
        back={back}
        saveLabel={words.action(name)}
        send={async (body) => {
          const { data, message } = await provider.runAction(entity.name, { action: name, data: body });
          succeed(message || `notices.${noticeFor(entity, action.notice)}`, data);
          navigate((data && recordPath(entity, data.id)) ?? back);
          void afterWrite();
        }}
      />
    </>
  );
}

function CreatingPage({ entity, name }: { entity: Entity; name: string }) {
  const { id = '' } = useParams();
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const by = entity.parent ?? '';
  const parentEntity = useEntity((entity.fields[by] as ReferenceField).to);
  const { data: parent, error, refetch } = useGetOne(parentEntity.name, { id }, { retry: false });
  if (error) return <RecordError entity={parentEntity} error={error} onRetry={() => void refetch()} />;
  if (!can(session, entity, name)) return <ForbiddenPanel />;
  if (!parent) return <SectionsSkeleton />;
  const action = entity.actions[name] as Action;
  if (!allowedBelow(session, entity, name, parentEntity, parent)) {
    const title = translate('record.notNow.action', { action: words.action(name) });
    return <NotNow title={title} entity={parentEntity} record={parent} statuses={Object.keys(action.parentMoves ?? {})} />;
  }
  return <ActionForm key={id} entity={entity} name={name} action={action} parentEntity={parentEntity} parent={parent} />;
}

interface Props {
  entity: Entity;
  name: string;
  action: Action;
  parentEntity: Entity;
  parent: Record<string, unknown> & { id: string | number };
}

function ActionForm({ entity, name, action, parentEntity, parent }: Props) {
  const words = useWords(entity);
  const succeed = useSuccess(entity);
  const navigate = useNavigate();
  const afterWrite = useAfterWrite();
  const provider = useAtrium();
  const title = words.page(name) || words.action(name);
  const back = recordPath(parentEntity, parent.id) ?? '/';
  const titleOf = useRecordTitle();
  const crumbs = useCrumbs(parentEntity, 'show', { label: titleOf(parentEntity, parent), to: back }, { label: title });
  const { parent: by = '' } = entity;
  return (
    <>
      <PageHeader
        title={title}
        note={titleOf(parentEntity, parent)}
        crumbs={hidesCrumbs(entity, name) ? [] : crumbs}
        back={back}
      />
      <FormPage
        entity={entity}
        operation={name}
        record={prefilled(entity, action, parentEntity, parent, useLocale())}
        parent={parent}
        lead={<PresentFacts entity={parentEntity} record={parent} shows={action.against?.shows ?? []} />}
        given={[by]}
        back={back}
        saveLabel={words.action(name)}
        send={async (body) => {
          const { data, message } = await provider.runAction(entity.name, { action: name, data: body });
          succeed(message || `notices.${noticeFor(entity, action.notice)}`, data);
          navigate((data && recordPath(entity, data.id, parent.id)) ?? back);
          void afterWrite();
        }}
      />
    </>
  );
}
