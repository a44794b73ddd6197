/** Starting, ending and changing the session (000 §4 Session validity, §8). */
import { searchOf } from '#schemas/kernel/calls/search.ts';
import { version } from '../package.json';
import { isInactive, startActivity } from './activity.ts';
import { leaveNotice, type Notice } from './notice.ts';
import { dropAnswers, takeAnswer, takePageStart } from './pageStart.ts';
import { loginPath, signedOutPath } from './redirect.ts';
import { endsSession, freshToken, isRefreshTokenExpired, needsRefresh, refreshing, startWithSession } from './refresh.ts';
import { type Answer, type HttpMethod, type RequestOptions, request } from './request.ts';
import { bringPreferences, broughtNarrowMenu, currentSession, type PortalSession, setSession } from './sessionStore.ts';
import { broadcast, clearTokens, currentToken, mightHaveSession, onTabMessage, setTokens } from './tokens.ts';

/** 000 §4: a signed-in browser that last saw another version is signed out once, to get the new one. */
export const APP_VERSION = version;
const VERSION_KEY = 'atrium.version';
/** Keys that stay at sign-out: they belong to the browser, not to the person. */
const BROWSER_KEYS = new Set(['atrium.language', 'atrium.colourMode']);
/** Sign-out waits this long for saving drafts and for the server. */
const SIGN_OUT_WAIT_MS = 2_000;

/** Leaves the admin app. Replaced in tests. */
export const browser = {
  go: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
  here: (): string => window.location.pathname + window.location.search,
};

/** 000 §4: a session is an access token, the session user, and a refresh date that has not passed. */
export const hasValidSession = (): boolean => currentToken() !== null && currentSession() !== null && mightHaveSession();

/**
 * A request with the session's token. An expired token is refreshed once and the request repeated; other requests wait for
 * that refresh. When the session is over, the sign-in page opens with a notice, except while a one-time code is entered.
 */
export async function authorised<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const brought = method === 'GET' ? takeAnswer<T>(path + searchOf(options.query ?? {})) : undefined;
  if (brought) return { data: brought.data, message: brought.message, status: 200 };
  const token = (await refreshing()?.catch(() => undefined)) ?? currentToken();
  try {
    return await request<T>(method, path, { ...options, token });
  } catch (error) {
    if (isRefreshTokenExpired(error)) void endSession('inactive');
    if (isRefreshTokenExpired(error) || !needsRefresh(error) || isEnteringCode()) throw error;
    let fresh: string;
    try {
      fresh = await freshToken(token);
    } catch (refusal) {
      if (endsSession(refusal)) void endSession('inactive');
      throw refusal;
    }
    return request<T>(method, path, { ...options, token: fresh });
  }
}

const isEnteringCode = (): boolean => /^\/enter-code\/?(\?|$)/.test(browser.here());

/** Loads the session user; needs a token. */
export async function loadSession(): Promise<PortalSession> {
  const { data } = await authorised<PortalSession>('GET', `/auth/info/${Date.now()}`);
  return begin(data);
}

function begin(data: PortalSession): PortalSession {
  const narrowMenu = broughtNarrowMenu();
  setSession(data);
  localStorage.setItem(VERSION_KEY, APP_VERSION);
  startActivity(data.inactivityMinutes);
  // Not awaited: only the next start reads it.
  void import('./localState.ts').then(({ saveLocalState }) => saveLocalState(data, narrowMenu)).catch(() => undefined);
  return data;
}

/**
 * Restores the session that the page has brought along, else from the refresh cookie; null when there is none. Throws when the server cannot be reached.
 * @param onSent runs as soon as the server has been asked, or need not be: what keeps the browser busy comes after it
 */
export async function restoreSession(onSent?: () => void): Promise<PortalSession | null> {
  if (!mightHaveSession()) {
    clearTokens();
    return null;
  }
  const ended = localStorage.getItem(VERSION_KEY) !== APP_VERSION ? 'version' : isInactive() ? 'inactive' : undefined;
  if (ended) {
    await signOutQuietly(ended);
    return null;
  }
  const brought = takePageStart();
  if (brought) {
    setTokens(brought.tokens);
    bringPreferences(brought.preferences);
    onSent?.();
    return begin(brought.session);
  }
  try {
    const session = await startWithSession(onSent);
    return session ? begin(session) : await loadSession();
  } catch (error) {
    if (!endsSession(error)) throw error;
    leaveNotice('inactive');
    await clearSession();
    return null;
  }
}

let leaving = false;
/** Whether the page is being left: views keep the session until then, and no prompt may hold the page back. */
export const isLeaving = (): boolean => leaving;

/** Leaves by loading another page; unsaved input of forms is stored as drafts before. */
async function leave(path: string, first: () => Promise<unknown> = async () => undefined): Promise<void> {
  leaving = true;
  // With the forms that have any, not with the sign-in page.
  await inTime(import('./drafts.ts').then(({ saveDrafts }) => saveDrafts()));
  await inTime(first());
  browser.go(path);
}

/**
 * Clears the session of this tab and opens the sign-in page, which leads back to the current page.
 * @param ending runs before the session is cleared
 */
export async function endSession(notice: Notice, ending: () => Promise<unknown> = async () => undefined): Promise<void> {
  if (leaving || currentSession() === null) return;
  leaveNotice(notice);
  await leave(notice === 'signedOut' ? signedOutPath(browser.here()) : loginPath(browser.here()), async () => {
    await ending();
    await clearSession();
  });
}

/** Inactivity: ends the session in all tabs and on the server. */
export const endInactive = (): Promise<void> => endSession('inactive', () => endEverywhere('inactive'));

/** Resolves with the work, or after `SIGN_OUT_WAIT_MS`; a failure counts as done. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, SIGN_OUT_WAIT_MS);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}

/** Tokens, local state and the rest of the local storage (000 §4 Logout); language and appearance stay. */
async function clearSession(): Promise<void> {
  clearTokens();
  dropAnswers();
  for (const key of Object.keys(localStorage)) if (!BROWSER_KEYS.has(key)) localStorage.removeItem(key);
  await inTime(import('./localState.ts').then(({ clearLocalState }) => clearLocalState()));
}

async function endEverywhere(notice: Notice): Promise<void> {
  broadcast({ type: 'signedOut', notice });
  // Sign-out goes on when the server is out of reach.
  await inTime(request('DELETE', '/auth/logout', { token: currentToken() }));
}

async function signOutQuietly(notice: Notice): Promise<void> {
  leaveNotice(notice);
  await endEverywhere(notice);
  await clearSession();
}

/** Signs out in all tabs and on the server. Unsaved input is lost. */
export async function signOut(): Promise<void> {
  leaving = true;
  await signOutQuietly('signedOut');
  browser.go(signedOutPath(browser.here()));
}

/** Leaves what is open without asking: for another person or place. Unsaved input is lost. */
export function leaveFor(path: string): void {
  leaving = true;
  browser.go(path);
}

/** Follows the other tabs: sign-out and switching the account apply to the whole browser. */
export function followTabs(): void {
  onTabMessage((message) => {
    if (message.type === 'signedOut') void endSession(message.notice);
    if (message.type === 'switched' && currentSession()) void leave('/dashboard');
  });
}
