import { useEffect, useRef, useState } from 'react';
import { endOf, keepDraft } from './contractorCalls.ts';
import type { Entered } from './entered.ts';

const PAUSE_MS = 1000;
export type DraftState = 'none' | 'saving' | 'saved' | 'failed';

/** Keeps what has been typed, a moment after the last key, and when the page is left. */
export function useDraft(entered: Entered | undefined, fail: (error: unknown) => void): DraftState {
  const [state, setState] = useState<DraftState>('none');
  const kept = useRef<string>(undefined);
  const latest = useRef<string>(undefined);
  useEffect(() => {
    if (!entered) return;
    const draft = JSON.stringify(entered);
    latest.current = draft;
    // What was read first is no change.
    kept.current ??= draft;
    if (kept.current === draft) return;
    const timer = setTimeout(() => {
      setState('saving');
      keepDraft(draft).then(
        () => {
          kept.current = draft;
          setState('saved');
        },
        (error: unknown) => {
          setState('failed');
          if (endOf(error)) fail(error);
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered, fail]);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden' || !latest.current || latest.current === kept.current) return;
      kept.current = latest.current;
      keepDraft(latest.current, true).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  return state;
}
