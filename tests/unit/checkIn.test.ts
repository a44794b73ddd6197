/** The page on which staff scan codes: at whose door it opens. */
import { expect, it } from 'vitest';
import { sessionNow } from '#resources/events/checkIn/sessionNow.ts';

const [early, late, next] = [
  { sessionDate: '2026-06-05', startTime: '09:00', endTime: '10:00' },
  { sessionDate: '2026-06-05', startTime: '14:00', endTime: '15:30' },
  { sessionDate: '2026-06-07', startTime: '08:00', endTime: '09:00' },
] as const;
const all = [next, late, early];

it.each([
  ['2026-06-05', '08:00', early],
  ['2026-06-05', '09:59', early],
  ['2026-06-05', '10:01', late],
  ['2026-06-06', '12:00', next],
  ['2026-07-01', '12:00', next],
] as const)('%s %s: the session that goes on or comes next, the last one after all', (today, time, expected) => {
  expect(sessionNow(all, today, time)).toBe(expected);
});
it('there is none without sessions', () => expect(sessionNow([], '2026-06-05', '08:00')).toBeUndefined());
