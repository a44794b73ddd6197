import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import { timeLeft } from './timeLeft.ts';

const REFRESH_MS = 30_000;

/** Counts down to an instant, and says by how much it has passed. */
export function TimeLeft({ until }: { until: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const { unit, count, isOver, isSoon } = timeLeft(Date.parse(until), now);
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return (
    <StatusChip tone={isOver ? 'danger' : isSoon ? 'warning' : 'neutral'}>
      {translate(isOver ? 'board.over' : 'board.left', { time })}
    </StatusChip>
  );
}
