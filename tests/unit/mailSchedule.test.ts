import { expect, it } from 'vitest';
import { nextAttempt, TRIED_MS } from '#server/mail/schedule.ts';

it('mail is retried for two days with growing pauses of at most an hour, and once at the very end', () => {
  const since = new Date('2026-11-20T10:00:00Z');
  const times = [since.getTime()];
  for (let next = nextAttempt(since, since); next; next = nextAttempt(since, next)) times.push(next.getTime());
  const pauses = times.slice(1).map((time, index) => time - (times[index] as number));
  expect(pauses.slice(0, 5).map((pause) => pause / 1000)).toEqual([15, 15, 30, 60, 120]);
  expect(Math.max(...pauses)).toBe(3_600_000);
  expect(times.at(-1)).toBe(since.getTime() + TRIED_MS);
  expect(times.length).toBeLessThan(70);
  // After any downtime, the next attempt is never in the past, and the end date is kept.
  expect(nextAttempt(since, new Date(since.getTime() + TRIED_MS - 1))?.getTime()).toBeGreaterThan(since.getTime() + TRIED_MS);
  expect(nextAttempt(since, new Date(since.getTime() + TRIED_MS))).toBeUndefined();
});
