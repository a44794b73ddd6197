/**
 * Single-flight token refresh (000 §8): requests whose token expired wait for one refresh, in this tab and, with Web Locks,
 * across all tabs of the browser. The refresh token rotates, so two refreshes at once would make one of them a replay.
 */
import { RequestFailure, request } from './request.ts';
import { bringPreferences, type PortalSession, type Preferences } from './sessionStore.ts';
import { clearTokens, currentToken, setTokens, type Tokens } from './tokens.ts';

/** A fresh token, and the session user where the answer brought it along. */
interface Renewed {
  token: string;
  session?: PortalSession;
}
let running: Promise<Renewed> | undefined;

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('atrium.refresh', work) as Promise<T>) : work();

interface Start {
  withSession?: boolean;
  /** Runs as soon as the request is under way. */
  onSent?: () => void;
}

async function refresh(stale: string | null, { withSession, onSent }: Start): Promise<Renewed> {
  return exclusively(async () => {
    // While this tab waited for the lock, another one may have refreshed and shared its token. A tab without a token takes none.
    if (currentToken() !== null) await new Promise((resolve) => setTimeout(resolve, 0));
    const current = currentToken();
    if (current !== null && current !== stale) return { token: current };
    try {
      const query = withSession ? { session: true } : {};
      const answer = request<Tokens & { session?: PortalSession; preferences?: Preferences }>('POST', '/auth/refresh-token', {
        body: {},
        query,
      });
      onSent?.();
      const { session, preferences, ...tokens } = (await answer).data;
      bringPreferences(preferences);
      setTokens(tokens);
      return { token: tokens.accessToken, session };
    } catch (error) {
      if (endsSession(error)) clearTokens();
      throw error;
    }
  });
}

/** True when the server refuses to refresh; a server that is down ends no session. */
export const endsSession = (error: unknown): boolean =>
  error instanceof RequestFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/** One refresh at a time: whoever asks meanwhile shares it. */
function renew(stale: string | null, start: Start = {}): Promise<Renewed> {
  const current = currentToken();
  if (current !== null && current !== stale) return Promise.resolve({ token: current });
  running ??= refresh(stale, start).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * A fresh access token in the place of `stale`. Calls made meanwhile share one request.
 * @throws RequestFailure when the session is over (`endsSession`) or the server cannot be reached.
 */
export const freshToken = async (stale: string | null): Promise<string> => (await renew(stale)).token;

/**
 * The first token of a page, with the session user and the preferences where the server answers all at once; an API that does not leaves it out.
 * @param onSent runs as soon as the request is under way
 * @throws RequestFailure as `freshToken`
 */
export const startWithSession = async (onSent?: () => void): Promise<PortalSession | undefined> =>
  (await renew(null, { withSession: true, onSent })).session;

/** The running refresh, for requests to wait for; undefined when there is none. */
export const refreshing = (): Promise<string> | undefined => running?.then(({ token }) => token);

const STALE = new Set<unknown>(['access_token_expired', 'invalid_jwt_signature']);

/** Failures that a fresh token resolves (000 §8), regardless of HTTP status. */
export const needsRefresh = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && (error.status === 401 || STALE.has(error.code) || STALE.has(error.data));

/** The answer 'refresh token expired.', by code or by message: refreshing again is useless. */
export const isRefreshTokenExpired = (error: unknown): boolean =>
  error instanceof RequestFailure &&
  (error.code === 'refreshTokenExpired' || error.message.trim().toLowerCase() === 'refresh token expired.');
