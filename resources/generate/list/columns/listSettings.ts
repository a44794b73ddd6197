/** How a person likes to see a list: columns and their order, density, page size, the view to begin with. Known in every browser. */

import type { Density } from '#schemas/kernel/areas/preference.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DEFAULT_LIMIT, PAGE_SIZES } from '#schemas/kernel/lists/query.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';

export interface ListSettings {
  /** In the person's order; absent: the list's usual ones. */
  columns?: readonly string[];
  density?: Density;
  pageSize?: number;
  /** The saved view with which the list opens. */
  view?: number;
}

export const settingsKey = (entity: Pick<Entity, 'name'>): string => `list.${entity.name}`;

/** The stored settings, as far as they are valid, and how to change some of them; undefined resets one. */
export function useListSettings(entity: Pick<Entity, 'name'>): [ListSettings, (change: ListSettings) => void] {
  const [kept, keep] = usePreference<ListSettings>(settingsKey(entity), {});
  const settings = typeof kept === 'object' && kept !== null ? kept : {};
  const change = (next: ListSettings) => {
    const all = Object.entries({ ...settings, ...next }).filter(([, value]) => value !== undefined);
    keep(all.length ? (Object.fromEntries(all) as ListSettings) : undefined);
  };
  return [settings, change];
}

/** The page size that was chosen last, if it is one that is offered. */
export const pageSizeOf = ({ pageSize }: ListSettings): number =>
  (PAGE_SIZES as readonly (number | undefined)[]).includes(pageSize) ? (pageSize as number) : DEFAULT_LIMIT;
