/** The page of an entity at one of its routes. Schema and view are fetched side by side, each in a chunk of its own. */
import type { ComponentType } from 'react';
import { loadedOnce, useLoaded } from '#dataProvider/forUse.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { Loading } from '#src/kit/states/Loading.tsx';
import type { Slots } from '../area.ts';
import { slotsOf } from '../areas.ts';
import type { ViewProps } from './ViewProps.ts';

/** `list`, `create`, `edit`, `show`, or the page of an action: `action:createRenewal`, `action:results`, `action:related:<entity>`, `action:add:<entity>`, `action:opened:show:<entity>`. */
export type PageName = 'list' | 'create' | 'edit' | 'show' | `action:${string}`;

const view = (load: () => Promise<{ default: ComponentType<ViewProps> }>) =>
  loadedOnce(() => chunk(load()).then((module) => module.default));

/** The kinds of view; each is the same promise every time. */
const load = {
  list: view(() => import('./list/ListPage.tsx')),
  create: view(() => withTexts('forms', import('./form/CreatePage.tsx'))),
  edit: view(() => withTexts('forms', import('./form/EditPage.tsx'))),
  show: view(() => import('./show/ShowPage.tsx')),
  action: view(() => withTexts('forms', import('./form/ActionPage.tsx'))),
  results: view(() => withTexts('results', import('./results/ResultsPage.tsx'))),
  singleton: view(() => withTexts('forms', import('./form/SingletonPage.tsx'))),
  related: view(() => import('./related/RelatedPage.tsx')),
  add: view(() => withTexts('forms', import('./related/AddPage.tsx'))),
  opened: view(() => import('./related/OpenedPage.tsx')),
  upload: view(() => withTexts('forms', withTexts('bulkUpload', import('./upload/UploadPage.tsx')))),
};
type Views = NonNullable<Slots['views']>;

const kindOf = (page: PageName): keyof typeof load => {
  if (page.startsWith('action:upload:')) return 'upload';
  if (page === 'action:results' || page === 'action:singleton') return page.slice('action:'.length) as 'results';
  if (page.startsWith('action:related:')) return 'related';
  if (page.startsWith('action:add:')) return 'add';
  if (page.startsWith('action:opened:')) return 'opened';
  return page.startsWith('action:') ? 'action' : (page as keyof typeof load);
};

/** Fetches what a page needs: for example when a menu entry is pointed at, or before the first page is drawn. */
export async function preloadPage(entity: string, page: PageName): Promise<void> {
  await Promise.allSettled([load[kindOf(page)](), loadEntity(entity)]);
}

/** @param entity its name */
export default function EntityPage({ entity, page }: { entity: string; page: PageName }) {
  const own = slotsOf(entity).views?.[page as keyof Views];
  // Both are asked for before either is waited for.
  const generated = useLoaded(own ? undefined : load[kindOf(page)]());
  const schema = useLoaded(loadEntity(entity));
  const View = own ?? generated;
  if (!View || !schema) return <Loading />;
  return (
    <View
      key={`${entity} ${page}`}
      entity={schema}
      action={page.startsWith('action:') ? page.slice('action:'.length) : undefined}
    />
  );
}
