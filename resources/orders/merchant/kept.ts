/**
 * What a tablet saw last of a list, and what was pressed on it without a network: it outlives a reload. It is one person's, and goes with
 * sign-out, as everything in the local storage does.
 */
import { useEffect, useState } from 'react';

interface Kept<T> {
  at: number;
  rows: readonly T[];
}
const PREFIX = 'atrium.merchant.';

/** @param name of what is kept for the person; undefined where nothing is, or nothing that can be read */
export function readKept<T>(userId: number, name: string): T | undefined {
  try {
    const text = localStorage.getItem(`${PREFIX}${userId}.${name}`);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}
export function keep(userId: number, name: string, value: unknown): void {
  try {
    localStorage.setItem(`${PREFIX}${userId}.${name}`, JSON.stringify(value));
  } catch {
    // A full or closed store costs the copy alone.
  }
}

/** @param rows undefined while there is no answer */
export function useKept<T>(name: string, userId: number, rows: readonly T[] | undefined, updatedAt: number) {
  const [kept, setKept] = useState(() => readKept<Kept<T>>(userId, name));
  useEffect(() => {
    if (!rows || !updatedAt) return;
    const next = { at: updatedAt, rows };
    setKept(next);
    keep(userId, name, next);
  }, [userId, name, rows, updatedAt]);
  return kept;
}

/** Does the browser have a network? */
export function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const note = () => setOnline(navigator.onLine);
    window.addEventListener('online', note);
    window.addEventListener('offline', note);
    return () => {
      window.removeEventListener('online', note);
      window.removeEventListener('offline', note);
    };
  }, []);
  return online;
}
