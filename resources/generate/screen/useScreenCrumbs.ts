import { manifest } from 'virtual:atrium/manifest';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { ManifestScreen } from '#schemas/kernel/areas/manifest.ts';
import { type Page, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import { screenFor } from '#schemas/kernel/areas/screen.ts';
import type { Crumb } from '#src/kit/page/Breadcrumb.tsx';

/** The page that a screen names as its parent: another screen, or an entity's list. */
const parentOf = ({ parent }: ManifestScreen): Page | undefined =>
  parent === undefined
    ? undefined
    : pagesOf(manifest).find(({ screen, entity, view }) => screen?.name === parent || (entity === parent && view === 'list'));

/** The way to a screen, from its farthest parent on; what does not open is no link. */
export function useScreenCrumbs(screen: ManifestScreen): Crumb[] {
  const translate = useTranslate();
  const session = useSession();
  const crumbOf = (page: Page): Crumb => ({
    label: translate(page.screen ? screenFor(page.screen, session).title : `resources.${page.entity}.pages.list`),
    to: pageRefusal(session, page) ? undefined : page.path,
  });
  const way: Crumb[] = [];
  let page: Page | undefined = { path: screen.path, screen };
  while (page) {
    way.unshift(crumbOf(page));
    page = page.screen && parentOf(page.screen);
  }
  return way;
}
