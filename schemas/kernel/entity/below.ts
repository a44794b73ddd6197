/**
 * Records below another one: sessions of an event, participants of a session. The entity has calls of its own, and the same calls
 * under the paths that the specification writes, with the record above in the path:
 *
 *     api: {
 *       path: '/activity-event-time-slots',
 *       under: 'activityEvent',
 *       also: [{ path: '/activity-events/uuid/{activityEventUuid}/activity-event-time-slots', key: 'uuid' }],
 *     }
 *
 * The parameter is the reference's name with `Id` or `Uuid`. One handler serves all forms. The record above is loaded within scope
 * first (404), and only records below it are found; a new one belongs to it. Whoever writes such a record holds the one above, so that
 * what is counted below it stays right.
 *
 * `calls` names the only ones that a path has, where the specification writes some of them elsewhere as well; such a path needs no record
 * above. `{tenantId}` in a path stands for a company of the office centre, and narrows the scope to it: the people or units of one tenant.
 *
 * A record may stand below several others, `under: ['accessGroup', 'accessDoor']`: each path names one of them, or all.
 *
 * `one` is for a path that names no record of its own: the only one below the record above that is so,
 *
 *     also: [{ path: '/users/{userId}/qr-pass', key: 'id', one: { status: 'ASSIGNED' }, calls: { get: 'GET /', revoke: 'DELETE /' } }]
 *
 * A limit `unique(['user'], { while: { status: 'ASSIGNED' }, … })` has to say that there is never a second one. Without one: 404.
 */

import { keyParam } from '../calls/keys.ts';
import { paramsOf } from '../calls/path.ts';
import type { Fields } from '../fields/field.ts';
import type { Limit } from '../rules/limits.ts';
import type { Where } from '../rules/where.ts';

/** The same calls under another path. */
export interface PathForm {
  /** Below the API base, with the parameters of the records above in braces. */
  path: string;
  /** Only these verbs and actions, each with its own path below that one or with another: `{ list: true, dropDown: 'GET /dropdown' }`. */
  calls?: Readonly<Record<string, true | string>>;
  /** The record's own key in this form. */
  key: 'id' | 'uuid';
  /** The calls are about the only record below the one above that is so. */
  one?: Where;
  /** Success notices that differ in this form, by the name of the call. */
  notices?: Readonly<Record<string, string>>;
}

/** The references to the records above, the closest first. */
export const aboveNames = <N extends string>(under: N | readonly N[] | undefined): readonly N[] =>
  under === undefined ? [] : typeof under === 'string' ? [under] : under;

/** A record above that a path names: by which reference, in which parameter, by which key. */
export interface Above {
  name: string;
  param: string;
  key: 'id' | 'uuid';
}
/** The records above that a path names; empty where it names none. */
export function aboveIn(path: string, under: string | readonly string[] | undefined): Above[] {
  const names = paramsOf(path);
  return aboveNames(under).flatMap((name) => {
    for (const [suffix, key] of [
      ['Uuid', 'uuid'],
      ['Id', 'id'],
    ] as const)
      if (names.includes(`${name}${suffix}`)) return [{ name, param: `${name}${suffix}`, key }];
    return [];
  });
}

/** What the engine reads in a path besides keys and records above. */
const PLACES = ['officeCentreId', 'officeCentreUuid', 'tenantId'];

/** As much of an entity as is asked here. */
interface Below {
  fields: Fields;
  api: { verbs: object; path: string; under?: string | readonly string[]; also?: readonly PathForm[] };
  actions: Readonly<Record<string, { call: string }>>;
  limits?: Readonly<Record<string, Limit>>;
  list: { filters?: readonly string[] };
}

/** Errors in the path of an only one. */
function oneProblems({ path, one, calls = {} }: PathForm, { api, limits = {} }: Below): string[] {
  if (!one) return [];
  const above = aboveIn(path, api.under).map(({ name }) => name);
  const isSingle = Object.values(limits).some(
    ({ by, max, period, while: during }) =>
      !max && !period && JSON.stringify(during) === JSON.stringify(one) && by.some((name) => above.includes(name)),
  );
  return [
    ...(above.length ? [] : [`the path ${path} is of an only one, but of no record above`]),
    ...(isSingle ? [] : [`the path ${path} is of an only one, which no unique limit of it keeps single`]),
    ...Object.entries(calls).flatMap(([name, call]) =>
      typeof call === 'string' && !keyParam(call) && name !== 'create' && name !== 'list'
        ? []
        : [`the path ${path} is of an only one, but its call '${name}' is not`],
    ),
    ...(Object.keys(calls).length ? [] : [`the path ${path} is of an only one, and names no calls`]),
  ];
}

/** Errors in the declarations, for the boot check. `isReference` tells whether a field is a required reference to one record. */
export function belowProblems(entity: Below, isReference: (name: string) => boolean): string[] {
  const { fields, api, actions, list } = entity;
  const { under, also = [] } = api;
  const names = aboveNames(under);
  const unknown = also.flatMap(({ path, calls = {} }) =>
    Object.keys(calls)
      .filter((name) => !(name in api.verbs) && !(name in actions))
      .map((name) => `the path ${path} has a call '${name}', which is no verb and no action of it`),
  );
  const unread = [api.path, ...also.map(({ path }) => path)].flatMap((path) => {
    const read = [...PLACES, ...aboveIn(path, under).map(({ param }) => param)];
    return paramsOf(path)
      .filter((param) => !read.includes(param))
      .map((param) => `nobody reads '${param}' in the path ${path}`);
  });
  const removing = Object.entries(actions)
    .filter(([, { call }]) => call.startsWith('DELETE ') && !keyParam(call))
    .map(([name]) => `action '${name}' deletes, but names no record`);
  const below = also.filter(({ calls }) => !calls);
  const common = [...unknown, ...removing, ...also.flatMap((form) => oneProblems(form, entity))];
  if (!names.length)
    return [...(below.length ? ['its calls have other paths, but nothing stands above it'] : []), ...common, ...unread];
  return [
    ...common,
    ...names.flatMap((name) => [
      ...(isReference(name) && fields[name]?.required ? [] : [`it stands below '${name}', which is no required reference`]),
      ...(list.filters?.includes(name) ? [] : [`it stands below '${name}', by which its list cannot be filtered`]),
    ]),
    ...unread,
    ...below.flatMap(({ path, notices = {} }) => [
      ...(aboveIn(path, under).length ? [] : [`the path ${path} does not name the '${names.join("' or '")}' above`]),
      ...Object.keys(notices)
        .filter((name) => !(name in actions) && !['create', 'update', 'delete'].includes(name))
        .map((name) => `the path ${path} has a notice for '${name}', which is no call that writes`),
    ]),
  ];
}
