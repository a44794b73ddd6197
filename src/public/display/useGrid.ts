/**
 * What a screen shows, and since when: read again at every change, and every so often, because what it says also changes with time. Without an
 * answer it is old at once; on return it is right without a reload.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailure } from '#authProvider/request.ts';
import { followLive, type Grid, readGrid } from './displayCalls.ts';

const EVERY_MS = 15_000;
/** After this long without an answer what is shown is old, whatever the browser says of its network. */
const OLD_MS = 40_000;
const AGAIN_MS = 3_000;

export interface Shown {
  grid?: Grid;
  /** Nobody knows whether it is still so. */
  old: boolean;
  /** The key is no longer good. */
  ended: boolean;
  reload: () => Promise<void>;
}

export function useGrid(key: string | undefined): Shown {
  const [grid, setGrid] = useState<Grid>();
  const [old, setOld] = useState(false);
  const [ended, setEnded] = useState(key === undefined);
  const heard = useRef(0);
  const reload = useCallback(async () => {
    if (key === undefined) return;
    try {
      setGrid(await readGrid(key));
      heard.current = Date.now();
      setOld(false);
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 401) setEnded(true);
      else setOld(true);
    }
  }, [key]);
  useEffect(() => {
    if (key === undefined || ended) return undefined;
    const stop = new AbortController();
    const ask = () => void reload();
    const lost = () => setOld(true);
    ask();
    const timer = setInterval(() => {
      if (heard.current && Date.now() - heard.current > OLD_MS) setOld(true);
      ask();
    }, EVERY_MS);
    window.addEventListener('online', ask);
    window.addEventListener('offline', lost);
    let again: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const retry = () => {
        if (stop.signal.aborted) return;
        ask();
        again = setTimeout(follow, AGAIN_MS);
      };
      followLive(key, ask, stop.signal).then(retry, retry);
    };
    follow();
    return () => {
      stop.abort();
      clearInterval(timer);
      clearTimeout(again);
      window.removeEventListener('online', ask);
      window.removeEventListener('offline', lost);
    };
  }, [key, ended, reload]);
  return { grid, old, ended, reload };
}
