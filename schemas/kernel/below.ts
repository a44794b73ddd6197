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
 */
import type { Fields } from './field.ts';
import { paramsOf } from './path.ts';

/** The same calls under another path. */
export interface PathForm {
  path: string;
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
  api: { under?: string; also?: readonly PathForm[] };
  actions: object;
  list: { filters?: readonly string[] };
}
/** Errors in the declarations, for the boot check. `isReference` tells whether a field is a required reference to one record. */
export function belowFaults({ fields, api, actions, list }: Below, isReference: (name: string) => boolean): string[] {
  const { under, also = [] } = api;
  if (under === undefined) return also.length ? ['its calls have other paths, but nothing stands above it'] : [];
  return [
    ...(isReference(under) && fields[under]?.required ? [] : [`it stands below '${under}', which is no required reference`]),
    ...(list.filters?.includes(under) ? [] : [`it stands below '${under}', by which its list cannot be filtered`]),
    ...also.flatMap(({ path, notices = {} }) => [
      ...(aboveIn(path, under) ? [] : [`the path ${path} does not name the '${under}' above`]),
      ...Object.keys(notices)
        .filter((name) => !(name in actions) && !['create', 'update', 'delete'].includes(name))
        .map((name) => `the path ${path} has a notice for '${name}', which is no call that writes`),
    ]),
  ];
}
