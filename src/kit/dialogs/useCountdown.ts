import { useEffect, useState } from 'react';

/** Seconds that are left of `seconds`, from the moment that `running` became true; 0 when it is over. */
export function useCountdown(seconds: number, running: boolean): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!running) return;
    setLeft(seconds);
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => {
      clearInterval(timer);
      // The next countdown starts at the full time from its first render.
      setLeft(seconds);
    };
  }, [seconds, running]);
  return left;
}
