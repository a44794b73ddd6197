/** The page of an action on the record itself: the questions of a poll, with room that a dialog lacks. */
import { useLocale, useNavigate, useParams, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ChangedElsewhere } from '#src/app/live/ChangedElsewhere.tsx';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useRunAction } from '../actions/useRunAction.ts';
import { hidesCrumbs, useCrumbs } from '../crumbs.ts';
import { NotNow } from '../NotNow.tsx';
import { recordPath } from '../pagePath.ts';
import { RecordAside } from '../RecordAside.tsx';
import { RecordError } from '../RecordError.tsx';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { FormPage } from './FormPage.tsx';
import { useFreshRecord } from './useFreshRecord.ts';

export function RecordActionPage({ entity, name }: { entity: Entity; name: string }) {
  const { id = '' } = useParams();
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const { fresh, error, retry, refresh, round } = useFreshRecord(entity, id);
  if (!can(session, entity, name)) return <ForbiddenPanel />;
  if (error) return <RecordError entity={entity} error={error} onRetry={retry} />;
  if (!fresh) return <SectionsSkeleton />;
  if (!can(session, entity, name, fresh)) {
    const title = translate('record.notNow.action', { action: words.action(name) });
    const { moves = {} } = entity.actions[name] as Action;
    return <NotNow title={title} entity={entity} record={fresh} statuses={Object.keys(moves)} />;
  }
  return <ActionForm key={`${id} ${round}`} entity={entity} name={name} record={fresh} onRefresh={refresh} />;
}

interface Props {
  entity: Entity;
  name: string;
  record: Values & { id: string | number };
  onRefresh: () => void;
}

function ActionForm({ entity, name, record, onRefresh }: Props) {
  const words = useWords(entity);
  const locale = useLocale();
  const navigate = useNavigate();
  // The values the form started with, unaffected by what arrives later.
  const [started] = useState(record);
  const { send } = useRunAction(entity, name, started);
  const title = words.page(name) || words.action(name);
  const back = recordPath(entity, record.id) ?? '/';
  const crumbs = useCrumbs(entity, 'show', { label: recordTitle(entity, started, locale), to: back }, { label: title });
  return (
    <>
      <PageHeader
        title={recordTitle(entity, started, locale)}
        note={title}
        crumbs={hidesCrumbs(entity, name) ? [] : crumbs}
        back={back}
        aside={<RecordAside entity={entity} record={record} />}
      />
      <ChangedElsewhere entity={entity.name} record={started} onRefresh={onRefresh} />
      <FormPage
        entity={entity}
        operation={name}
        record={started}
        back={back}
        saveLabel={words.send(name, entity.actions[name])}
        send={async (body, version) => {
          await send(body, version);
          navigate(back);
        }}
      />
    </>
  );
}
