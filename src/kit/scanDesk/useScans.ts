/** Codes one after the other, in the order in which they were read, and what came of each: the newest first. */
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { errorText } from '../values/errorText.ts';

/** What the server says of a code that it takes. */
export interface Taken {
  /** It had been taken before: nothing has changed. */
  again: boolean;
}
export interface Outcome<D extends Taken> {
  /** Counts up, so that the same answer twice is seen as two. */
  number: number;
  code: string;
  /** Absent where the code was refused. */
  data?: D;
  /** Why it was refused. */
  problem?: string;
}
/** How many of them are kept on the page. */
const KEPT = 20;

export const toneOf = ({ data }: Outcome<Taken>): Tone => (data ? (data.again ? 'warning' : 'success') : 'danger');
/** The word for it: the page says what each means. */
export const wordOf = ({ data }: Outcome<Taken>): 'again' | 'done' | 'refused' =>
  data ? (data.again ? 'again' : 'done') : 'refused';

/** @param send gives a code to the server; what it throws is shown as the reason of the refusal */
export function useScans<D extends Taken>(send: (code: string) => Promise<D>) {
  const translate = useTranslate();
  const [outcomes, setOutcomes] = useState<readonly Outcome<D>[]>([]);
  const [busy, setBusy] = useState(false);
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const scan = (text: string) => {
    const code = codeIn(text);
    if (!code) return;
    setBusy(true);
    const turn = last.current.then(async () => {
      const outcome = await send(code).then(
        (data) => ({ data }),
        (error: unknown) => ({ problem: errorText(translate, error) }),
      );
      count.current += 1;
      const number = count.current;
      setOutcomes((before) => [{ number, code, ...outcome }, ...before].slice(0, KEPT));
      if (last.current === turn) setBusy(false);
    });
    last.current = turn;
  };
  return { outcomes, busy, scan };
}
