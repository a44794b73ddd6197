import { useEffect, useRef, useState } from 'react';
import type { Running } from './scanner.ts';
import { type CameraProblem, cameraProblem } from './scannerFacts.ts';

/** The library of the scanner, loaded when it is first used. */
export const loadScanner = () => import('./scanner.ts');

/** Opening and closing run one after the other: a camera that is still starting cannot be stopped. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * A camera in an element for as long as the component is there; released when it unmounts, even while starting.
 * @param attempt a new number retries
 * @param camera id of the one that was chosen
 */
export function useCamera(elementId: string, onText: (text: string) => void, attempt: number, camera?: string) {
  const [running, setRunning] = useState<Running>();
  const [problem, setProblem] = useState<CameraProblem>();
  const heard = useRef(onText);
  heard.current = onText;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another start
  useEffect(() => {
    let gone = false;
    setRunning(undefined);
    setProblem(undefined);
    const opened = inTurn(async () => {
      if (gone) return undefined;
      const { openCamera } = await loadScanner();
      return openCamera(elementId, (text) => !gone && heard.current(text), camera);
    });
    opened.then(
      (made) => !gone && setRunning(made),
      (error: unknown) => !gone && setProblem(cameraProblem(error, Boolean(navigator.mediaDevices))),
    );
    return () => {
      gone = true;
      inTurn(async () => (await opened)?.close()).catch(() => undefined);
    };
  }, [elementId, attempt, camera]);
  return { running, problem };
}
