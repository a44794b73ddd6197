/** The boot check of areas: names, paths, parents and texts of screens; `checkSchemas` checks entities. */

import type { Area } from '../areas/area.ts';
import { linkProblems } from '../areas/linkedPage.ts';
import { manifestOf } from '../areas/manifest.ts';
import { pagesOf } from '../areas/page.ts';
import type { Screen } from '../areas/screen.ts';
import { paramsOf, shapeOf } from '../calls/path.ts';
import { permissions } from '../rights/access.ts';

/** What each side can look up: the server has the texts, the build has the icons. */
export interface Known {
  word?: (key: string) => boolean;
  icon?: (name: string) => boolean;
}

const titlesOf = (screen: Screen): string[] => [
  screen.title ?? `screens.${screen.name}`,
  ...Object.values(screen.inCentre ?? {}).flatMap(({ title }) => title ?? []),
];

function doubles(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Every error, as a sentence that names the area or screen; empty when all is well. */
export function checkAreas(areas: readonly Area[], known: Known = {}): string[] {
  const manifest = manifestOf(areas);
  const entities = new Map(manifest.entities.map((entry) => [entry.name, entry]));
  const screens = new Set(manifest.screens.map(({ name }) => name));
  const problems = [
    ...doubles(areas.map(({ name }) => name)).map((name) => `two areas are called '${name}'`),
    ...doubles([...entities.keys(), ...manifest.screens.map(({ name }) => name)]).map(
      (name) => `'${name}' is the name of two screens, or of a screen and an entity`,
    ),
    ...doubles(pagesOf(manifest).map(({ path }) => shapeOf(path))).map((path) => `two pages share the path ${path}`),
  ];
  for (const { name, entities: own } of areas)
    for (const entity of own) {
      if (entity.area !== name) problems.push(`${entity.name}: says area '${entity.area}', stands in '${name}'`);
      if (entity.parentScreen !== undefined && !screens.has(entity.parentScreen))
        problems.push(`${entity.name}: its pages stand below '${entity.parentScreen}', which is no screen`);
      problems.push(...linkProblems(manifest, name, entity.list.links).map((problem) => `${entity.name}: ${problem}`));
    }
  for (const entry of manifest.entities)
    if (entry.icon && known.icon?.(entry.icon) === false) problems.push(`${entry.name}: there is no icon '${entry.icon}'`);
  for (const screen of manifest.screens) {
    const problem = (text: string) => problems.push(`screen ${screen.name}: ${text}`);
    const { path, icon, counts, parent, menu } = screen;
    if (!path.startsWith('/')) problem(`its path '${path}' does not begin with /`);
    if (menu && paramsOf(path).length > 0) problem(`the menu cannot fill in its path '${path}'`);
    if (icon && known.icon?.(icon) === false) problem(`there is no icon '${icon}'`);
    if (counts !== undefined && !entities.get(counts)?.waits) problem(`counts '${counts}', of which no record waits`);
    if (parent !== undefined && !screens.has(parent) && !entities.get(parent)?.pages.list)
      problem(`its parent '${parent}' is no screen and no entity with a list`);
    for (const { shows } of [screen, ...Object.values(screen.inCentre ?? {})])
      if (shows !== undefined && !entities.has(shows)) problem(`shows '${shows}', which is no entity`);
    if (parent === screen.name) problem('is its own parent');
    for (const { permission } of [screen.needs, ...Object.values(screen.inCentre ?? {}).map(({ needs }) => needs)])
      if (permission && !permissions.includes(permission)) problem(`'${permission}' is not in the permission catalogue`);
    for (const title of titlesOf(screen)) if (known.word?.(title) === false) problem(`there is no word '${title}'`);
  }
  return problems;
}
