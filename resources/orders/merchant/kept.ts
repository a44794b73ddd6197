/** What a tablet saw last of a list, so that it still shows it without a network, and how old that is. It is one person's, and goes with sign-out. */
import { useEffect, useState } from 'react';

interface Kept<T> {
  at: number;
  rows: readonly T[];
}
const PREFIX = 'atrium.merchant.';

function read<T>(key: string): Kept<T> | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Kept<T>) : undefined;
  } catch {
    return undefined;
  }
}

/** @param rows undefined while there is no answer */
export function useKept<T>(name: string, userId: number, rows: readonly T[] | undefined, updatedAt: number) {
  const key = `${PREFIX}${userId}.${name}`;
  const [kept, setKept] = useState<Kept<T> | undefined>(() => read<T>(key));
  useEffect(() => {
    if (!rows || !updatedAt) return;
    const next = { at: updatedAt, rows };
    setKept(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or closed store costs the copy alone.
    }
  }, [key, rows, updatedAt]);
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
