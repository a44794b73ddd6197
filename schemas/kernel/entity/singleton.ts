/**
 * What a building sets once: an entity with one record for each building, a page and two calls without a key:
 *
 *     singleton: { page: '/events/settings', of: 'activity-events' },
 *     asks: singletonCalls('/event-settings', { read: 'EVENT_LIST', write: 'EVENT_EDIT', notice: 'recordUpdated' }, fields)
 *
 *   GET /event-settings    the building's record; before anybody has saved one, the defaults, with version 0
 *   PUT /event-settings    writes its form, by the version that was read
 *
 *     asks: singletonParts('/event-settings', { read: 'GET /get', parts: { terms: 'PUT /update-terms' }, … }, fields, form)
 *
 * has a call for each section of the form, which writes only that; the page has a form for each.
 *
 * `singleton: { provider: true }`: in the provider's own view, outside a building, the record is the provider's own. Without `page`, a
 * screen of the area shows it.
 *
 * `startsWith: 'event-settings'` of another entity: the form of a new record begins with those of these values that it has a field for.
 */
import type { Endpoint } from '../calls/endpoint.ts';
import { type Field, type Fields, integer, wireKey, zeroOf } from '../fields/field.ts';
import type { Permission } from '../rights/catalogue.ts';

export interface Singleton {
  /** Its address. */
  page?: string;
  /** The entity below whose list the page stands. */
  of?: string;
  /** The provider has one, too: of no building. */
  provider?: true;
}

/** @param fields those of the form */
export function singletonCalls(
  path: string,
  { read, write, notice }: { read: Permission; write: Permission; notice: string },
  fields: Fields,
): { read: Endpoint; save: Endpoint } {
  const body = Object.fromEntries(Object.entries(fields).map(([name, field]) => [wireKey(name, field), field as Field]));
  return {
    // Without parameters; outside a building it answers 400.
    read: { call: `GET ${path}`, summary: 'What the building has set', permission: read, query: [] },
    save: {
      call: `PUT ${path}`,
      summary: 'Sets it for the building',
      permission: write,
      body: { ...body, version: integer({ min: 0, required: true }) },
      notice,
    },
  };
}

/** The name of the call that saves one section of the form. */
export const savePart = (section: string): string => `save.${section}`;

/** @param form its sections, each with a call of its own in `parts` */
export function singletonParts(
  path: string,
  {
    read,
    parts,
    ...rest
  }: { read: string; parts: Readonly<Record<string, string>>; view: Permission; write: Permission; notice: string },
  fields: Fields,
  form: readonly { section: string; fields: readonly string[] }[],
): Record<string, Endpoint> {
  const spell = (call: string) => call.replace(' ', ` ${path}`);
  return {
    read: { call: spell(read), summary: 'What the building has set', permission: rest.view, query: [] },
    ...Object.fromEntries(
      form.map(({ section, fields: names }) => {
        const own = Object.fromEntries(names.map((name) => [name, fields[name] as Field]));
        const { save } = singletonCalls('', { read: rest.view, write: rest.write, notice: rest.notice }, own);
        return [
          savePart(section),
          { ...save, call: spell(parts[section] ?? ''), summary: `Sets the part '${section}' for the building` },
        ];
      }),
    ),
  };
}

/** What a person needs to save it, as a whole or in parts. */
export const saves = ({ endpoints = {} }: { endpoints?: Readonly<Record<string, Endpoint>> }): Endpoint | undefined =>
  endpoints.save ?? Object.entries(endpoints).find(([name]) => name.startsWith('save.'))?.[1];

/** The record of a building that has saved none: what each field of the form starts with. */
export const unsaved = (fields: Fields, names: readonly string[]): Record<string, unknown> => ({
  id: null,
  version: 0,
  ...Object.fromEntries(
    names.map((name) => {
      const field = fields[name] as Field;
      return [wireKey(name, field), zeroOf(field) ?? field.default ?? null];
    }),
  ),
});

/** As much of an entity as is asked here. */
interface Declared {
  name: string;
  fields: Fields;
  form: readonly { section: string; fields: readonly string[] }[];
  pages: { list?: string };
  endpoints?: Readonly<Record<string, Endpoint>>;
  singleton?: Singleton;
  startsWith?: string;
}
/** Errors in the declarations, for the boot check. */
export function singletonProblems(
  { fields, form, endpoints = {}, singleton, startsWith }: Declared,
  byName: ReadonlyMap<string, Declared>,
): string[] {
  const given = startsWith === undefined ? undefined : byName.get(startsWith);
  const begun = given?.form.flatMap((section) => section.fields) ?? [];
  return [
    ...(singleton && !(endpoints.read && (endpoints.save || form.every(({ section }) => endpoints[savePart(section)])))
      ? ['it is there once for a building, without calls to read and save it']
      : []),
    ...(singleton?.page !== undefined && !byName.get(singleton.of ?? '')?.pages.list
      ? [`its page stands below '${singleton.of}', which has no list`]
      : []),
    ...(startsWith !== undefined && !given?.singleton ? [`a new record starts with '${startsWith}', which is no singleton`] : []),
    ...(given?.singleton && !begun.some((name) => fields[name])
      ? [`a new record starts with '${startsWith}', which has none of its fields`]
      : []),
    ...begun
      .filter((name) => fields[name] && fields[name]?.kind !== given?.fields[name]?.kind)
      .map((name) => `a new record starts with '${name}' of ${startsWith}, which is no such field here`),
  ];
}
