/**
 * One stream of live events per tab. An `EventSource` cannot send the session's token, so the stream is read with `fetch`: it
 * refreshes a token before it is refused, reconnects with exponential backoff, and pauses while the tab is hidden.
 */
import { endsSession, freshToken } from '#authProvider/refresh.ts';
import { apiUrl } from '#authProvider/request.ts';
import { endSession } from '#authProvider/session.ts';
import { currentToken, hasRunOut } from '#authProvider/tokens.ts';
import type { ServerEvent } from './events.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** A hidden tab disconnects after this time. */
const HIDDEN_MS = 60_000;
/** The server sends a heartbeat every 25 s: without one for this long, the connection is considered dead. */
const SILENCE_MS = 70_000;

export interface Listener {
  hear: (event: ServerEvent) => void;
  /** Reconnected: events may have been missed. */
  resumed: () => void;
  /** Connected for the first time. */
  opened?: () => void;
}

/** The pause before attempt `count`, in ms; `chance` from 0 to 1 adds jitter, so that clients do not reconnect together. */
export const pauseBefore = (count: number, chance = Math.random()): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** count) * (0.5 + chance / 2);

const isHidden = (): boolean => document.visibilityState === 'hidden';

type Outcome = 'again' | 'now' | 'never';

/** Connects and stays connected. Returns how to disconnect. */
export function connect({ hear, resumed, opened }: Listener): () => void {
  let stopped = false;
  let failures = 0;
  let isFirst = true;
  let line: AbortController | undefined;
  /** The token with which the server has ended the stream. */
  let spent: string | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  async function read(response: Response, beat: () => void, spend: () => void): Promise<Outcome> {
    // The parser is loaded with the first connection, after the first paint.
    const { eventReader } = await import('./events.ts');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const events = eventReader();
    let reason = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || value === undefined) {
        if (reason === 'token') spend();
        return reason === 'token' || reason === 'rights' ? 'now' : 'again';
      }
      beat();
      for (const event of events.take(value)) {
        if (event.event === 'bye') reason = String((event.data as { reason?: unknown }).reason);
        else if (event.event === 'open') {
          failures = 0;
          if (isFirst) opened?.();
          else resumed();
          isFirst = false;
        } else if (event.event === 'missed') resumed();
        else hear(event);
      }
    }
  }

  async function attempt(): Promise<Outcome> {
    const abort = new AbortController();
    line = abort;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const beat = () => {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
    };
    beat();
    const ask = (token: string | null) =>
      fetch(apiUrl('/live'), {
        credentials: 'include',
        cache: 'no-store',
        signal: abort.signal,
        headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      });
    try {
      const known = currentToken();
      const isSpent = hasRunOut() || (known !== null && known === spent);
      let token = isSpent ? await freshToken(known) : known;
      let response = await ask(token);
      if (response.status === 401) {
        token = await freshToken(token);
        response = await ask(token);
      }
      // A server without live events: an owner's own API need not have them.
      if (response.status === 404 || response.status === 403 || response.status === 401) return 'never';
      if (!response.ok) return 'again';
      return await read(response, beat, () => {
        spent = token;
      });
    } catch (error) {
      if (!endsSession(error)) return 'again';
      // Switched off, or signed out from elsewhere: an open page does not wait for the person's next click.
      void endSession('inactive');
      return 'never';
    } finally {
      clearTimeout(silence);
      if (line === abort) line = undefined;
    }
  }

  async function run(): Promise<void> {
    if (stopped || line || isHidden()) return;
    const outcome = await attempt();
    if (stopped || outcome === 'never' || isHidden()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), outcome === 'now' ? FIRST_PAUSE_MS * Math.random() : pauseBefore(failures));
    failures += 1;
  }

  const look = () => {
    clearTimeout(hiding);
    if (isHidden()) {
      hiding = setTimeout(() => line?.abort(), HIDDEN_MS);
      return;
    }
    failures = 0;
    clearTimeout(timer);
    void run();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    line?.abort();
  };
}
