/** Asks before the first check-in of a session on another day than its own. A yes counts for everybody who comes to it after that. */
import { useRef, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { isOtherDay } from './sessionNow.ts';
import type { SessionRow } from './useSessions.ts';

interface Question {
  session: SessionRow;
  onAnswer: (goes: boolean) => void;
}

export function useOtherDay() {
  const zone = useTimeZone();
  const { today } = useSession();
  const [question, setQuestion] = useState<Question>();
  const agreed = useRef(new Set<number>());

  /** May people be checked in to the session now? Whoever stands there answers, where it is not its day. */
  const allow = async (session: SessionRow): Promise<boolean> => {
    const { time } = localAt(zone, Date.now());
    if (agreed.current.has(session.recordId) || !isOtherDay(session, today, time)) return true;
    const goes = await new Promise<boolean>((resolve) => setQuestion({ session, onAnswer: resolve }));
    setQuestion(undefined);
    if (goes) agreed.current.add(session.recordId);
    return goes;
  };
  return { question, allow };
}
