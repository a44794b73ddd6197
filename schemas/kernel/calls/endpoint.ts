/**
 * Calls that are no verb and no action of an entity (000 §7: a person's permissions, how many companies there are). The
 * schema declares all of a call but its answer, which the area gives (`ServerArea.handlers`): gates, reach, body check,
 * audit of who may and OpenAPI follow from the declaration.
 */

import type { Field } from '../fields/field.ts';
import type { Permission, Side } from '../rights/catalogue.ts';
import type { Role } from '../rights/roles.ts';
import { keyParam } from './keys.ts';

/** A list in a body: at most `max` objects, each with these keys and no others. */
export interface ListInput {
  rows: Readonly<Record<string, Field>>;
  max: number;
}
/** A value of a body: of the kind of a field, a list of objects, or `json` where the call itself checks what it takes. */
export type Input = Field | ListInput | 'json';
export const isList = (input: Input): input is ListInput => input !== 'json' && 'rows' in input;

/** What is known of a call without its answer. */
export interface CallFacts {
  summary: string;
  permission?: Permission;
  /** Each of these is enough in place of `permission`. */
  orHolding?: readonly Permission[];
  /** Why every signed-in person may make it; the only way to leave out `permission`. */
  everybody?: string;
  sides?: readonly Side[];
  /** Of which one must be held, beyond the permission. */
  roles?: readonly Role[];
  /** The keys of the body, each with its kind; any other key is refused. Absent: the call reads no body. */
  body?: Readonly<Record<string, Input>>;
  /** The parameters of the query; any other is refused. Absent: the call reads no query. */
  query?: readonly string[];
  /** What values parameters of the query or the path have, and their defaults, for the API's document: any text where nothing is said. */
  describes?: Readonly<Record<string, Field>>;
  /** Success notice under `notices.`, as the envelope's message. */
  notice?: string;
  /** The answer changes only with a release: clients cache it with an ETag and get 304 while it is valid. */
  lasting?: true;
}
export interface Endpoint extends CallFacts {
  /** Method and whole path below the API base: `PUT /users/{id}/set-permissions`. `{officeCentreId}` narrows the reach. */
  call: string;
  /**
   * The path names one of the entity's records (`{id}`, `{uuid}`, below another one): the engine finds it within scope, or answers 404, and
   * hands it to the area's answer (`ofRecord`).
   */
  of?: 'record';
  /** That record is locked until the answer has been given, in one transaction, and is one that the caller may write (`ofLockedRecord`). */
  locks?: true;
  /** Its answer depends on the records, and everybody is told live when they change; only with `everybody`. */
  live?: true;
}

/** Of an endpoint's call: method and path. */
export const wayOf = ({ call }: Pick<Endpoint, 'call'>): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } => {
  const [method, path] = call.split(' ') as ['GET', string];
  return { method, path };
};

/** Errors in the declarations, for the boot check. */
export const endpointProblems = ({ endpoints = {} }: { endpoints?: Readonly<Record<string, Endpoint>> }): string[] =>
  Object.entries(endpoints).flatMap(([name, { of, locks, call }]) => [
    ...(of && !keyParam(call) ? [`the call '${name}' is of a record, which its path does not name`] : []),
    ...(locks && !of ? [`the call '${name}' locks a record, but is of none`] : []),
  ]);
