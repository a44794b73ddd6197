/** What a list shows at its address in the portal: the same for the list itself and for the page that brings its first rows along. */
import type { Density } from '../areas/preference.ts';
import type { Entity } from '../entity/entity.ts';
import { BOARD } from './board.ts';
import type { Tab } from './list.ts';
import type { ListFilter } from './listCall.ts';
import { allTabs, DEFAULT_LIMIT, defaultSort, firstTab, leafTabs, openingTab, PAGE_SIZES } from './query.ts';
import { TIMELINE } from './timeline.ts';

/** How a person likes to see a list: columns and their order, density, page size, the view to begin with. */
export interface ListSettings {
  /** In the person's order; absent: the list's usual ones. */
  columns?: readonly string[];
  density?: Density;
  pageSize?: number;
  /** The saved view with which the list opens. */
  view?: number;
}

/** The name of the preference that keeps them. */
export const settingsKey = (entity: Pick<Entity, 'name'>): string => `list.${entity.name}`;

/** The page size that was chosen last, if it is one that is offered. */
export const pageSizeOf = ({ pageSize }: ListSettings): number =>
  (PAGE_SIZES as readonly (number | undefined)[]).includes(pageSize) ? (pageSize as number) : DEFAULT_LIMIT;

/** The filters that an address names; undefined when it names none or is malformed. */
export function filterInSearch(search: string): ListFilter | undefined {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    return typeof filter === 'object' && filter !== null ? (filter as ListFilter) : undefined;
  } catch {
    return undefined;
  }
}

/** The tab that an address, else the remembered list state, asks for: undefined when neither names an existing tab. */
export function requestedTab(entity: Entity, search: string, remembered?: unknown): Tab | undefined {
  const wanted = new URLSearchParams(search).has('filter') ? filterInSearch(search)?.tab : remembered;
  const found = allTabs(entity).find((tab) => tab.code === wanted);
  // A tab with sub-tabs is never chosen itself: its first sub-tab is.
  return found?.tabs?.[0] ?? found;
}

/** Does the number of rows decide on which tab this list opens? */
export const opensByCounts = (entity: Entity): boolean =>
  !entity.list.opensOn && leafTabs(entity).length > 1 && Boolean(entity.api.verbs.statusCount);

/**
 * The tab that a list opens at its address. Undefined where the numbers of its tabs decide and are not known: an address with other
 * filters has its own, and the list asks for them itself.
 * @param counts asked only where they decide; undefined when there is no answer
 */
export async function openedTab(
  entity: Entity,
  search: string,
  counts: () => Promise<Readonly<Record<string, number>> | undefined>,
): Promise<{ tab: Tab | undefined } | undefined> {
  const asked = requestedTab(entity, search);
  if (asked || !opensByCounts(entity)) return { tab: asked ?? firstTab(entity) };
  const counted = search === '' ? await counts() : undefined;
  return counted && { tab: openingTab(entity, counted) };
}

export type Look = 'board' | 'timeline';

/** The look that the filters say; undefined for the table. */
export function lookIn({ list }: Pick<Entity, 'list'>, filter: ListFilter | undefined): Look | undefined {
  if (list.board && filter?.[BOARD] === true) return 'board';
  return list.timeline && typeof filter?.[TIMELINE] === 'string' ? 'timeline' : undefined;
}

/** Filters, order and page that an address says, with what is usual for the rest. */
export interface ListState {
  filter: ListFilter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  pagination: { page: number; perPage: number };
}

export function stateAt(entity: Entity, search: string, settings: ListSettings): ListState {
  const said = new URLSearchParams(search);
  const [field, order] = defaultSort(entity);
  const number = (name: string, usual: number) => Number.parseInt(said.get(name) ?? '', 10) || usual;
  return {
    filter: filterInSearch(search) ?? {},
    sort: { field: said.get('sort') || field, order: said.get('sort') ? (said.get('order') === 'DESC' ? 'DESC' : 'ASC') : order },
    pagination: { page: number('page', 1), perPage: number('perPage', pageSizeOf(settings)) },
  };
}
