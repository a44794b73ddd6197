import { useLocation, useNavigate, useStore } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useListSettings } from '../columns/listSettings.ts';
import { type SavedView, useSavedViews } from './useSavedViews.ts';
import { chosenKey } from './useView.ts';
import { searchOf } from './view.ts';

interface Props {
  entity: Entity;
  tab?: string;
  children: ReactNode;
}

/** Opens a list with the person's default view: once, and only if the address asks for nothing else. */
export default function StartView({ entity, tab, children }: Props) {
  const [settings, change] = useListSettings(entity);
  const [, choose] = useStore<SavedView | null>(chosenKey(entity), null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, isPending } = useSavedViews(entity.name);
  const [isDone, setDone] = useState(search !== '');
  useEffect(() => {
    if (isDone || isPending) return;
    const view = data?.find(({ id }) => id === settings.view);
    if (view) {
      choose(view);
      change({ columns: view.settings.columns, density: view.settings.density, pageSize: view.settings.pageSize });
      navigate({ search: searchOf(entity, view.settings, tab) }, { replace: true });
    }
    setDone(true);
  }, [isDone, isPending, data, settings.view, entity, tab, choose, change, navigate]);
  return isDone ? children : <TableSkeleton />;
}
