/**
 * Single-flight token refresh (000 §8): requests whose token expired wait for one refresh, in this tab and, with Web Locks,
 * across all tabs of the browser. The refresh token rotates, so two refreshes at once would make one of them a replay.
 */
import { RequestFailure, request } from './request.ts';
import { clearTokens, currentToken, setTokens, type Tokens } from './tokens.ts';

let running: Promise<string> | undefined;

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('atrium.refresh', work) as Promise<T>) : work();

async function refresh(stale: string | null): Promise<string> {
  return exclusively(async () => {
    // While this tab waited for the lock, another one may have refreshed and shared its token.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const current = currentToken();
    if (current !== null && current !== stale) return current;
    try {
      const { data } = await request<Tokens>('POST', '/auth/refresh-token', { body: {} });
      setTokens(data);
      return data.accessToken;
    } catch (error) {
      if (endsSession(error)) clearTokens();
      throw error;
    }
  });
}

/** True when the server refuses to refresh; a server that is down ends no session. */
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

/** The running refresh, for requests to wait for; undefined when there is none. */
export const refreshing = (): Promise<string> | undefined => running;

const STALE = new Set<unknown>(['access_token_expired', 'invalid_jwt_signature']);

/** Failures that a fresh token resolves (000 §8), regardless of HTTP status. */
export const needsRefresh = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && (error.status === 401 || STALE.has(error.code) || STALE.has(error.data));

/** The answer 'refresh token expired.', by code or by message: refreshing again is useless. */
export const isRefreshTokenExpired = (error: unknown): boolean =>
  error instanceof RequestFailure &&
  (error.code === 'refreshTokenExpired' || error.message.trim().toLowerCase() === 'refresh token expired.');
