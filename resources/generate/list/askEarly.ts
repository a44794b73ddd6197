import { earlyProvider } from '#dataProvider/dataProvider.ts';
import { defaultSort } from '#dataProvider/listQuery.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { firstTab, openingTab } from '#schemas/kernel/query.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { preference } from '#src/app/preferences/preferences.ts';
import { slotsOf } from '../../areas.ts';
import { needsCentre } from '../CentreNeeded.tsx';
import { type ListSettings, pageSizeOf, settingsKey } from './listSettings.ts';
import { opensByCounts } from './useListTab.ts';

/**
 * Asks for the counts and the first rows of a list that nothing but its usual state describes, while the frame is still being
 * drawn: that takes longer than both answers. What the list asks for otherwise, it asks for itself.
 */
export async function askEarly(entity: Entity, session: Session): Promise<void> {
  const { name } = entity;
  const settings = (preference(settingsKey(entity)) ?? {}) as ListSettings;
  if (needsCentre(session, entity, 'list') || settings.view !== undefined || slotsOf(name).views?.list) return;
  const counts = opensByCounts(entity) && (await earlyProvider.statusCounts(name, { filter: {} })).data;
  const tab = counts ? openingTab(entity, counts) : firstTab(entity);
  if (tab?.of) return;
  await earlyProvider.getList(name, {
    pagination: { page: 1, perPage: pageSizeOf(settings) },
    sort: defaultSort(entity),
    filter: tab ? { tab: tab.code } : {},
  });
}
