/** The check-in window of bookings and desks, and what is too late. */
import { describe, expect, it } from 'vitest';
import { type CheckInTerms, checkInWindow, momentOf } from '#schemas/bookings/checkIn.ts';

const terms: CheckInTerms = { opensMinutesBefore: 15, closesMinutesAfter: 15 };
const at = (clock: string) => `2026-06-10T${clock}:00.000Z`;
const windowOf = (bookedAt: string, endAt = at('18:00'), more: Partial<CheckInTerms> = {}) => {
  const { from, to } = checkInWindow({ startAt: at('09:00'), endAt, bookedAt }, { ...terms, ...more });
  return [from.toISOString(), to.toISOString()];
};

describe('the check-in window', () => {
  it('opens before the start and closes after it', () => {
    expect(windowOf('2026-06-01T00:00:00Z')).toEqual([at('08:45'), at('09:15')]);
    expect(windowOf('2026-06-01T00:00:00Z', at('18:00'), { opensMinutesBefore: 0 })).toEqual([at('09:00'), at('09:15')]);
  });

  it('is counted from the booking where that came later: booked at 09:20 for 09:00, nothing is released at once', () => {
    expect(windowOf(at('09:20'))).toEqual([at('08:45'), at('09:35')]);
    expect(windowOf(at('09:10'))).toEqual([at('08:45'), at('09:25')]);
  });

  it('ends with the booking', () => {
    expect(windowOf('2026-06-01T00:00:00Z', at('09:10'))).toEqual([at('08:45'), at('09:10')]);
  });

  it('is over at its end, to the millisecond', () => {
    const window = checkInWindow(
      { startAt: at('16:05'), endAt: at('17:00'), bookedAt: at('12:00') },
      { ...terms, closesMinutesAfter: 5 },
    );
    const moments = ['15:49', '15:50', '16:09', '16:10', '16:12'].map((clock) => momentOf(window, new Date(at(clock))));
    expect(moments).toEqual(['EARLY', 'OPEN', 'OPEN', 'LATE', 'LATE']);
  });
});
