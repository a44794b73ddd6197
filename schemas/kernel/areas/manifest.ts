/**
 * What the shell needs from every area without loading its schemas: pages, menu entries and permissions, as plain data.
 * `config/manifestPlugin.ts` builds it into the portal; the tests and the server create it directly.
 */

import { routeOf } from '../calls/path.ts';
import { uploadPages } from '../calls/upload.ts';
import type { Entity } from '../entity/entity.ts';
import type { Pages } from '../entity/pages.ts';
import { saves } from '../entity/singleton.ts';
import { type OpenedPage, openedViews } from '../lists/opens.ts';
import type { AddOn, Needs, Permission, Side } from '../rights/access.ts';
import { waitNeeds } from '../states/waits.ts';
import type { Area } from './area.ts';
import type { Screen } from './screen.ts';

/**
 * A view of an entity besides its four pages. `of` names the action (the form of a renewal), the entity of a related list, of the page that
 * adds to one or that opens this record in an office centre, or the upload.
 */
export type OtherView =
  | { view: 'results' | 'singleton'; of?: undefined }
  | { view: PageView; of?: undefined }
  | { view: 'action' | 'related' | 'add' | 'upload' | (typeof openedViews)[OpenedPage]; of: string };

/** The four pages of an entity. */
export type PageView = 'list' | 'create' | 'edit' | 'show';

/** The page of such a view. */
export type OtherPage = OtherView & {
  path: string;
  permission: Permission;
  /** The audience whose page it is (`entity/audience.ts`), and what everybody there holds as well. */
  audience?: string;
  besides?: Permission;
  sides?: readonly Side[];
};

/** The part of an entity that the shell needs without its schema. */
export interface ManifestEntry {
  name: string;
  area: string;
  /** Title template of a record: `{code} · {name}`. */
  title: string;
  icon?: string;
  menu?: Entity['menu'];
  addOn?: AddOn;
  pages: Pages;
  /** Of the verbs that have pages; the others are asked for with the area's schemas. */
  access: { list: Permission } & Partial<Record<PageVerb, Permission>>;
  /** Its paths take the uuid. */
  keyed?: 'uuid';
  otherPages: readonly OtherPage[];
  /** Its list is one of an office centre, and shows nothing before one is chosen. */
  inCentre?: boolean;
  /** What a session needs to decide on pending records of this entity; absent: there are none. */
  waits?: readonly Needs[];
}

/** The verbs behind the pages of an entity. */
export type PageVerb = 'get' | 'create' | 'update';

/** A screen, with the area that declares it. */
export type ManifestScreen = Screen & { area: string };

export interface Manifest {
  /** In the order of the menu. */
  areas: readonly Pick<Area, 'name' | 'heading'>[];
  entities: readonly ManifestEntry[];
  screens: readonly ManifestScreen[];
}

/** The call behind each of the four. */
const PAGE_VERBS = { list: 'list', create: 'create', edit: 'update', show: 'get' } as const;

const isInCentre = ({ path }: Entity['api']): boolean => path.includes('{officeCentre');

const entryOf = (
  {
    name,
    area,
    title,
    icon,
    menu,
    addOn,
    pages,
    access,
    api,
    actions,
    waits,
    parties,
    results,
    related,
    singleton,
    endpoints,
    uploads = {},
    audiences = {},
  }: Entity,
  entities: readonly Entity[],
): ManifestEntry => ({
  name,
  area,
  title,
  icon,
  menu,
  addOn,
  pages,
  access: {
    list: access.list,
    ...Object.fromEntries((['get', 'create', 'update'] as const).flatMap((verb) => (access[verb] ? [[verb, access[verb]]] : []))),
  },
  ...(isInCentre(api) ? { inCentre: true } : {}),
  ...(api.key === 'uuid' ? { keyed: api.key } : {}),
  ...(waits ? { waits: waitNeeds({ waits, actions, addOn, parties }) } : {}),
  otherPages: [
    ...Object.entries(actions).flatMap(([action, { page, permission, sides }]) =>
      page ? [{ view: 'action' as const, of: action, path: routeOf(page), permission, sides }] : [],
    ),
    ...(results ? [{ view: 'results' as const, path: results.page, permission: results.permission }] : []),
    ...[saves({ endpoints })?.permission ?? []]
      .flat()
      .flatMap((permission) => (singleton?.page ? [{ view: 'singleton' as const, path: singleton.page, permission }] : [])),
    ...related.flatMap(({ entity: other, page, add, opens }) => {
      const listed = entities.find((one) => one.name === other);
      const adding = listed?.access.create;
      return [
        ...(page && listed ? [{ view: 'related' as const, of: other, path: page, permission: listed.access.list }] : []),
        ...(add && adding ? [{ view: 'add' as const, of: other, path: add, permission: adding }] : []),
        // The page itself asks for the permission of what it opens.
        ...(opens && access.get
          ? (['show', 'edit'] as const).map((one) => ({
              view: openedViews[one],
              of: other,
              path: opens[one],
              permission: access.get as Permission,
            }))
          : []),
      ];
    }),
    ...Object.entries(audiences).flatMap(([audience, { permission: besides, pages: theirs, adds = {} }]) => {
      const facts = { audience, besides };
      return [
        ...(Object.keys(PAGE_VERBS) as PageView[]).flatMap((view) => {
          const [path, permission] = [theirs[view], access[PAGE_VERBS[view]]];
          return path && permission ? [{ ...facts, view, path, permission }] : [];
        }),
        ...Object.entries(adds).flatMap(([other, path]) => {
          const permission = entities.find((one) => one.name === other)?.access.create;
          return permission ? [{ ...facts, view: 'add' as const, of: other, path, permission }] : [];
        }),
      ];
    }),
    ...Object.entries(uploads).flatMap(([upload, one]) =>
      uploadPages(one).map((path) => ({
        view: 'upload' as const,
        of: upload,
        path,
        permission: one.permission,
        sides: one.sides,
      })),
    ),
  ],
});

export function manifestOf(areas: readonly Area[]): Manifest {
  const all = areas.flatMap(({ entities }) => entities);
  return {
    areas: areas.map(({ name, heading }) => ({ name, heading })),
    entities: all.map((entity) => entryOf(entity, all)),
    screens: areas.flatMap(({ name, screens }) => screens.map((screen) => ({ ...screen, area: name }))),
  };
}
