/** How a person likes to see a list, known in every browser. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ListSettings, settingsKey } from '#schemas/kernel/lists/address.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';

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
