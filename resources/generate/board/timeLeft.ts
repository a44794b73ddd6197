/** How long it is until an instant, or how long it has been since, in its largest whole unit. */
export interface TimeLeft {
  unit: 'day' | 'hour' | 'minute';
  count: number;
  isOver: boolean;
  /** Less than a day is left, and it is not over. */
  isSoon: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param instant, now: milliseconds */
export function timeLeft(instant: number, now: number): TimeLeft {
  const far = Math.abs(instant - now);
  const [unit, size] =
    far >= 2 * DAY ? (['day', DAY] as const) : far >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
  const isOver = instant < now;
  return { unit, count: Math.floor(far / size), isOver, isSoon: !isOver && far < DAY };
}
