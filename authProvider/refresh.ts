/**
 * One queue for refreshing (000 §8): requests that find their token expired wait for a single refresh, across the
 * requests of this tab and, with Web Locks, across all tabs of the browser. The refresh token rotates, so two at once
 * would make one of them a replay.
 */
import { RequestFailure, request } from './request.ts';
import { currentToken, forgetTokens, keepTokens, type Tokens } from './tokens.ts';

let running: Promise<string> | undefined;

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('atrium.refresh', work) as Promise<T>) : work();

async function refresh(stale: string | null): Promise<string> {
  return exclusively(async () => {
    // While this tab waited for the lock, another one may have refreshed and told its token.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const told = currentToken();
    if (told !== null && told !== stale) return told;
    try {
      const { data } = await request<Tokens>('POST', '/auth/refresh-token', { body: {} });
      keepTokens(data);
      return data.accessToken;
    } catch (error) {
      if (endsSession(error)) forgetTokens();
      throw error;
    }
  });
}

/** True for a refusal to refresh; a server that is down or out of order ends no session. */
export const endsSession = (error: unknown): boolean =>
  error instanceof RequestFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * A fresh access token in the place of `stale`. Calls made meanwhile share one request.
 * @throws RequestFailure when the session is over (`endsSession`) or the server cannot be reached.
 */
export function freshToken(stale: string | null): Promise<string> {
  const current = currentToken();
  if (current !== null && current !== stale) return Promise.resolve(current);
  running ??= refresh(stale).finally(() => {
    running = undefined;
  });
  return running;
}

/** The refresh that is under way, for whoever would send a request meanwhile; undefined when there is none. */
export const refreshing = (): Promise<string> | undefined => running;

const STALE = new Set<unknown>(['access_token_expired', 'invalid_jwt_signature']);

/** Failures that a fresh token mends (000 §8), whatever HTTP status they come with. */
export const wantsRefresh = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && (error.status === 401 || STALE.has(error.code) || STALE.has(error.data));

/** The server's word that no refresh will help any more: 'refresh token expired.', by code or as written. */
export const saysOver = (error: unknown): boolean =>
  error instanceof RequestFailure &&
  (error.code === 'refreshTokenExpired' || error.message.trim().toLowerCase() === 'refresh token expired.');
