import { manifest } from 'virtual:atrium/manifest';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { pageRefusal } from '#schemas/kernel/areas/page.ts';
import { screenFor } from '#schemas/kernel/areas/screen.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Crumb } from '#src/kit/page/Breadcrumb.tsx';
import { listPage, listPath } from './listPath.ts';
import { wordsOf } from './words.ts';

/** 000 §2: a route can hide its breadcrumb. `page` is one of the four, or the name of an action with a page. */
export const hidesCrumbs = (entity: Pick<Entity, 'noBreadcrumb'>, page: string): boolean =>
  entity.noBreadcrumb?.includes(page) ?? false;

/** The breadcrumb of a page of the entity: its list, and the pages below. Without a list page, the heading of its area. */
export function useCrumbs(entity: Entity, page: string, ...below: Crumb[]): Crumb[] {
  const translate = useTranslate();
  const session = useSession();
  if (hidesCrumbs(entity, page)) return [];
  const screen = manifest.screens.find(({ name }) => name === entity.parentScreen);
  if (screen)
    return [
      {
        label: translate(screenFor(screen, session).title),
        to: pageRefusal(session, { path: screen.path, screen }) ? undefined : screen.path,
      },
      ...below,
    ];
  const words = wordsOf(translate, entity);
  const list = listPath(entity, session);
  const to = list && can(session, entity, 'list') ? list : undefined;
  return [
    list ? { label: words.page(listPage(entity, session)) || words.name(2), to } : { label: translate(`areas.${entity.area}`) },
    ...below,
  ];
}
