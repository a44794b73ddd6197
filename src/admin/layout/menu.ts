/** What the menu shows: the lists that the session may open, grouped by area (000 §6 Route sets). */
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';
import type { ManifestEntry } from '../../manifest.ts';

export interface MenuGroup {
  area: string;
  entries: readonly ManifestEntry[];
}

/** Groups in the order of the schemas, entries in their menu order; a group without an entry is left out. */
export function menuOf(session: Session, manifest: readonly ManifestEntry[]): MenuGroup[] {
  const shown = manifest.filter(
    (entry) =>
      entry.pages.list !== undefined &&
      entry.menu !== undefined &&
      !entry.menu.hidden &&
      !refusalOf(session, { permission: entry.access.list, addOn: entry.addOn }),
  );
  const areas = [...new Set(shown.map((entry) => entry.area))];
  return areas.map((area) => ({
    area,
    entries: shown.filter((entry) => entry.area === area).sort((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0)),
  }));
}
