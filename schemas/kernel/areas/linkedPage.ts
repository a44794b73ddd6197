/**
 * The pages that a list links to above its rows: `list: { links: ['parking-calendar', 'aircon-settings'] }` names screens, what a
 * building sets once (its page), and entities (their list) of the same area. Each is shown to those who may open it.
 */
import type { Session } from '../rights/session.ts';
import type { Manifest } from './manifest.ts';
import { type Page, pagesOf } from './page.ts';
import { screenFor } from './screen.ts';

/** The page behind such a name; undefined if there is none, or if its path has a parameter, which nobody could fill in. */
export function linkedPage(manifest: Manifest, name: string): Page | undefined {
  const found = pagesOf(manifest).find(
    ({ screen, entity, view }) => screen?.name === name || (entity === name && (view === 'singleton' || view === 'list')),
  );
  return found?.path.includes(':') ? undefined : found;
}

/** The key of its title. */
export const titleOfPage = (session: Pick<Session, 'officeCentre'>, page: Page): string =>
  page.screen ? screenFor(page.screen, session).title : `resources.${page.entity}.pages.${page.view}`;

/** Errors in the declarations, for the boot check. */
export function linkProblems(manifest: Manifest, area: string, links: readonly string[] = []): string[] {
  return links.flatMap((name) => {
    const page = linkedPage(manifest, name);
    if (!page) return [`its list links to '${name}', which is no screen, no list and no settings page`];
    const other = (page.screen ?? page.entry).area;
    return other === area ? [] : [`its list links to '${name}', which stands in '${other}'`];
  });
}
