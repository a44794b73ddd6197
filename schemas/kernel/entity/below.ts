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
 */

import { paramsOf } from '../calls/path.ts';
import type { Fields } from '../fields/field.ts';

/** The same calls under another path. */
export interface PathForm {
  /** Below the API base, with the parameters of the records above in braces. */
  path: string;
  /** Only these verbs and actions, each with its own path below that one or with another: `{ list: true, dropDown: 'GET /dropdown' }`. */
  calls?: Readonly<Record<string, true | string>>;
  /** The record's own key in this form. */
  key: 'id' | 'uuid';
  /** Success notices that differ in this form, by the name of the call. */
  notices?: Readonly<Record<string, string>>;
}

/** The parameter that names the record above, and how; undefined where the path has none. */
export function aboveIn(path: string, under: string | undefined): { param: string; key: 'id' | 'uuid' } | undefined {
  const names = paramsOf(path);
  for (const [suffix, key] of [
    ['Uuid', 'uuid'],
    ['Id', 'id'],
  ] as const)
    if (under !== undefined && names.includes(`${under}${suffix}`)) return { param: `${under}${suffix}`, key };
  return undefined;
}

/** As much of an entity as is asked here. */
interface Below {
  fields: Fields;
  api: { verbs: object; under?: string; also?: readonly PathForm[] };
  actions: object;
  list: { filters?: readonly string[] };
}
/** Errors in the declarations, for the boot check. `isReference` tells whether a field is a required reference to one record. */
export function belowFaults({ fields, api, actions, list }: Below, isReference: (name: string) => boolean): string[] {
  const { under, also = [] } = api;
  const unknown = also.flatMap(({ path, calls = {} }) =>
    Object.keys(calls)
      .filter((name) => !(name in api.verbs) && !(name in actions))
      .map((name) => `the path ${path} has a call '${name}', which is no verb and no action of it`),
  );
  const below = also.filter(({ calls }) => !calls);
  if (under === undefined)
    return [...(below.length ? ['its calls have other paths, but nothing stands above it'] : []), ...unknown];
  return [
    ...unknown,
    ...(isReference(under) && fields[under]?.required ? [] : [`it stands below '${under}', which is no required reference`]),
    ...(list.filters?.includes(under) ? [] : [`it stands below '${under}', by which its list cannot be filtered`]),
    ...below.flatMap(({ path, notices = {} }) => [
      ...(aboveIn(path, under) ? [] : [`the path ${path} does not name the '${under}' above`]),
      ...Object.keys(notices)
        .filter((name) => !(name in actions) && !['create', 'update', 'delete'].includes(name))
        .map((name) => `the path ${path} has a notice for '${name}', which is no call that writes`),
    ]),
  ];
}
