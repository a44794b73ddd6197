import { useParams } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { filledIn } from '#schemas/kernel/entity/fills.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded, needsCentre } from '../CentreNeeded.tsx';
import { useCrumbs } from '../crumbs.ts';
import { useListPath } from '../listPath.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { FormPage } from './FormPage.tsx';
import { useGiven } from './given.ts';
import { useSendNew } from './useSendNew.ts';
import { useStart } from './useStart.ts';

/** The form of a new record; afterwards its page, or the list where it has none. */
export default function CreatePage({ entity }: ViewProps) {
  const words = useWords(entity);
  const session = useSession();
  const title = words.page('create') || words.name(1);
  const crumbs = useCrumbs(entity, 'create', { label: title });
  const list = useListPath(entity) ?? '/';
  const send = useSendNew(entity, list);
  const start = useStart(entity);
  const given = useGiven(entity);
  const { fills } = entity;
  const filled = filledIn(entity, useParams());
  const header = <PageHeader title={title} note={filled && words.value(fills ?? '', filled)} crumbs={crumbs} back={list} />;
  if (needsCentre(session, entity, 'create'))
    return (
      <>
        {header}
        <CentreNeeded />
      </>
    );
  if (!can(session, entity, 'create')) return <ErrorState error="errors.forbidden" />;
  if (fills !== undefined && filled === undefined) return <ErrorState error="errors.notFound" />;
  if (!start) return <SectionsSkeleton />;
  return (
    <>
      {header}
      <FormPage
        key={filled}
        entity={entity}
        operation="create"
        record={{ ...start, ...given, ...(fills && { [fills]: filled }) }}
        given={fills ? [fills] : []}
        back={list}
        saveLabel={words.sendNew()}
        send={send}
      />
    </>
  );
}
