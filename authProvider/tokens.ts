/**
 * The access token, in memory only; the refresh token is an HttpOnly cookie that scripts cannot read. The browser stores one
 * date, the expiry of that cookie, so that visitors without a session cause no request.
 */
import type { Notice } from './notice.ts';

export interface Tokens {
  accessToken: string;
  accessExpiredAt: string;
  refreshExpiredAt: string;
}
/** Messages between the tabs of one browser. */
export type TabMessage =
  | { type: 'tokens'; accessToken: string; accessExpiredAt: string }
  | { type: 'signedOut'; notice: Notice }
  | { type: 'switched' };

const KEY = 'atrium.refreshExpiredAt';
let accessToken: string | null = null;
let accessExpiredAt = '';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('atrium.session');

export const currentToken = (): string | null => accessToken;

/** Has the access token run out, as far as this computer's clock tells? An API need not say until when it holds. */
export const hasRunOut = (now = Date.now()): boolean => accessToken !== null && Date.parse(accessExpiredAt) <= now;

/** Sets new tokens and shares them with the other tabs. */
export function setTokens(tokens: Tokens): void {
  accessToken = tokens.accessToken;
  accessExpiredAt = tokens.accessExpiredAt;
  localStorage.setItem(KEY, tokens.refreshExpiredAt);
  broadcast({ type: 'tokens', accessToken, accessExpiredAt });
}

export function clearTokens(): void {
  accessToken = null;
  localStorage.removeItem(KEY);
}

/** True until the refresh cookie expires (000 §4: session validity). */
export function mightHaveSession(now = Date.now()): boolean {
  const until = localStorage.getItem(KEY);
  return until !== null && Date.parse(until) > now;
}

export function broadcast(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Listens to the other tabs and takes over their new tokens. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => {
    if (event.data.type === 'tokens' && accessToken !== null) ({ accessToken, accessExpiredAt } = event.data);
    listener(event.data);
  });
}
