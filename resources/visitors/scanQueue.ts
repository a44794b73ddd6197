/**
 * Scans that could not be sent, because there was no network: kept in this browser with their key and their time, and sent in order as soon as there is
 * one. The server takes each of them once.
 */
import { RequestFailure } from '#authProvider/request.ts';

export interface Waiting {
  code: string;
  type: 'ENTRY' | 'EXIT';
  requestKey: string;
  at: string;
  desk?: string;
}
const KEY = 'atrium.visitorScans';
const listeners = new Set<() => void>();

export function waitingScans(): readonly Waiting[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}
function keep(all: readonly Waiting[]): void {
  window.localStorage.setItem(KEY, JSON.stringify(all));
  for (const tell of listeners) tell();
}
export const keepScan = (one: Waiting): void => keep([...waitingScans(), one]);
export function onWaiting(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The server did not answer at all; what it refuses is an answer. */
export const isAway = (error: unknown): boolean => !(error instanceof RequestFailure) || !error.status;

/** Sends what waits, the oldest first, until there is no network again. @returns how many were sent */
export async function sendWaiting(send: (one: Waiting) => Promise<unknown>): Promise<number> {
  let sent = 0;
  for (let [first] = waitingScans(); first; [first] = waitingScans()) {
    const one = first;
    try {
      await send(one);
    } catch (error) {
      if (isAway(error)) return sent;
    }
    keep(waitingScans().filter(({ requestKey }) => requestKey !== one.requestKey));
    sent += 1;
  }
  return sent;
}
