/** The form of a new record that belongs to another one, with the reference to it filled in: a person of one company. */
import { useGetOne, useParams } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { needsCentre } from '../CentreNeeded.tsx';
import { useCrumbs } from '../crumbs.ts';
import { FormPage } from '../form/FormPage.tsx';
import { useGiven } from '../form/given.ts';
import { useSendNew } from '../form/useSendNew.ts';
import { useStart } from '../form/useStart.ts';
import { NotNow } from '../NotNow.tsx';
import { fillPage, recordPath } from '../pagePath.ts';
import { RecordError } from '../RecordError.tsx';
import type { Row } from '../Row.ts';
import { useEntity } from '../useEntity.ts';
import { useRecordTitle } from '../useRecordTitle.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { scopeOfParent } from './scopeOf.ts';

export default function AddPage({ entity: parentEntity, of }: ViewProps) {
  const { id = '' } = useParams();
  const session = useSession();
  const related = parentEntity.related.find((one) => one.entity === of) as Related;
  const entity = useEntity(related.entity);
  const words = useWords(entity);
  const title = words.page('create') || words.name(1);
  const { data: parent, error, refetch } = useGetOne(parentEntity.name, { id }, { retry: false });
  if (!can(session, entity, 'create')) return <ForbiddenPanel />;
  if (error && !parent) return <RecordError entity={parentEntity} error={error} onRetry={() => void refetch()} />;
  if (!parent) return <SectionsSkeleton />;
  if (!matches(related.addWhen, parent, { today: session?.today, record: parent }))
    return <NotNow title={title} entity={parentEntity} record={parent} />;
  return <AddForm key={id} entity={entity} related={related} parentEntity={parentEntity} parent={parent} />;
}

interface Props {
  entity: Entity;
  related: Related;
  parentEntity: Entity;
  parent: Row;
}

function AddForm({ entity, related: { by, page }, parentEntity, parent }: Props) {
  const words = useWords(entity);
  const titleOf = useRecordTitle();
  const start = useStart(entity);
  const asked = useGiven(entity);
  const title = words.page('create') || words.name(1);
  const name = titleOf(parentEntity, parent);
  const back = page ? fillPage(page, parent.id) : `${recordPath(parentEntity, parent.id) ?? '/'}?tab=${entity.name}`;
  const session = useSession();
  // Without an office centre chosen, the page of what has been added could not be opened.
  const returns = page !== undefined || needsCentre(session, entity, 'create');
  const send = useSendNew(entity, back, { meta: scopeOfParent(entity, parentEntity, parent), returns });
  const crumbs = useCrumbs(parentEntity, 'show', { label: name, to: back }, { label: title });
  if (!start) return <SectionsSkeleton />;
  const id = parent.recordId ?? parent.id;
  return (
    <>
      <PageHeader title={title} note={name} crumbs={crumbs} back={back} />
      <FormPage
        entity={entity}
        operation="create"
        record={{ ...start, ...asked, [wireKey(by, entity.fields[by] as Field)]: id, [by]: { id, label: name } }}
        given={[by]}
        back={back}
        saveLabel={words.sendNew()}
        send={send}
      />
    </>
  );
}
