/** The page of an entity at one of its routes. Schema and view are fetched side by side, each in a chunk of its own. */
import { useParams } from 'ra-core';
import type { ComponentType } from 'react';
import { loadedOnce, useLoaded } from '#dataProvider/forUse.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { EntityView } from '#schemas/kernel/areas/page.ts';
import { forAudience } from '#schemas/kernel/entity/audience.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { Loading } from '#src/kit/states/Loading.tsx';
import type { Slots } from '../area.ts';
import { slotsOf } from '../areas.ts';
import type { ViewProps } from './ViewProps.ts';

const view = (load: () => Promise<{ default: ComponentType<ViewProps> }>) =>
  loadedOnce(() => chunk(load()).then((module) => module.default));

const opened = view(() => import('./related/OpenedPage.tsx'));
/** Of each view; it is the same promise every time. */
const load: Record<EntityView['view'], ReturnType<typeof view>> = {
  list: view(() => import('./list/ListPage.tsx')),
  create: view(() => withTexts('forms', import('./form/CreatePage.tsx'))),
  edit: view(() => withTexts('forms', import('./form/EditPage.tsx'))),
  show: view(() => import('./show/ShowPage.tsx')),
  action: view(() => withTexts('forms', import('./form/ActionPage.tsx'))),
  results: view(() => withTexts('results', import('./results/ResultsPage.tsx'))),
  singleton: view(() => withTexts('forms', import('./form/SingletonPage.tsx'))),
  related: view(() => import('./related/RelatedPage.tsx')),
  add: view(() => withTexts('forms', import('./related/AddPage.tsx'))),
  openedShow: opened,
  openedEdit: opened,
  upload: view(() => withTexts('forms', withTexts('bulkUpload', import('./upload/UploadPage.tsx')))),
};

/** The address names the record by its uuid, though the API has another key. */
const byUuid = view(() => import('./ByUuid.tsx'));

/** What the area has drawn by hand in place of the view. */
const drawnBy = ({ views = {} }: Slots, { view, of }: EntityView) =>
  view === 'action' ? views[`action:${of}`] : views[view as keyof typeof views];

/** Fetches what a page needs: for example when a menu entry is pointed at, or before the first page is drawn. */
export async function preloadPage(entity: string, view: EntityView['view']): Promise<void> {
  await Promise.allSettled([load[view](), loadEntity(entity)]);
}

/** @param entity its name */
export default function EntityPage({ entity, page }: { entity: string; page: EntityView & { audience?: string } }) {
  const { view, of } = page;
  const own = drawnBy(slotsOf(entity), page);
  // Both are asked for before either is waited for.
  const generated = useLoaded(own ? undefined : load[view]());
  const schema = useLoaded(loadEntity(entity));
  const { id = '' } = useParams();
  const isElse = schema?.api.key === 'id' && UUID.test(id) && (schema.api.also ?? []).some(({ key }) => key === 'uuid');
  const other = useLoaded(isElse ? byUuid() : undefined);
  const View = isElse ? other : (own ?? generated);
  if (!View || !schema) return <Loading />;
  const shown = page.audience ? forAudience(schema, page.audience) : schema;
  return <View key={`${entity} ${view} ${of}`} entity={shown} view={view} of={of} />;
}
