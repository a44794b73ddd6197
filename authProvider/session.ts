/** Starting, ending and changing the session (000 §4 Session validity, §8). */
import { isInactive, startActivity } from './activity.ts';
import { keepDrafts } from './drafts.ts';
import { leaveNotice, type Notice } from './notice.ts';
import { loginPath, signedOutPath } from './redirect.ts';
import { endsSession, freshToken, refreshing, saysOver, wantsRefresh } from './refresh.ts';
import { type Answer, type HttpMethod, type RequestOptions, request } from './request.ts';
import { currentSession, keepSession, type PortalSession } from './sessionStore.ts';
import { currentToken, forgetTokens, hearTabs, keepTokens, mayHaveSession, type Tokens, tell } from './tokens.ts';

/** 000 §4: a signed-in browser that last saw another version is signed out once, to get the new one. */
export const APP_VERSION = '1.0.0';
const VERSION_KEY = 'atrium.version';
/** What belongs to the browser and not to the person: the rest of the local storage goes at sign-out. */
const OF_THE_BROWSER = new Set(['atrium.language', 'atrium.colourMode']);
/** Keeping what was typed must not keep anybody signed in. */
const PATIENCE_MS = 2_000;

/** Leaves the admin app. Replaced in tests. */
export const browser = {
  go: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
  here: (): string => window.location.pathname + window.location.search,
};

/** 000 §4: a session is an access token, the session user, and a refresh date that has not passed. */
export const hasValidSession = (): boolean => currentToken() !== null && currentSession() !== null && mayHaveSession();

/**
 * A request of the signed-in person: an expired token is refreshed once and the request repeated; while that goes on,
 * others wait. When the session is over, the sign-in page says so. Whoever is entering a code has no session to mend.
 */
export async function authorised<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const token = (await refreshing()?.catch(() => undefined)) ?? currentToken();
  try {
    return await request<T>(method, path, { ...options, token });
  } catch (error) {
    if (saysOver(error)) void endSession('inactive');
    if (saysOver(error) || !wantsRefresh(error) || isEnteringCode()) throw error;
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
  keepSession(data);
  localStorage.setItem(VERSION_KEY, APP_VERSION);
  startActivity(data.inactivityMinutes);
  // Only the next start reads it: nothing waits for it.
  void import('./localState.ts').then(({ keepLocalState }) => keepLocalState(data)).catch(() => undefined);
  return data;
}

/** The session that the refresh cookie stands for; null when there is none. Throws when the server cannot be asked. */
export async function restoreSession(): Promise<PortalSession | null> {
  if (!mayHaveSession()) {
    forgetTokens();
    return null;
  }
  const ended = localStorage.getItem(VERSION_KEY) !== APP_VERSION ? 'version' : isInactive() ? 'inactive' : undefined;
  if (ended) {
    await signOutQuietly(ended);
    return null;
  }
  try {
    await freshToken(null);
    return await loadSession();
  } catch (error) {
    if (!endsSession(error)) throw error;
    leaveNotice('inactive');
    await forgetHere();
    return null;
  }
}

let leaving = false;
/** The page is on its way out: what is still drawn keeps its session until then, and nothing may hold it back. */
export const isLeaving = (): boolean => leaving;

/** Goes to another page by a load of its own. What stands unsaved in forms is kept for whoever typed it. */
async function leave(path: string, first: () => Promise<unknown> = async () => undefined): Promise<void> {
  leaving = true;
  await inTime(keepDrafts());
  await inTime(first());
  browser.go(path);
}

/**
 * Forgets the session here and shows the sign-in page, which leads back to where the person was.
 * @param ending what else is to be ended before
 */
export async function endSession(notice: Notice, ending: () => Promise<unknown> = async () => undefined): Promise<void> {
  if (leaving || currentSession() === null) return;
  leaveNotice(notice);
  await leave(notice === 'signedOut' ? signedOutPath(browser.here()) : loginPath(browser.here()), async () => {
    await ending();
    await forgetHere();
  });
}

/** Nobody is there: the session ends in the other tabs and on the server too. */
export const endInactive = (): Promise<void> => endSession('inactive', () => endEverywhere('inactive'));

/** Resolves with the work, or after `PATIENCE_MS`; a failure counts as done. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}

/** Tokens, local state and the rest of the local storage (000 §4 Logout); language and appearance stay. */
async function forgetHere(): Promise<void> {
  forgetTokens();
  for (const key of Object.keys(localStorage)) if (!OF_THE_BROWSER.has(key)) localStorage.removeItem(key);
  await inTime(import('./localState.ts').then(({ forgetLocalState }) => forgetLocalState()));
}

async function endEverywhere(notice: Notice): Promise<void> {
  tell({ type: 'signedOut', notice });
  // The server may be out of reach; the person leaves all the same.
  await inTime(request('DELETE', '/auth/logout', { token: currentToken() }));
}

async function signOutQuietly(notice: Notice): Promise<void> {
  leaveNotice(notice);
  await endEverywhere(notice);
  await forgetHere();
}

/** Signs out here, in the other tabs and on the server. What is unsaved here is given up. */
export async function signOut(): Promise<void> {
  leaving = true;
  await signOutQuietly('signedOut');
  browser.go(signedOutPath(browser.here()));
}

/** An office centre that the person can work in (000 §2 switch-account dialog). */
export interface Account {
  officeCentreId: number;
  uuid: string;
  companyName: string;
  buildingName: string;
  address: string | null;
  officeCentreType: 'LANDLORD' | 'OFFICE' | 'TENANT';
  roleCode: string;
  current: boolean;
}

export const listAccounts = async (signal?: AbortSignal): Promise<Account[]> =>
  (await authorised<Account[]>('GET', '/auth/tenant-list', { signal })).data;

/** Works on in another centre (null: the provider's own view) and starts the portal anew there. What is unsaved here is given up. */
export async function switchAccount(officeCentreId: number | null): Promise<void> {
  const { data } = await authorised<Tokens>('PUT', '/auth/switch-account', { body: { officeCentreId } });
  keepTokens(data);
  tell({ type: 'switched' });
  leaving = true;
  browser.go('/dashboard');
}

/** Follows what the other tabs do: signing out and switching the account hold for the whole browser. */
export function followTabs(): void {
  hearTabs((message) => {
    if (message.type === 'signedOut') void endSession(message.notice);
    if (message.type === 'switched' && currentSession()) void leave('/dashboard');
  });
}
