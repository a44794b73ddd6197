/**
 * The boot check of the parameters in paths. A parameter that nobody reads would let a call answer for everything; a record that is named
 * by the other kind of key, or by none, would never be found.
 */
import { type Call, callsBelow, callsOf } from '../calls/calls.ts';
import { paramsOf } from '../calls/path.ts';
import { aboveIn } from '../entity/below.ts';
import { isOnRecord } from '../states/action.ts';
import type { Check } from './check.ts';

/** They narrow the scope of any call (`server/engine/reach`). */
const SCOPE: ReadonlySet<string> = new Set(['officeCentreId', 'officeCentreUuid', 'tenantId']);
const KEYS: ReadonlySet<string> = new Set(['id', 'uuid']);

/** Calls on a collection: nothing reads a key there. */
const ON_ALL: ReadonlySet<Call['kind']> = new Set([
  'list',
  'create',
  'statusCount',
  'dropDown',
  'options',
  'updatePosition',
  'emailRecord',
  'several',
  'upload',
]);
/** Calls on one record: they must name it. */
const ON_ONE: ReadonlySet<Call['kind']> = new Set(['get', 'update', 'delete', 'history', 'view', 'action', 'following']);

const isOnAll = ({ kind, action }: Call): boolean =>
  ON_ALL.has(kind) || (kind === 'action' && action !== undefined && !isOnRecord(action));

function callFaults(call: Call): string[] {
  const { entity, method, path, form } = call;
  const { under } = entity.api;
  // Only other forms of the path have a record above in them.
  const above = form && aboveIn(path, under)?.param;
  const key = form?.key ?? entity.api.key;
  const place = `the call ${method} ${path}`;
  const keys = paramsOf(path).filter((name) => KEYS.has(name));
  const read = (name: string) => SCOPE.has(name) || name === above || (KEYS.has(name) && !isOnAll(call));
  return [
    ...paramsOf(path)
      .filter((name) => !read(name))
      .map((name) => `${place} has a parameter '${name}' that nobody reads`),
    ...(isOnAll(call) ? [] : keys)
      .filter((name) => name !== key)
      .map((name) => `${place} names the record by '${name}', but its key is '${key}'`),
    ...(ON_ONE.has(call.kind) && !isOnAll(call) && !keys.length ? [`${place} is about one record, but names none`] : []),
  ];
}

export const pathFaults: Check = (entity) => [...callsOf(entity), ...callsBelow(entity)].flatMap(callFaults);
