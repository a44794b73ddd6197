import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The present instant in milliseconds, anew twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
