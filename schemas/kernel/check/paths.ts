/**
 * The boot check of the parameters in paths. A parameter that nobody reads would let a call answer for everything; a record that is named
 * by the other kind of key, or by none, would never be found.
 */
import { type Call, callsBelow, callsOf } from '../calls/calls.ts';
import { keyParam, keysOf } from '../calls/keys.ts';
import { paramsOf } from '../calls/path.ts';
import { aboveIn } from '../entity/below.ts';
import { isOnRecord } from '../states/action.ts';
import type { Check } from './check.ts';

/** They narrow the scope of any call (`server/engine/reach`). */
const SCOPE: ReadonlySet<string> = new Set(['officeCentreId', 'officeCentreUuid', 'tenantId']);

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

function callProblems(call: Call): string[] {
  const { entity, method, path, form } = call;
  const { under } = entity.api;
  // Only other forms of the path have a record above in them.
  const above = form ? aboveIn(path, under).map(({ param }) => param) : [];
  const key = form?.key ?? entity.api.key;
  const place = `the call ${method} ${path}`;
  const named = keyParam(path);
  const read = (name: string) => SCOPE.has(name) || above.includes(name) || (name === named && !isOnAll(call));
  return [
    ...paramsOf(path)
      .filter((name) => !read(name))
      .map((name) => `${place} has a parameter '${name}' that nobody reads`),
    ...(named && !isOnAll(call) && !keysOf(named).includes(key)
      ? [`${place} names the record by '${named}', but its key is '${key}'`]
      : []),
    ...(ON_ONE.has(call.kind) && !isOnAll(call) && !named && !form?.one ? [`${place} is about one record, but names none`] : []),
  ];
}

export const pathProblems: Check = (entity) => [...callsOf(entity), ...callsBelow(entity)].flatMap(callProblems);
