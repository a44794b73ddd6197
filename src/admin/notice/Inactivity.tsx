import { useEffect, useRef, useState } from 'react';
import { endInactive } from '#authProvider/session.ts';
import { watchActivity } from '#authProvider/watchActivity.ts';
import { latePart } from '#src/kit/late/late.tsx';

const PRELOAD_MS = 30_000;
const InactivityDialog = latePart(() => import('./InactivityDialog.tsx'), { quiet: true });

/** Signs out when nobody does anything, after a warning (000 §8 Inactivity logout). */
export function Inactivity() {
  const [until, setUntil] = useState<number>();
  const watch = useRef<ReturnType<typeof watchActivity>>(undefined);
  useEffect(() => {
    const running = watchActivity({
      warn: setUntil,
      calm: () => setUntil(undefined),
      over: () => void endInactive(),
    });
    watch.current = running;
    // Loaded ahead of time, in case the connection is gone by then, but after the first page.
    const early = setTimeout(() => void InactivityDialog.preload(), PRELOAD_MS);
    return () => {
      clearTimeout(early);
      running.stop();
    };
  }, []);
  if (until === undefined) return null;
  return <InactivityDialog until={until} onStay={() => watch.current?.stay()} />;
}
