/**
 * What is loaded late, in three variants that are named for when:
 *
 * - `latePage`: with its address. A progress bar stands there until then; without it, the page says what has happened.
 * - `lateDialog`: when it is opened. The page below it stays as it is, with its input; what cannot be loaded is tried again there.
 * - `latePart`: when it is first drawn, on a page that stands already. What waits for it shows the placeholder of the `Suspense` around it;
 *   what cannot be loaded is tried again in its place. A part of the frame is `quiet`: nothing is there until it is, and it is tried
 *   again by itself.
 *
 * Each takes `() => import('./Page.tsx')`, with its texts where it has some (`withTexts` in `src/app/texts.ts`), loads it once for everyone,
 * and shows what is there already without waiting. `preload` loads it ahead of time.
 */
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { loadedOnce, type Marked } from '#schemas/kernel/loadedOnce.ts';
import { Loading } from '../states/Loading.tsx';
import { chunk } from './chunk.ts';
import { DialogAwaited, PartMissing } from './NotThere.tsx';
import { useLoaded, useSettled } from './useLoaded.ts';

type Drawn<P> = (props: P) => ReactNode;
type Load<P> = () => Promise<{ default: Drawn<P> }>;
/** A component that is loaded late. */
export type Late<P> = Drawn<P> & {
  /** Loads it ahead of time; that it failed is said where it is shown. */
  preload: () => Promise<void>;
};

/** Pause before a quiet part that could not be loaded is tried again. */
const QUIET_RETRY_MS = 30_000;

const codeOf = <P,>(load: Load<P>) => loadedOnce(() => chunk(load()).then((module) => module.default));
type Code<P> = ReturnType<typeof codeOf<P>>;

const named = <P,>(component: Drawn<P>, code: Code<P>): Late<P> =>
  Object.assign(component, {
    preload: () =>
      code().then(
        () => undefined,
        () => undefined,
      ),
  });

/** The code as this drawing has it, and how to try again what has failed. */
function useCode<P>(code: Code<P>) {
  const [promise, setPromise] = useState(code);
  const tryAgain = useCallback(() => setPromise(code.again), [code]);
  return [promise, tryAgain] as const;
}

/** A page, or what else has an address: `latePage(() => import('./Page.tsx'))`. Failures are for the error boundary of pages. */
export function latePage<P extends object = object>(load: Load<P>): Late<P> {
  const code = codeOf(load);
  return named((props: P) => {
    const Page = useLoaded(code());
    return Page ? <Page {...props} /> : <Loading />;
  }, code);
}

/** A dialog, menu or panel that is drawn while it is open. */
export function lateDialog<P extends { onClose: () => void }>(load: Load<P>): Late<P> {
  const code = codeOf(load);
  return named((props: P) => {
    const [promise, tryAgain] = useCode(code);
    const { status, value: Dialog } = useSettled(promise);
    if (Dialog) return <Dialog {...props} />;
    return <DialogAwaited hasFailed={status === 'rejected'} onTryAgain={tryAgain} onClose={props.onClose} />;
  }, code);
}

/**
 * A part of a page that stands already.
 * @param options.quiet nothing is said while it is missing: for the frame, whose page does without
 */
export function latePart<P extends object = object>(load: Load<P>, { quiet = false } = {}): Late<P> {
  const code = codeOf(load);
  return named(quiet ? quietPart(code) : saidPart(code), code);
}

const saidPart =
  <P extends object>(code: Code<P>) =>
  (props: P) => {
    const [promise, tryAgain] = useCode(code);
    if ((promise as Marked<unknown>).status === 'rejected') return <PartMissing onTryAgain={tryAgain} />;
    const Part = use(promise);
    return <Part {...props} />;
  };

const quietPart =
  <P extends object>(code: Code<P>) =>
  (props: P) => {
    const [promise, tryAgain] = useCode(code);
    const { value: Part } = useSettled(promise);
    useEffect(() => {
      const waiting = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      promise.catch(() => {
        if (waiting.signal.aborted) return;
        timer = setTimeout(tryAgain, QUIET_RETRY_MS);
        window.addEventListener('online', tryAgain, { signal: waiting.signal });
      });
      return () => {
        waiting.abort();
        clearTimeout(timer);
      };
    }, [promise, tryAgain]);
    return Part ? <Part {...props} /> : null;
  };
