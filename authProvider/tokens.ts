/**
 * The access token, in memory only; the refresh token is an HttpOnly cookie that no script can read. What stays in the
 * browser is one date, until when that cookie may be good, so that a visitor without a session costs no request.
 */
import type { Notice } from './notice.ts';

export interface Tokens {
  accessToken: string;
  accessExpiredAt: string;
  refreshExpiredAt: string;
}
/** What the tabs of one browser tell each other. */
export type TabMessage = { type: 'tokens'; accessToken: string } | { type: 'signedOut'; notice: Notice } | { type: 'switched' };

const KEY = 'atrium.refreshExpiredAt';
let accessToken: string | null = null;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('atrium.session');

export const currentToken = (): string | null => accessToken;

/** Takes new tokens over and tells the other tabs. */
export function keepTokens(tokens: Tokens): void {
  accessToken = tokens.accessToken;
  localStorage.setItem(KEY, tokens.refreshExpiredAt);
  tell({ type: 'tokens', accessToken });
}

export function forgetTokens(): void {
  accessToken = null;
  localStorage.removeItem(KEY);
}

/** True while the refresh cookie may still be good (000 §4: session validity). */
export function mayHaveSession(now = Date.now()): boolean {
  const until = localStorage.getItem(KEY);
  return until !== null && Date.parse(until) > now;
}

export function tell(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Hears the other tabs; their new tokens are taken over here. */
export function hearTabs(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => {
    if (event.data.type === 'tokens' && accessToken !== null) accessToken = event.data.accessToken;
    listener(event.data);
  });
}
