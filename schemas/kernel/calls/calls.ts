/** The API endpoints of an entity, as data. The server's routes, the dataProvider and OpenAPI use it. */

import type { PathForm } from '../entity/below.ts';
import type { Action, Entity, Verb } from '../entity/entity.ts';
import { permissionOfResults } from '../lists/results.ts';
import type { Needs } from '../rights/access.ts';
import type { Permission, Service, Side } from '../rights/catalogue.ts';
import { settingsOf } from '../rights/parties.ts';
import { type SeriesPart, seriesParts, seriesPath } from '../time/recurrence.ts';
import type { CallName, UploadStep } from './callName.ts';
import type { Download } from './download.ts';
import { keyParam } from './keys.ts';
import type { Upload } from './upload.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Call {
  entity: Entity;
  kind: Verb | 'view' | 'options' | 'action' | 'several' | 'following' | 'upload' | 'download' | 'results' | 'mailedResults';
  /** The name of the view, option list, action, upload or download. */
  name?: string;
  /** Of an upload. */
  step?: UploadStep;
  /** Of an action on a series. */
  part?: SeriesPart;
  action?: Action;
  upload?: Upload;
  download?: Download;
  method: Method;
  /** The full path below the API base, with `{…}` parameters. */
  path: string;
  permission?: Permission;
  /** Each of these is enough in its place. */
  orHolding?: readonly Permission[];
  sides?: readonly Side[];
  service?: Service;
  /** The form of the path, where it is not the entity's own. */
  form?: PathForm;
}

const DEFAULTS: Record<Verb, string> = {
  list: 'GET /',
  get: 'GET /{id}',
  create: 'POST /',
  update: 'PUT /{id}',
  delete: 'DELETE /{id}',
  statusCount: 'GET /status-count',
  dropDown: 'GET /drop-down',
  updatePosition: 'PUT /update-position',
  emailRecord: 'GET /email-record',
  history: 'GET /{id}/history',
};

function parse({ api }: Pick<Entity, 'api'>, spelled: string): { method: Method; path: string } {
  const [method, tail = '/'] = spelled.split(' ') as [Method, string];
  const own = api.key === 'uuid' ? tail.replace('{id}', 'uuid/{uuid}') : tail;
  return { method, path: `${api.path}${own === '/' ? '' : own}` };
}

/** Every call of the entity, fixed paths before those with a key. */
export function callsOf(entity: Entity): Call[] {
  const { verbs, views = {}, options = {}, dropDownEverywhere: path, dropDownAlsoFor: orHolding } = entity.api;
  const calls: Call[] = [];
  for (const [verb, spelled] of Object.entries(verbs) as [Verb, true | string][])
    calls.push({
      entity,
      kind: verb,
      ...parse(entity, spelled === true ? DEFAULTS[verb] : spelled),
      permission: entity.access[verb],
      ...(verb === 'dropDown' ? { orHolding } : {}),
    });
  if (path) calls.push({ entity, kind: 'dropDown', method: 'GET', path, permission: entity.access.dropDown, orHolding });
  for (const [name, view] of Object.entries(views))
    calls.push({ entity, kind: 'view', name, ...parse(entity, view.call), permission: entity.access.get });
  for (const [name, spelled] of Object.entries(options)) calls.push({ entity, kind: 'options', name, ...parse(entity, spelled) });
  for (const [name, action] of Object.entries(entity.actions)) {
    const facts = { entity, name, action, permission: action.permission, sides: action.sides, service: action.service };
    calls.push({ ...facts, kind: 'action', ...parse(entity, action.call) });
    if (action.several) calls.push({ ...facts, kind: 'several', ...parse(entity, action.several) });
    for (const part of seriesParts(entity, name))
      calls.push({ ...facts, kind: 'following', part, ...parse(entity, seriesPath(action.call, part)) });
  }
  const { results } = entity;
  if (results)
    for (const [kind, spelled] of [
      ['results', results.call],
      ['mailedResults', results.mailed],
    ] as const)
      calls.push({ entity, kind, ...parse(entity, spelled), permission: permissionOfResults(results, kind) });
  for (const [name, upload] of Object.entries(entity.uploads ?? {}))
    for (const step of ['process', 'upload'] as const)
      calls.push({
        entity,
        kind: 'upload',
        name,
        step,
        upload,
        ...parse(entity, upload[step]),
        permission: upload.permission,
        sides: upload.sides,
      });
  for (const [name, download] of Object.entries(entity.downloads ?? {}))
    calls.push({
      entity,
      kind: 'download',
      name,
      download,
      ...parse(entity, download.call),
      permission: download.permission,
      sides: download.sides,
    });
  return calls;
}

