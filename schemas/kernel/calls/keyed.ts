/**
 * Clients that are no people: a screen on a wall, a door controller. Each is a record with a key of its own, of which only the hash is
 * kept. The client gets it by a code: it asks for one and shows it, somebody who may types the code at the record, and the client, which
 * alone has what it was given with the code, fetches its key. The key is sent in the header `x-client-key`; nobody is ever shown it.
 *
 * A client that can show nothing, such as a controller in a riser, has no `pairs`: its key is a `code` of the record of which the hash is kept
 * (`fields/code.ts`), shown once to whoever makes or renews it, and typed into the client.
 *
 *     keyed: {
 *       path: '/public/zone-displays', key: 'keyHash', used: 'lastUsedDate', pairs: { action: 'pair', code: 'pairingCode' },
 *       open: { status: 'PAIRED' }, calls: { grid: { call: 'GET /grid', summary: '…' } }, follows: ['hotdesk-bookings'],
 *     }
 *
 *   POST /public/zone-displays/pairing          a code of six digits for a client that has no key yet
 *   POST /public/zone-displays/pairing/claim    its key, once the code has been typed
 *   GET  /public/zone-displays/grid             a call, with the key
 *   GET  /public/zone-displays/live             server-sent events: something that the client shows has changed
 *
 * A wrong key and one that was revoked answer 401 alike, and a network that tries many is stopped. What is done by a key is limited for each
 * record, whatever address clients share.
 */

import { isHashedCode } from '../fields/code.ts';
import { type Fields, isBeside, traitsOf } from '../fields/field.ts';
import type { Where } from '../rules/where.ts';
import type { Input } from './endpoint.ts';
import { paramsOf } from './path.ts';

export const CLIENT_KEY = 'x-client-key';
/** Minutes for which a code can be typed. */
export const PAIRING_MINUTES = 10;
/** SHA-256 in hex. */
const HASH_LENGTH = 64;

export interface KeyedCall {
  /** Method, and what follows the path: `GET /grid`, `POST /take`. */
  call: string;
  summary: string;
  /** The keys of the body, each with its kind. */
  body?: Readonly<Record<string, Input>>;
  /** The parameters of the query; any other is refused. */
  query?: readonly string[];
  /** Success notice under `notices.`. */
  notice?: string;
  /** How often a client may do it in an hour, where that is more than for the others together. */
  hourly?: number;
}
export interface Keyed<N extends string = string> {
  /** Of its calls, without parameters: the key says whose they are. */
  path: string;
  /** The field with the hash of the key, and the one with the instant at which it was last used. */
  key: N;
  used: N;
  /** The action by which somebody types the code, and its input with the code. Absent: the key is a code of the record. */
  pairs?: { action: string; code: N };
  /** Records whose key is good. */
  open: Where;
  calls: Readonly<Record<string, KeyedCall>>;
  /** Entities of whose changes in its building a client is told live. */
  follows?: readonly string[];
}

export const pairingPath = ({ path }: Pick<Keyed, 'path'>): string => `${path}/pairing`;
export const claimPath = (keyed: Pick<Keyed, 'path'>): string => `${pairingPath(keyed)}/claim`;
export const keyedLivePath = ({ path }: Pick<Keyed, 'path'>): string => `${path}/live`;

/** Of a call: method and whole path. */
export function wayOfKeyed({ path }: Pick<Keyed, 'path'>, { call }: Pick<KeyedCall, 'call'>) {
  const [method = 'GET', rest = ''] = call.split(' ') as ['GET' | 'POST' | 'PUT', string?];
  return { method, path: `${path}${rest}` };
}

/** What a client is given with the code that it shows. */
export interface Pairing {
  code: string;
  /** The right to the key; nobody but the client has it. */
  claim: string;
  /** ISO 8601. */
  until: string;
}
/** `waiting` until the code has been typed; then the key, this once. */
export type Claimed = { waiting: true } | { waiting: false; uuid: string; key: string };

/** As much of an entity as is asked here. */
interface Declared {
  fields: Fields;
  scope: { building?: string };
  keyed?: Keyed;
  actions: Readonly<Record<string, { call: string; input?: readonly string[]; required?: readonly string[] }>>;
}
/** Errors in the declaration, for the boot check. */
export function keyedProblems({ fields, scope, keyed, actions }: Declared, byName: ReadonlyMap<string, unknown>): string[] {
  if (!keyed) return [];
  const { path, key, used, pairs, calls, follows = [] } = keyed;
  const [hash, instant, typed] = [fields[key], fields[used], pairs && fields[pairs.code]];
  const keepsHash = hash?.system && hash.internal && hash.unique && (hash as { max?: number }).max === HASH_LENGTH;
  const isHash = pairs ? keepsHash : isHashedCode(hash) && hash.unique === true;
  const action = pairs && actions[pairs.action];
  const isTyped =
    pairs && action?.call.includes('{') && [action.input, action.required].every((some) => some?.includes(pairs.code));
  const ways = [...Object.values(calls).map((call) => wayOfKeyed(keyed, call))];
  const taken = [...(pairs ? [pairingPath(keyed), claimPath(keyed)] : []), keyedLivePath(keyed)];
  return [
    ...(paramsOf(path).length ? [`'${path}' has parameters`] : []),
    ...(isHash ? [] : [`'${key}' cannot keep the hash of a key`]),
    ...(instant?.system && traitsOf(instant).moment === 'instant' ? [] : [`'${used}' is no instant of the server`]),
    ...(!pairs || (typed && isBeside(typed)) ? [] : [`'${pairs.code}' is kept, or is no field: a code is only asked`]),
    ...(!pairs || isTyped ? [] : [`'${pairs.action}' is no action of a record that requires '${pairs.code}'`]),
    ...(scope.building ? [] : ['a client belongs to no building']),
    ...ways.filter((way) => !['GET', 'POST', 'PUT'].includes(way.method)).map(({ method }) => `'${method}' is not allowed`),
    ...ways.filter((way) => taken.includes(way.path)).map((way) => `'${way.path}' is taken`),
    ...(new Set(ways.map((way) => `${way.method} ${way.path}`)).size === ways.length ? [] : ['two calls are the same']),
    ...Object.entries(calls).flatMap(([name, { call, body = {} }]) =>
      call.startsWith('GET') && Object.keys(body).length ? [`'${name}' reads and has a body`] : [],
    ),
    ...follows.filter((name) => !byName.has(name)).map((name) => `it follows '${name}', which is no entity`),
  ].map((text) => `client: ${text}`);
}
