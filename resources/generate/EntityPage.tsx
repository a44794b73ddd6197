/** The page of an entity at one of its routes. Schema and view are fetched side by side, each in a chunk of its own. */
import { type ComponentType, lazy } from 'react';
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
const views = {
  list: lazy(load.list),
  create: lazy(load.create),
  edit: lazy(load.edit),
  show: lazy(load.show),
  action: lazy(load.action),
  results: lazy(load.results),
  singleton: lazy(load.singleton),
  related: lazy(load.related),
  add: lazy(load.add),
  opened: lazy(load.opened),
  upload: lazy(load.upload),
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

/** Starts to fetch what a page needs, for example when a menu entry is pointed at. */
export function preloadPage(entity: string, page: PageName): void {
  void load[kindOf(page)]().catch(() => undefined);
  void loadEntity(entity).catch(() => undefined);
}

/** @param entity its name; suspends until schema and view are there. */
export default function EntityPage({ entity, page }: { entity: string; page: PageName }) {
  const kind = kindOf(page);
  preloadPage(entity, page);
  const schema = useEntity(entity);
  const View = slotsOf(entity).views?.[page as keyof Views] ?? views[kind];
  return (
    <View
      key={`${entity} ${page}`}
      entity={schema}
      action={page.startsWith('action:') ? page.slice('action:'.length) : undefined}
    />
  );
}
