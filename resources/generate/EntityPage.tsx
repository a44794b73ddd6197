/** The page of an entity at one of its routes. Schema and view are fetched side by side, each in a chunk of its own. */
import { type ComponentType, use } from 'react';
import { forUse } from '#dataProvider/forUse.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/chunk.ts';
import type { Slots } from '../area.ts';
import { slotsOf } from '../areas.ts';
import { useEntity } from './useEntity.ts';
import type { ViewProps } from './ViewProps.ts';

/** `list`, `create`, `edit`, `show`, or the page of an action: `action:createRenewal`, `action:results`, `action:related:<entity>`, `action:add:<entity>`, `action:opened:show:<entity>`. */
export type PageName = 'list' | 'create' | 'edit' | 'show' | `action:${string}`;

type View = () => Promise<{ default: ComponentType<ViewProps> }>;

const load: Record<
  'list' | 'create' | 'edit' | 'show' | 'action' | 'results' | 'singleton' | 'related' | 'add' | 'opened' | 'upload',
  View
> = {
  list: () => chunk(import('./list/ListPage.tsx')),
  create: () => withTexts('forms', chunk(import('./form/CreatePage.tsx'))),
  edit: () => withTexts('forms', chunk(import('./form/EditPage.tsx'))),
  show: () => chunk(import('./show/ShowPage.tsx')),
  action: () => withTexts('forms', chunk(import('./form/ActionPage.tsx'))),
  results: () => withTexts('results', chunk(import('./results/ResultsPage.tsx'))),
  singleton: () => withTexts('forms', chunk(import('./form/SingletonPage.tsx'))),
  related: () => chunk(import('./related/RelatedPage.tsx')),
  add: () => withTexts('forms', chunk(import('./related/AddPage.tsx'))),
  opened: () => chunk(import('./related/OpenedPage.tsx')),
  upload: () => withTexts('forms', withTexts('bulkUpload', chunk(import('./upload/UploadPage.tsx')))),
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

const RETRY_MS = 500;
const loading = new Map<string, Promise<ComponentType<ViewProps>>>();

/** The view of that kind; the same promise every time, so that `use` can wait for it. */
function loadView(kind: keyof typeof load): Promise<ComponentType<ViewProps>> {
  let promise = loading.get(kind);
  if (!promise) {
    promise = forUse(load[kind]().then((module) => module.default));
    loading.set(kind, promise);
    // A chunk that failed to load is fetched again, but not by the drawing that is about to say so.
    promise.catch(() => setTimeout(() => loading.delete(kind), RETRY_MS));
  }
  return promise;
}

/**
 * Fetches what a page needs: for example when a menu entry is pointed at, or before the first page is drawn. A page that finds
 * everything there is drawn at once; one that has to wait is held back for up to 0.3 s more by React, so that placeholders do not
 * flicker.
 */
export async function preloadPage(entity: string, page: PageName): Promise<void> {
  await Promise.allSettled([loadView(kindOf(page)), loadEntity(entity)]);
}

/** @param entity its name; suspends until schema and view are there. */
export default function EntityPage({ entity, page }: { entity: string; page: PageName }) {
  const own = slotsOf(entity).views?.[page as keyof Views];
  // Both are asked for before either is waited for.
  if (!own) void preloadPage(entity, page);
  const schema = useEntity(entity);
  const View = own ?? use(loadView(kindOf(page)));
  return (
    <View
      key={`${entity} ${page}`}
      entity={schema}
      action={page.startsWith('action:') ? page.slice('action:'.length) : undefined}
    />
  );
}
