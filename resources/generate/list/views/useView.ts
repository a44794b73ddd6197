/** The view that a person has chosen for a list, whether the list still shows it, and how to show another one. */
import { useListContext, useNavigate, useStore } from 'ra-core';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { ListView } from '#schemas/kernel/lists/listView.ts';
import { useColumns } from '../columns/chosenColumns.ts';
import { useListSettings } from '../columns/listSettings.ts';
import type { SavedView } from './useSavedViews.ts';
import { isSameView, searchOf, viewOf } from './view.ts';

/** Kept while the portal is open, not as a preference: the default view is one. */
export const chosenKey = (entity: Pick<Entity, 'name'>): string => `${entity.name}.chosenView`;

export interface ViewState {
  chosen: SavedView | null;
  /** The list has been changed since the view was chosen. */
  isChanged: boolean;
  /** What is on the screen. */
  present: ListView;
  /** Shows a view; null shows the list as it usually is. */
  show: (view: SavedView | null) => void;
  /** Stores a changed view without applying it. */
  note: (view: SavedView | null) => void;
}

export function useView(entity: Entity): ViewState {
  const { filterValues, sort, perPage } = useListContext();
  const navigate = useNavigate();
  const { chosen: columns } = useColumns(entity);
  const [{ density = 'comfortable' }, change] = useListSettings(entity);
  const [chosen, note] = useStore<SavedView | null>(chosenKey(entity), null);
  const filter = filterValues as ListFilter;
  const present = viewOf(entity, { filterValues: filter, sort, perPage, columns, density });
  return {
    chosen,
    isChanged: chosen !== null && !isSameView(entity, chosen.settings, present),
    present,
    note,
    show: (view) => {
      const settings = view?.settings ?? {};
      change({
        columns: settings.columns,
        density: settings.density === 'comfortable' ? undefined : settings.density,
        pageSize: settings.pageSize,
      });
      note(view);
      // An empty filter of a list with tabs goes to the tab that is open.
      navigate({ search: searchOf(entity, settings, filter.tab) });
    },
  };
}
