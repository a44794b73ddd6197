/** The page of an entity at one of its routes. Schema and view are fetched side by side, each in a chunk of its own. */
import { useParams } from 'ra-core';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { EntityView } from '#schemas/kernel/areas/page.ts';
import { forAudience } from '#schemas/kernel/entity/audience.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { withTexts } from '#src/app/texts.ts';
import { type Late, latePage } from '#src/kit/late/late.tsx';
import { useLoaded } from '#src/kit/late/useLoaded.ts';
import { Loading } from '#src/kit/states/Loading.tsx';
import type { Slots } from '../area.ts';
import { slotsOf } from '../areas.ts';
import type { ViewProps } from './ViewProps.ts';

const opened = latePage<ViewProps>(() => import('./related/OpenedPage.tsx'));
const views: Record<EntityView['view'], Late<ViewProps>> = {
  list: latePage<ViewProps>(() => import('./list/ListPage.tsx')),
  create: latePage<ViewProps>(() => withTexts('forms', import('./form/CreatePage.tsx'))),
  edit: latePage<ViewProps>(() => withTexts('forms', import('./form/EditPage.tsx'))),
  show: latePage<ViewProps>(() => import('./show/ShowPage.tsx')),
  action: latePage<ViewProps>(() => withTexts('forms', import('./form/ActionPage.tsx'))),
  results: latePage<ViewProps>(() => withTexts('results', import('./results/ResultsPage.tsx'))),
  singleton: latePage<ViewProps>(() => withTexts('forms', import('./form/SingletonPage.tsx'))),
  related: latePage<ViewProps>(() => import('./related/RelatedPage.tsx')),
  add: latePage<ViewProps>(() => withTexts('forms', import('./related/AddPage.tsx'))),
  openedShow: opened,
  openedEdit: opened,
  upload: latePage<ViewProps>(() => withTexts('forms', withTexts('bulkUpload', import('./upload/UploadPage.tsx')))),
};

/** The address names the record by its uuid, though the API has another key. */
const ByUuid = latePage<ViewProps>(() => import('./ByUuid.tsx'));

/** What the area has drawn by hand in place of the view. */
const drawnBy = ({ views: own = {} }: Slots, { view, of }: EntityView) =>
  view === 'action' ? own[`action:${of}`] : own[view as keyof typeof own];

/** Fetches what a page needs: for example when a menu entry is pointed at, or before the first page is drawn. */
export async function preloadPage(entity: string, view: EntityView['view']): Promise<void> {
  await Promise.allSettled([views[view].preload(), loadEntity(entity)]);
}

/** @param entity its name */
export default function EntityPage({ entity, page }: { entity: string; page: EntityView & { audience?: string } }) {
  const { view, of } = page;
  const own = drawnBy(slotsOf(entity), page);
  // Both are asked for before either is waited for.
  if (!own) void views[view].preload();
  const schema = useLoaded(loadEntity(entity));
  const { id = '' } = useParams();
  const isElse = schema?.api.key === 'id' && UUID.test(id) && (schema.api.also ?? []).some(({ key }) => key === 'uuid');
  if (!schema) return <Loading />;
  const View = isElse ? ByUuid : (own ?? views[view]);
  const shown = page.audience ? forAudience(schema, page.audience) : schema;
  return <View key={`${entity} ${view} ${of}`} entity={shown} view={view} of={of} />;
}
