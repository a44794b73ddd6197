/** Every page of the portal behind sign-in, from the manifest: entity pages and screens, with their paths and permissions. */

import { closest } from '../calls/path.ts';
import { type Needs, type Permission, type Refusal, refusalOf } from '../rights/access.ts';
import type { Session } from '../rights/session.ts';
import type { Manifest, ManifestEntry, ManifestScreen, OtherView } from './manifest.ts';
import { screenFor } from './screen.ts';

const GATES = { list: 'list', create: 'create', edit: 'update', show: 'get' } as const;

/** What a page of an entity shows: its list, a form, a record, or something of its own. */
export type EntityView = { view: keyof typeof GATES; of?: undefined } | OtherView;

export type EntityPage = EntityView & {
  path: string;
  entity: string;
  entry: ManifestEntry;
  /** Absent if the entity has no such call; then nobody can open it. */
  permission?: Permission;
  needs: Needs;
  /** Of whose pages it is one (`entity/audience.ts`). */
  audience?: string;
  screen?: undefined;
};
export interface ScreenPage {
  path: string;
  screen: ManifestScreen;
  entity?: undefined;
  view?: undefined;
  of?: undefined;
}
export type Page = EntityPage | ScreenPage;

function pagesOfEntry(entry: ManifestEntry): EntityPage[] {
  const { addOn } = entry;
  const facts = { entity: entry.name, entry };
  const own = (Object.keys(GATES) as (keyof typeof GATES)[]).flatMap((view) => {
    const path = entry.pages[view];
    const permission = entry.access[GATES[view]];
    return path ? [{ ...facts, path, view, permission, needs: { permission, addOn } }] : [];
  });
  const ofTenants: EntityPage[] = entry.pages.tenantList
    ? [
        {
          ...facts,
          path: entry.pages.tenantList,
          view: 'list',
          permission: entry.access.list,
          needs: { permission: entry.access.list, addOn },
        },
      ]
    : [];
  const others = entry.otherPages.map(
    ({ sides, besides, ...page }): EntityPage => ({
      ...facts,
      ...page,
      needs: { permission: page.permission, addOn, sides, ...(besides ? { besides } : {}) },
    }),
  );
  return [...own, ...ofTenants, ...others];
}

export const entityPages = ({ entities }: Pick<Manifest, 'entities'>): EntityPage[] => entities.flatMap(pagesOfEntry);

/** All pages, screens first. */
export const pagesOf = (manifest: Manifest): Page[] => [
  ...manifest.screens.map((screen) => ({ path: screen.path, screen })),
  ...entityPages(manifest),
];

/** What a session needs for a page in its office centre. */
export const needsOf = (session: Pick<Session, 'officeCentre'>, page: Page): Needs =>
  page.screen ? screenFor(page.screen, session).needs : page.needs;

/** Why the session may not open the page; undefined if it may. */
export function pageRefusal(session: Session, page: Page): Refusal | undefined {
  if (!page.screen && !page.permission) return 'permission';
  return refusalOf(session, needsOf(session, page));
}

/** The page at a path, as the router would choose it. */
export const pageAt = <T extends Page>(pages: readonly T[], pathname: string): T | undefined => closest(pages, pathname);
