/**
 * What somebody without an account reads and does by a link: the guest of an event, later a contractor or a visitor. The entity
 * declares path, calls and pages; the link's proof, checks, rate limits, OpenAPI and tests follow.
 *
 *   /event-guest/{activityEventBookingUuid}/{activityEventParticipantUuid}/register   a page
 *   GET /event-guest/{activityEventBookingUuid}/{activityEventParticipantUuid}        a call, below the API base
 *
 * One parameter is the uuid of the record; the other proves that the link is ours. It is stored nowhere: whoever reads records, in a
 * list or in a copy of the database, cannot make their links. A wrong link answers 404, whatever is wrong with it.
 *
 *   /contractor-form/{token}
 *
 * A link of the second kind is one random text, which only the mail has; the record keeps its hash (`kept`). It ends: when it has run out
 * (`until`), and when the record is not `open` any longer. Whoever has a link that once worked is told which of the two; anybody else, 404.
 * With `building` its path has the id of the record's building before the text, `/visitor/qr-pass/{officeCentreId}/{token}`.
 */

import { type Fields, isOneReference, traitsOf } from '../fields/field.ts';
import type { Where } from '../rules/where.ts';
import { type Input, isList } from './endpoint.ts';
import { paramsOf, withColons } from './path.ts';

/** SHA-256 in hex. */
const HASH_LENGTH = 64;

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
  /** It takes a file (multipart, part `file`), and these texts beside it. Its method is POST. */
  takesFile?: readonly string[];
  /** How often the holder may do it in an hour, where that is more than for the others together. */
  hourly?: number;
}

interface LinkedParts {
  /** Of its calls and pages, with its parameters. */
  path: string;
  /** The last parts of its pages. */
  pages: readonly string[];
  /** The page of a wrong link. */
  invalid: string;
  calls: Readonly<Record<string, LinkedCall>>;
}
export interface ProvenLink<N extends string = string> extends LinkedParts {
  /** The parameter that is the record's uuid. */
  record: string;
  /** The parameter that proves the link. */
  proof: string;
  /** Its reference to what links have in common, such as a booking: the same proof for all of its records. Without it, each has its own. */
  of?: N;
  /**
   * The link hangs on a wall, and anybody reads it: what is done by it is counted for each network, and only what was accepted, so that
   * nobody closes it for the others. A link in a mail is one person's, who spends only their own.
   */
  posted?: true;
}
export interface TokenLink<N extends string = string> extends LinkedParts {
  /** The parameter that is the random text. */
  token: string;
  /** A further parameter with the id of the record's building, as a path of the specification has it: another one is a wrong link. */
  building?: string;
  /** A link that has run out answers like one that never was, 404. */
  silent?: true;
  /** The fields with its hash, and with the instant at which it runs out. */
  kept: N;
  until: N;
  /** Records of which the link is still good for something. */
  open: Where;
  /** The pages of a link that has run out, and of one whose record is not open any longer. */
  expired: string;
  done: string;
}
export type Linked<N extends string = string> = ProvenLink<N> | TokenLink<N>;
export const isTokenLink = (linked: Linked): linked is TokenLink => 'token' in linked;

/** Of a call: method and whole path. */
export function wayOfLinked({ path }: Pick<Linked, 'path'>, { call }: Pick<LinkedCall, 'call'>) {
  const [method = 'GET', rest = ''] = call.split(' ') as ['GET' | 'PUT' | 'POST', string?];
  return { method, path: `${path}${rest}` };
}

/** The addresses of its pages: `/event-guest/:booking/:participant/register`, `/contractor-form/:token`. */
export const linkedPages = (linked: Linked): string[] => [
  ...(isTokenLink(linked) ? [withColons(linked.path), linked.done, linked.expired] : []),
  ...linked.pages.map((page) => `${withColons(linked.path)}/${page}`),
  linked.invalid,
];

const provenProblems = ({ path, record, proof, of }: ProvenLink, params: readonly string[], fields: Fields): string[] => [
  ...(params.length === 2 && params.includes(record) && params.includes(proof) && record !== proof
    ? []
    : [`'${path}' has other parameters than '${record}' and '${proof}'`]),
  ...(of === undefined || isOneReference(fields[of]) ? [] : [`'${of}' is no reference`]),
];

/** The field with the hash is written and read by the server alone, and long enough for one. */
function tokenProblems({ path, token, building, kept, until }: TokenLink, params: readonly string[], fields: Fields): string[] {
  const [hash, end] = [fields[kept], fields[until]];
  const wanted = [...(building === undefined ? [] : [building]), token];
  const isHash = hash?.system && hash.internal && hash.unique && (hash as { max?: number }).max === HASH_LENGTH;
  return [
    ...(params.join() === wanted.join() ? [] : [`'${path}' has other parameters than '${wanted.join("' and '")}'`]),
    ...(isHash ? [] : [`'${kept}' cannot keep the hash of a token`]),
    ...(end?.system && traitsOf(end).moment === 'instant' ? [] : [`'${until}' is no instant of the server`]),
  ];
}

/** Errors in the declaration, for the boot check. */
export function linkedProblems({ linked, fields }: { linked?: Linked; fields: Fields }): string[] {
  if (!linked) return [];
  const say = (text: string) => `link: ${text}`;
  const params = paramsOf(linked.path);
  const ways = Object.values(linked.calls).map((call) => wayOfLinked(linked, call));
  return [
    ...(isTokenLink(linked) ? tokenProblems(linked, params, fields) : provenProblems(linked, params, fields)).map(say),
    ...Object.values(linked.calls)
      .map((call) => ({ method: wayOfLinked(linked, call).method, allowed: call.takesFile ? ['POST'] : ['GET', 'PUT'] }))
      .filter(({ method, allowed }) => !allowed.includes(method))
      .map(({ method }) => say(`'${method}' is not allowed`)),
    ...(new Set(ways.map(({ method, path }) => `${method} ${path}`)).size === ways.length ? [] : [say('two calls are the same')]),
    ...Object.entries(linked.calls).flatMap(([name, { call, body = {} }]) => [
      ...(call.startsWith('GET') && Object.keys(body).length ? [say(`'${name}' reads and has a body`)] : []),
      ...Object.values(body)
        .filter(isList)
        .map(() => say(`'${name}' takes a list`)),
    ]),
  ];
}
