/** Every entity page of the portal, from the manifest: its path, what it shows, and who may open it. */
import { type AddOn, type Permission, type Refusal, refusalOf, type Side } from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { ManifestEntry } from './manifest.ts';

/** `list`, `create`, `edit`, `show`, or the name of an action that has a page of its own. */
export interface EntityPage {
  path: string;
  entity: string;
  page: string;
  entry: ManifestEntry;
  permission?: Permission;
  addOn?: AddOn;
  sides?: readonly Side[];
}

/** The view that draws a page: one of the four, or `action:<name>`. */
export const viewOf = ({ page }: EntityPage): keyof typeof GATES | `action:${string}` =>
  page in GATES ? (page as keyof typeof GATES) : `action:${page}`;

const GATES = { list: 'list', create: 'create', edit: 'update', show: 'get' } as const;

function pagesOfEntry(entry: ManifestEntry): EntityPage[] {
  const facts = { entity: entry.name, entry, addOn: entry.addOn };
  const own = (Object.keys(GATES) as (keyof typeof GATES)[]).flatMap((page) => {
    const path = entry.pages[page];
    return path ? [{ ...facts, path, page, permission: entry.access[GATES[page]] }] : [];
  });
  const actions = entry.actionPages.map(({ action, path, permission, sides }) => ({
    ...facts,
    path,
    page: action,
    permission,
    sides,
  }));
  return [...own, ...actions];
}

export const pagesOf = (manifest: readonly ManifestEntry[]): EntityPage[] => manifest.flatMap(pagesOfEntry);

/** Why the session may not open the page; undefined when it may. A page whose entity has no such call opens for nobody. */
export function pageRefusal(session: Session, page: EntityPage): Refusal | undefined {
  if (!page.permission) return 'permission';
  return refusalOf(session, { permission: page.permission, addOn: page.addOn, sides: page.sides });
}

const segments = (path: string) => path.split('/').filter(Boolean);
const fits = (pattern: readonly string[], path: readonly string[]) =>
  pattern.length === path.length && pattern.every((part, index) => part.startsWith(':') || part === path[index]);
/** Fixed segments win over parameters, from the left. */
const rank = (pattern: readonly string[]) => pattern.map((part) => (part.startsWith(':') ? '0' : '1')).join('');

/** The page at a path, as the router would choose it. */
export function pageAt(pages: readonly EntityPage[], pathname: string): EntityPage | undefined {
  const path = segments(pathname);
  return pages
    .filter((page) => fits(segments(page.path), path))
    .sort((a, b) => rank(segments(b.path)).localeCompare(rank(segments(a.path))))[0];
}
