import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';

/** 000 §8: upload problems appear in a toast one second later, for five seconds. */
export const TOAST_DELAY_MS = 1_000;
export const TOAST_LASTS_MS = 5_000;

/** Shows an error toast after the delay; a later one replaces a pending one. */
export function useDelayedToast(): (sentence: string) => void {
  const notify = useNotify();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (sentence) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => notify(sentence, { type: 'error', autoHideDuration: TOAST_LASTS_MS }), TOAST_DELAY_MS);
    },
    [notify],
  );
}
