/**
 * What somebody without an account reads and does by a link: the guest of an event, later a contractor or a visitor. The entity
 * declares path, calls and pages; the link's proof, checks, rate limits, OpenAPI and tests follow.
 *
 *   /event-guest/{activityEventBookingUuid}/{activityEventParticipantUuid}/register   a page
 *   GET /event-guest/{activityEventBookingUuid}/{activityEventParticipantUuid}        a call, below the API base
 *
 * One parameter is the uuid of the record; the other proves that the link is ours. It is stored nowhere: whoever reads records, in a
 * list or in a copy of the database, cannot make their links. A wrong link answers 404, whatever is wrong with it.
 */
import { type Input, isList } from './ask.ts';
import { type Fields, isOneReference } from './field.ts';
import { paramsOf, withColons } from './path.ts';

export interface LinkedCall {
  /** Method, and what follows the path: `GET`, `PUT /register`. */
  call: string;
  summary: string;
  /** The keys of the body, each with its kind. */
  body?: Readonly<Record<string, Input>>;
  /** Success notice under `notices.`. */
  notice?: string;
  /** The type of a file that it answers instead of an envelope. */
  sends?: string;
}

export interface Linked<N extends string = string> {
  /** Of its calls and pages, with both parameters. */
  path: string;
  /** The parameter that is the record's uuid. */
  record: string;
  /** The parameter that proves the link. */
  proof: string;
  /** Its reference to what links have in common, such as a booking: the same proof for all of its records; none, no link. */
  of: N;
  /** The last parts of its pages. */
  pages: readonly string[];
  /** The page of a wrong link. */
  invalid: string;
  calls: Readonly<Record<string, LinkedCall>>;
}

/** Of a call: method and whole path. */
export function wayOfLinked({ path }: Pick<Linked, 'path'>, { call }: Pick<LinkedCall, 'call'>) {
  const [method = 'GET', rest = ''] = call.split(' ') as ['GET' | 'PUT', string?];
  return { method, path: `${path}${rest}` };
}

/** The addresses of its pages: `/event-guest/:booking/:participant/register`. */
export const linkedPages = ({ path, pages, invalid }: Linked): string[] => [
  ...pages.map((page) => `${withColons(path)}/${page}`),
  invalid,
];

/** Errors in the declaration, for the boot check. */
export function linkedFaults({ linked, fields }: { linked?: Linked; fields: Fields }): string[] {
  if (!linked) return [];
  const say = (text: string) => `link: ${text}`;
  const params = paramsOf(linked.path);
  const ways = Object.values(linked.calls).map((call) => wayOfLinked(linked, call));
  return [
    ...(params.length === 2 && params.includes(linked.record) && params.includes(linked.proof) && linked.record !== linked.proof
      ? []
      : [say(`'${linked.path}' has other parameters than '${linked.record}' and '${linked.proof}'`)]),
    ...(isOneReference(fields[linked.of]) ? [] : [say(`'${linked.of}' is no reference`)]),
    ...ways.filter(({ method }) => method !== 'GET' && method !== 'PUT').map(({ method }) => say(`'${method}' is not allowed`)),
    ...(new Set(ways.map(({ method, path }) => `${method} ${path}`)).size === ways.length ? [] : [say('two calls are the same')]),
    ...Object.entries(linked.calls).flatMap(([name, { call, body = {} }]) => [
      ...(call.startsWith('GET') && Object.keys(body).length ? [say(`'${name}' reads and has a body`)] : []),
      ...Object.values(body)
        .filter(isList)
        .map(() => say(`'${name}' takes a list`)),
    ]),
  ];
}
