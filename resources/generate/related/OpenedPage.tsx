/** The page or the form of a record in the office centre that its address names, without choosing that office centre. */
import { ResourceContextProvider, useGetOne, useParams } from 'ra-core';
import { useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Related } from '#schemas/kernel/entity/pages.ts';
import { centreOf, type Opens, openedViews, pagesIn } from '#schemas/kernel/lists/opens.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { recordPath } from '../pagePath.ts';
import { type Place, PlaceContext } from '../place.ts';
import { RecordError } from '../RecordError.tsx';
import { useEntity } from '../useEntity.ts';
import type { ViewProps } from '../ViewProps.ts';

const ShowPage = latePart(() => import('../show/ShowPage.tsx'));
const EditPage = latePart(() => withTexts('forms', import('../form/EditPage.tsx')));

/** The address is wrong: no such record in that office centre, or another uuid than that of its id. */
const NOT_FOUND = { status: 404 };

export default function OpenedPage({ entity: above, view, of }: ViewProps) {
  const { id = '', officeCentreId = '', officeCentreUuid = '' } = useParams();
  const session = useSession();
  const isEdit = view === openedViews.edit;
  const related = above.related.find(({ entity }) => entity === of) as Related & { opens: Opens };
  const { opens } = related;
  const opened = useEntity(opens.entity);
  const to = recordPath(above, id) ?? '/';
  // What is left of the record when it has left the office centre is the one above.
  const entity = useMemo(() => {
    const pages = { list: to, ...pagesIn(opens, { id: officeCentreId, uuid: officeCentreUuid }) };
    return { ...opened, pages };
  }, [opened, opens, to, officeCentreId, officeCentreUuid]);
  const meta = useMemo(() => ({ officeCentreId: Number(officeCentreId) }), [officeCentreId]);
  const mayOpen = can(session, opened, isEdit ? 'update' : 'get');
  const { data, error, refetch } = useGetOne(opened.name, { id, meta }, { retry: false, enabled: mayOpen });
  const centre = data && centreOf(opens, data);
  const place = useMemo(
    (): Place => ({ meta, above: { entity: above, to: `${to}?tab=${related.entity}` }, label: centre?.label ?? '' }),
    [meta, above, to, related.entity, centre?.label],
  );
  if (!mayOpen) return <ForbiddenPanel />;
  const isWrong = data && centre?.uuid !== officeCentreUuid;
  if (isWrong || (error && !data))
    return <RecordError entity={entity} error={isWrong ? NOT_FOUND : error} onRetry={() => void refetch()} />;
  if (!data) return <SectionsSkeleton />;
  const View = isEdit ? EditPage : ShowPage;
  return (
    <PlaceContext value={place}>
      <ResourceContextProvider value={opened.name}>
        <View entity={entity} />
      </ResourceContextProvider>
    </PlaceContext>
  );
}
