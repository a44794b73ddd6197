/** How a person sees the menu: favourites first, sections that are folded, and only what is looked for while something is typed. */
import type { MenuEntry, MenuGroup } from './menu.ts';

/** The section of the favourites, in place of an area. */
export const FAVOURITES = 'favourites';

export interface Arrangement {
  /** What is typed into the search of the menu. */
  typed: string;
  /** Names of entries. */
  favourites: readonly string[];
  /** An office centre has been chosen, or there is nothing to choose. */
  hasCentre: boolean;
  textOf: (key: string) => string;
}

const has = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed);

/** The sections and entries in the order in which they are shown. A section whose own name is typed keeps all its entries. */
export function arrange(groups: readonly MenuGroup[], { typed, favourites, hasCentre, textOf }: Arrangement): MenuGroup[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const open = groups.map((group) => ({ ...group, entries: group.entries.filter(({ inCentre }) => hasCentre || !inCentre) }));
  const filled = (all: readonly MenuGroup[]) => all.filter(({ entries }) => entries.length > 0);
  if (wanted)
    return filled(
      open.map((group) =>
        !group.isBare && has(textOf(`areas.${group.area}`), wanted)
          ? group
          : { ...group, entries: group.entries.filter(({ label }) => has(textOf(label), wanted)) },
      ),
    );
  const all = open.flatMap(({ entries }) => entries);
  const liked = favourites.flatMap((name): readonly MenuEntry[] => all.filter((entry) => entry.name === name).slice(0, 1));
  const bare = open.filter(({ isBare }) => isBare);
  const rest = open.filter(({ isBare }) => !isBare);
  return filled([...bare, { area: FAVOURITES, isBare: false, entries: liked }, ...rest]);
}

/** The list with the name, or without it where it is there already. */
export const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
