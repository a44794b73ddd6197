import { useCallback, useEffect, useState } from 'react';
import { forgetStation, hasEnded, readWelcome, stationKey, type Welcome } from './visitorCalls.ts';

/** Companies move, and a key is revoked: asked again as often. */
const ASK_MS = 60_000;

/** What a station shows: nothing without a key; `offline` while the API does not answer. */
export function useStation() {
  const [hasKey, setHasKey] = useState(() => stationKey() !== null);
  const [welcome, setWelcome] = useState<Welcome>();
  const [offline, setOffline] = useState(false);
  const paired = useCallback(() => setHasKey(true), []);
  const ended = useCallback((error: unknown) => {
    if (!hasEnded(error)) return setOffline(true);
    forgetStation();
    setWelcome(undefined);
    setHasKey(false);
  }, []);
  useEffect(() => {
    if (!hasKey) return;
    const ask = () =>
      void readWelcome().then((found) => {
        setOffline(false);
        setWelcome(found);
      }, ended);
    ask();
    const timer = setInterval(ask, ASK_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [hasKey, ended]);
  return { hasKey, welcome, offline, paired, ended };
}

/** Calls back once nobody has touched the screen for so long. */
export function useIdle(seconds: number | undefined, onIdle: () => void): void {
  useEffect(() => {
    if (!seconds) return;
    let timer = setTimeout(onIdle, seconds * 1000);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(onIdle, seconds * 1000);
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const one of events) window.addEventListener(one, touched);
    return () => {
      clearTimeout(timer);
      for (const one of events) window.removeEventListener(one, touched);
    };
  }, [seconds, onIdle]);
}