/** Those verbs or actions that a form of the path has, with the paths that it writes. */
function chosen<T>(all: Readonly<Record<string, T>>, { calls }: PathForm, spell: (one: T, call: string) => T): Record<string, T> {
  const kept = Object.entries(all).filter(([name]) => !calls || name in calls);
  return Object.fromEntries(
    kept.map(([name, one]) => {
      const spelled = calls?.[name] ?? true;
      return [name, spelled === true ? one : spell(one, spelled)];
    }),
  );
}

/** The same calls under the other paths of the entity; what it has once only (uploads, a drop-down for everybody) is not among them. */
export const callsBelow = (entity: Entity): Call[] =>
  (entity.api.also ?? []).flatMap((form) => {
    const { dropDownEverywhere: _, ...api } = entity.api;
    const verbs = chosen<true | string>(api.verbs as Record<string, true | string>, form, (_one, call) => call);
    const actions = chosen(entity.actions, form, (one, call) => ({ ...one, call }));
    // A form that names its calls has no others.
    const rest = form.calls ? { downloads: {}, results: undefined, recurrence: undefined } : {};
    const more = form.calls ? { views: {}, options: {} } : {};
    return callsOf({
      ...entity,
      ...rest,
      uploads: {},
      actions,
      api: { ...api, ...more, verbs, path: form.path, key: form.key },
    }).map((call) => ({ ...call, entity, form }));
  });

/** Is the body of the call a form: of a new record, of its fields, of an action? */
export const hasForm = ({ kind }: Pick<Call, 'kind'>): boolean =>
  kind === 'create' || kind === 'update' || kind === 'action' || kind === 'following';

/** The name that `can` and `callOf` take. */
export const nameOfCall = ({ kind, name, step = 'upload' }: Named): CallName => {
  if (name === undefined) return kind;
  return kind === 'upload' ? { upload: name, step } : kind === 'download' ? { download: name } : name;
};
type Named = Pick<Call, 'kind' | 'name' | 'step'>;
/** The same for people: `process create`, `download list`. */
export const labelOfCall = ({ kind, name, step = 'upload' }: Named): string =>
  name === undefined ? kind : kind === 'upload' ? `${step} ${name}` : kind === 'download' ? `${kind} ${name}` : name;

/** Can it be made for several records at once? An action that says so, and changing and deleting records. */
export const isForMany = ({ kind, action, path, form }: Call): boolean =>
  !form && (kind === 'action' ? Boolean(action?.bulk) : (kind === 'update' || kind === 'delete') && keyParam(path) !== undefined);

/** The same for several records at once: `PUT /season-parking-applications/bulk/approve`, `PUT /holidays/bulk/delete`. */
export const bulkCallOf = (call: Call): Call => ({
  ...call,
  method: 'PUT',
  path: `${call.entity.api.path}/bulk/${call.action?.call.split('/').at(-1) ?? call.kind}`,
});
/** Is it the call of several records, or the preview of it? */
export const isBulk = ({ path, entity, form }: Call): boolean => !form && path.startsWith(`${entity.api.path}/bulk/`);

/** The call of one verb or action; throws if the entity does not have it. */
export function callOf(entity: Entity, name: CallName): Call {
  const call = callsOf(entity).find((one) =>
    typeof name === 'string'
      ? nameOfCall(one) === name
      : one.kind === 'upload'
        ? one.name === name.upload && 'step' in name && one.step === name.step
        : one.kind === 'download' && one.name === name.download,
  );
  if (!call)
    throw new Error(`${entity.name} offers no call '${typeof name === 'string' ? name : Object.values(name).join(' ')}'`);
  return call;
}

export type NeedsOfCall = Pick<Call, 'entity' | 'permission' | 'orHolding' | 'sides' | 'service' | 'action'>;
/** What a session needs for the call, whatever the record. */
export const needsOfCall = ({ entity, permission, orHolding, sides, service, action }: NeedsOfCall): Needs => ({
  permission,
  orHolding,
  addOn: entity.addOn,
  sides,
  parties: settingsOf(entity, action?.by),
  service,
});
