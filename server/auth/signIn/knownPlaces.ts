/**
 * Where a person has signed in before: browsers, by a separate cookie, and networks. A known place grants no access;
 * it only separates its clients from strangers, whose rate limits (`../guard.ts`) do not affect them.
 */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { networkOf } from '../network.ts';
import { hashToken, randomToken } from '../secrets.ts';

/** Days without a sign-in after which a place is forgotten. */
export const PLACE_DAYS = 90;
/** Maximum number of people remembered on one browser. */
const PEOPLE_PER_BROWSER = 5;

/** The client of a sign-in, as its request identifies it. */
export interface SignInClient {
  ip: string;
  /** Tokens of the browser, one for each person who has signed in on it, the last one first. */
  browserTokens: readonly string[];
  /** The token of a device that needs no one-time code. */
  deviceToken?: string;
}
export interface Place {
  /** The browser when it is known for the person, else the network. */
  key: string;
  known: boolean;
  network: string;
}

const browserPlace = (token: string) => `browser:${hashToken(token)}`;
const networkPlace = (network: string) => `network:${network}`;

/** The place of an attempt to sign in. It runs the same query for an account that does not exist. */
export async function placeOf(on: Queryable, userId: number | undefined, visitor: SignInClient): Promise<Place> {
  const network = networkOf(visitor.ip);
  const browsers = visitor.browserTokens.map(browserPlace);
  const found = await on.query<{ place: string }>(sql`
    select place from known_places where user_id = ${userId ?? 0} and place = any(${sql.param([...browsers, networkPlace(network)])}::text[])
      and last_used_date > now() - make_interval(days => ${PLACE_DAYS}::int)
    union all
    select 'browser:' || token_hash from trusted_devices where user_id = ${userId ?? 0} and removed_date is null and expires_date > now()
      and token_hash = ${visitor.deviceToken ? hashToken(visitor.deviceToken) : ''}`);
  const browser = found.map(({ place }) => place).find((place) => place.startsWith('browser:'));
  return { key: browser ?? networkPlace(network), known: found.length > 0, network };
}

/** Remembers the place of a successful sign-in. Returns the tokens that the browser keeps from now on. */
export async function rememberPlace(on: Queryable, userId: number, { ip, browserTokens }: SignInClient): Promise<string[]> {
  const [mine] = await on.query<{ place: string }>(sql`
    select place from known_places where user_id = ${userId} and place = any(${sql.param(browserTokens.map(browserPlace))}::text[]) limit 1`);
  const token = browserTokens.find((one) => browserPlace(one) === mine?.place) ?? randomToken();
  await on.query(sql`
    insert into known_places (user_id, place) values (${userId}, ${browserPlace(token)}), (${userId}, ${networkPlace(networkOf(ip))})
    on conflict (user_id, place) do update set last_used_date = now()`);
  return [token, ...browserTokens.filter((one) => one !== token)].slice(0, PEOPLE_PER_BROWSER);
}

/** Remembers the network alone, for a client that keeps no token of a browser. */
export async function rememberNetwork(on: Queryable, userId: number, ip: string): Promise<void> {
  await on.query(sql`insert into known_places (user_id, place) values (${userId}, ${networkPlace(networkOf(ip))})
    on conflict (user_id, place) do update set last_used_date = now()`);
}

/** Forgets them all: a client that used the old password is unknown again. */
export async function forgetPlaces(on: Queryable, userId: number): Promise<void> {
  await on.query(sql`delete from known_places where user_id = ${userId}`);
}
