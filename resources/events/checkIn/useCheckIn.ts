/** Codes one after the other, and what came of each: the newest first. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { type CheckedIn, codeIn } from '#schemas/events/checkInCode.ts';
import { errorText } from '#src/kit/values/errorText.ts';

export interface Outcome {
  /** Counts up, so that the same answer twice is seen as two. */
  number: number;
  code: string;
  /** Absent where the code was refused. */
  data?: CheckedIn;
  /** Why it was refused. */
  problem?: string;
}
/** How many of them are kept on the page. */
const KEPT = 20;

export function useCheckIn(eventUuid: string, sessionId: number | undefined) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (code: string): Promise<Pick<Outcome, 'data' | 'problem'>> => {
    const path = `/activity-events/uuid/${eventUuid}/activity-event-participants/check-in-by-code`;
    const body = { code, ...(sessionId === undefined ? {} : { activityEventTimeSlotId: sessionId }) };
    return http<CheckedIn>('PUT', path, { body }).then(
      ({ data }) => ({ data }),
      (error: unknown) => ({ problem: errorText(translate, error) }),
    );
  };
  /** In the order in which they were read. */
  const check = (text: string) => {
    const code = codeIn(text);
    if (!code) return;
    setBusy(true);
    const turn = last.current.then(async () => {
      const outcome = await send(code);
      count.current += 1;
      const number = count.current;
      setOutcomes((before) => [{ number, code, ...outcome }, ...before].slice(0, KEPT));
      void queries.invalidateQueries({ queryKey: ['activity-event-participants'] });
      if (last.current === turn) setBusy(false);
    });
    last.current = turn;
  };
  return { outcomes, busy, check };
}
