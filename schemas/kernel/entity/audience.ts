/**
 * A second set of pages of an entity, for people who work elsewhere than at a desk: a merchant with a tablet behind the counter.
 *
 *     audiences: {
 *       merchant: {
 *         permission: 'MERCHANT_PORTAL_VIEW',
 *         pages: { list: '/merchant/orders', show: '/merchant/orders/edit/:id' },
 *         adds: { 'opc-refund-orders': '/merchant/issue-refund/:id' },
 *       },
 *     }
 *
 * They are the same views, with the same fields, actions and permissions, and of the same records; only the addresses differ, and links from one
 * of them lead to the others. What the audience has no page for, nothing there leads to.
 */
import type { Permission } from '../rights/catalogue.ts';
import type { Pages, Related } from './pages.ts';

export interface Audience {
  /** Everybody who opens one of these pages holds it, beside what the page itself asks for. */
  permission: Permission;
  /** Their addresses; a page that is not named is not there. */
  pages: Omit<Pages, 'tenantList'>;
  /** The pages that add to a related list (`related.add`), by the entity of the list. */
  adds?: Readonly<Record<string, string>>;
  /** The screen below which they stand in the breadcrumb. */
  parentScreen?: string;
}

/** The pages and their addresses, in order. */
export const audiencePages = ({ pages, adds = {} }: Audience): string[] => [
  ...Object.values(pages).flatMap((page) => page ?? []),
  ...Object.values(adds),
];

/** As much of an entity as changes with its audience. */
interface Paged {
  audiences?: Readonly<Record<string, Audience>>;
  pages: Pages;
  related: readonly Related[];
  parentScreen?: string;
}
const known = new WeakMap<object, Map<string, object>>();

/** The entity as the pages of the audience have it: always the same one. */
export function forAudience<E extends Paged>(entity: E, name: string): E {
  const mine = known.get(entity) ?? new Map<string, object>();
  known.set(entity, mine);
  const before = mine.get(name) as E | undefined;
  if (before) return before;
  const audience = entity.audiences?.[name];
  if (!audience) return entity;
  const { pages, adds = {}, parentScreen } = audience;
  const related = entity.related.map(({ add: _, ...one }) => {
    const add = adds[one.entity];
    return add ? { ...one, add } : one;
  });
  const shown: E = { ...entity, pages, related, ...(parentScreen ? { parentScreen } : {}) };
  mine.set(name, shown);
  return shown;
}

/** As much of an entity as is asked here. */
interface Addressed {
  audiences?: Readonly<Record<string, Audience>>;
  related: readonly { entity: string }[];
  api: { verbs: { list?: unknown; get?: unknown; create?: unknown; update?: unknown } };
}
const VERBS = { list: 'list', create: 'create', edit: 'update', show: 'get' } as const;

/** Errors in the declarations, for the boot check. */
export const audienceProblems = ({ audiences = {}, related, api }: Addressed): string[] =>
  Object.entries(audiences).flatMap(([name, audience]) => [
    ...(audiencePages(audience).length ? [] : [`the audience '${name}' has no pages`]),
    ...(Object.keys(VERBS) as (keyof typeof VERBS)[])
      .filter((page) => audience.pages[page] && !api.verbs[VERBS[page]])
      .map((page) => `the audience '${name}' has a page '${page}', for which there is no call`),
    ...Object.keys(audience.adds ?? {})
      .filter((other) => !related.some(({ entity }) => entity === other))
      .map((other) => `the audience '${name}' adds to '${other}', which is no related list`),
  ]);
