/** What the menu shows: lists and screens that the session may open, grouped by area (000 §6 Route sets). */

import type { Manifest, ManifestEntry, ManifestScreen } from '#schemas/kernel/areas/manifest.ts';
import type { Page } from '#schemas/kernel/areas/page.ts';
import { screenFor } from '#schemas/kernel/areas/screen.ts';
import { type Needs, refusalOf } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** One line of the menu: the list of an entity, or a screen. */
export interface MenuEntry {
  /** Of the entity or the screen; new features are matched by it. */
  name: string;
  area: string;
  path: string;
  /** i18n key of its label. */
  label: string;
  icon?: string;
  order: number;
  /** The entity whose waiting records are counted beside it. */
  counts?: string;
  /** Its list, which can be prefetched. */
  entity?: string;
  /** It shows nothing to the provider's staff before they have chosen an office centre. */
  inCentre?: boolean;
}
export interface MenuGroup {
  area: string;
  /** Its entries have no heading. */
  isBare: boolean;
  entries: readonly MenuEntry[];
}

/** The session, with the conditions of screens that are offered only sometimes. */
type Seen = Session & { invitations?: number };

const isOffered = (session: Seen, { onlyWith }: ManifestScreen): boolean => !onlyWith || Boolean(session[onlyWith]);

function entryOfScreen(session: Session, { name, area, path, icon, counts, menu, ...screen }: ManifestScreen) {
  const { title, needs } = screenFor({ name, path, ...screen }, session);
  return { name, area, path, icon, counts, label: title, needs, order: menu?.order ?? 0 };
}

function entryOfList({
  name,
  area,
  icon,
  addOn,
  access,
  menu,
  pages,
  waits,
  inCentre,
}: ManifestEntry): (MenuEntry & { needs: Needs })[] {
  if (pages.list === undefined || menu === undefined || menu.hidden) return [];
  const label = `resources.${name}.pages.list`;
  const facts = { name, area, icon, label, entity: name, order: menu.order, counts: waits && name, inCentre };
  const needs: Needs = { permission: access.list, addOn };
  if (pages.tenantList === undefined) return [{ ...facts, path: pages.list, needs }];
  return [
    { ...facts, path: pages.list, needs: { ...needs, sides: ['platform', 'building'] } },
    { ...facts, path: pages.tenantList, label: `resources.${name}.pages.tenantList`, needs: { ...needs, sides: ['tenant'] } },
  ];
}

/** Screens that the session may open and is offered, in the order of their areas. */
function screensFor(session: Seen, { screens }: Manifest, isWanted: (screen: ManifestScreen) => boolean): MenuEntry[] {
  return screens
    .filter((screen) => isWanted(screen) && isOffered(session, screen))
    .map((screen) => entryOfScreen(session, screen))
    .filter(({ needs }) => !refusalOf(session, needs));
}

/** Screens that stand in the side menu only where the session works. */
const listedHere = (session: Seen, manifest: Manifest): MenuEntry[] =>
  screensFor(session, manifest, (screen) => screenFor(screen, session).listed !== undefined).map((entry) => {
    const screen = manifest.screens.find(({ name }) => name === entry.name);
    return { ...entry, ...(screen && screenFor(screen, session).listed) };
  });

/** Groups in the order of the areas, entries in their menu order; a group without an entry is left out. */
export function menuOf(session: Seen, manifest: Manifest): MenuGroup[] {
  const lists = manifest.entities.flatMap(entryOfList).filter(({ needs }) => !refusalOf(session, needs));
  const shown = [
    ...screensFor(session, manifest, ({ menu }) => menu !== undefined && !menu.in),
    ...listedHere(session, manifest),
    ...lists,
  ];
  return manifest.areas.flatMap(({ name, heading }) => {
    const entries = shown.filter((entry) => entry.area === name).sort((a, b) => a.order - b.order);
    return entries.length > 0 ? [{ area: name, isBare: heading === false, entries }] : [];
  });
}

/** The person's own pages, in the menu of the account. */
export const accountEntries = (session: Seen, manifest: Manifest): MenuEntry[] =>
  screensFor(session, manifest, ({ menu }) => menu?.in === 'account').sort((a, b) => a.order - b.order);

/** Screens that the palette finds beside the entries of the menu. */
export const otherScreens = (session: Seen, manifest: Manifest): MenuEntry[] =>
  screensFor(
    session,
    manifest,
    (screen) =>
      (!screen.menu || screen.menu.in === 'account') &&
      screenFor(screen, session).listed === undefined &&
      screen.palette !== false &&
      !screen.path.includes(':'),
  );

/** Does the menu mark the entry while that page is shown? A screen without an entry is marked at its parent's. */
export const isCurrentEntry = (entry: MenuEntry, page: Page | undefined): boolean =>
  page !== undefined &&
  (page.entity ?? (page.screen.menu ? page.screen.name : (page.screen.parent ?? page.screen.name))) === entry.name;
