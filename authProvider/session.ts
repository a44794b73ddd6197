/** Starting, ending and changing the session (000 §4 Session validity, §8). */
import { leaveNotice, type Notice } from './notice.ts';
import { loginPath } from './redirect.ts';
import { endsSession, freshToken, wantsRefresh } from './refresh.ts';
import { type Answer, type HttpMethod, type RequestOptions, request } from './request.ts';
import { currentSession, keepSession, type PortalSession } from './sessionStore.ts';
import { currentToken, forgetTokens, hearTabs, keepTokens, mayHaveSession, type Tokens, tell } from './tokens.ts';

/** 000 §4: a signed-in browser that last saw another version is signed out once, to get the new one. */
const APP_VERSION = '1.0.0';
const VERSION_KEY = 'atrium.version';

/** Leaves the admin app. Replaced in tests. */
export const browser = {
  go: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
  here: (): string => window.location.pathname + window.location.search,
};

/**
 * A request of the signed-in person: an expired token is refreshed once and the request repeated; when the session is
 * over, the sign-in page says so.
 */
export async function authorised<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const token = currentToken();
  try {
    return await request<T>(method, path, { ...options, token });
  } catch (error) {
    if (!wantsRefresh(error)) throw error;
    let fresh: string;
    try {
      fresh = await freshToken(token);
    } catch (refusal) {
      if (endsSession(refusal)) endSession('inactive');
      throw refusal;
    }
    return request<T>(method, path, { ...options, token: fresh });
  }
}

/** Loads the session user; needs a token. */
export async function loadSession(): Promise<PortalSession> {
  const { data } = await authorised<PortalSession>('GET', `/auth/info/${Date.now()}`);
  keepSession(data);
  localStorage.setItem(VERSION_KEY, APP_VERSION);
  return data;
}

/** The session that the refresh cookie stands for; null when there is none. Throws when the server cannot be asked. */
export async function restoreSession(): Promise<PortalSession | null> {
  if (!mayHaveSession()) return null;
  if (localStorage.getItem(VERSION_KEY) !== APP_VERSION) {
    leaveNotice('version');
    await signOutQuietly();
    return null;
  }
  try {
    await freshToken(null);
    return await loadSession();
  } catch (error) {
    if (!endsSession(error)) throw error;
    leaveNotice('inactive');
    forgetTokens();
    return null;
  }
}

/** The page is on its way out: what is still drawn keeps its session until then. */
let isLeaving = false;

/** Forgets the session here and shows the sign-in page, which leads back to where the person was. */
export function endSession(notice: Notice): void {
  if (isLeaving || currentSession() === null) return;
  isLeaving = true;
  const back = notice === 'signedOut' ? '/login' : loginPath(browser.here());
  leaveNotice(notice);
  forgetTokens();
  browser.go(back);
}

async function signOutQuietly(): Promise<void> {
  // The server may be out of reach; the person leaves all the same.
  await request('DELETE', '/auth/logout', { token: currentToken() }).catch(() => undefined);
  tell({ type: 'signedOut' });
  forgetTokens();
}

/** Signs out here, in the other tabs and on the server. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  await signOutQuietly();
  leaveNotice('signedOut');
  browser.go('/login');
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

/** Works on in another centre (null: the provider's own view) and starts the portal anew there. */
export async function switchAccount(officeCentreId: number | null): Promise<void> {
  const { data } = await authorised<Tokens>('PUT', '/auth/switch-account', { body: { officeCentreId } });
  keepTokens(data);
  tell({ type: 'switched' });
  browser.go('/dashboard');
}

/** Follows what the other tabs do: signing out and switching the account hold for the whole browser. */
export function followTabs(): void {
  hearTabs((message) => {
    if (message.type === 'signedOut') endSession('signedOut');
    if (message.type === 'switched' && currentSession()) browser.go('/dashboard');
  });
}
