/** The check-in window of bookings and desks, and what is too late; a check-in to a session on another day is asked about. */
import { describe, expect, it } from 'vitest';
import { isOtherDay } from '#resources/events/checkIn/sessionNow.ts';
import { type CheckInTerms, checkInWindow, momentOf } from '#schemas/bookings/checkIn.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isUnusual, unusualDay } from '#schemas/kernel/states/unusual.ts';

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

describe('a check-in to a session of an event', () => {
  const entity = activityEventParticipant as unknown as Entity;
  const sessionDate = '2026-12-03';
  const record = { status: 'REGISTERED', activityEventTimeSlot: { id: 7, sessionDate, endAt: '2026-12-03T18:00:00.000Z' } };
  const asks = (today: string, now: string) => isUnusual(entity, 'checkIn', record, { today, now });

  it('is asked about before its day and once it is over, not past midnight while it goes on', () => {
    expect(asks('2026-12-02', '2026-12-02T10:00:00.000Z')).toBe(true);
    expect(asks(sessionDate, '2026-12-03T01:00:00.000Z')).toBe(false);
    // In Hong Kong it is the fourth at 00:30.
    expect(asks('2026-12-04', '2026-12-03T16:30:00.000Z')).toBe(false);
    expect(asks('2026-12-04', '2026-12-03T18:00:00.000Z')).toBe(true);
    expect(unusualDay(entity, 'checkIn', record)).toBe(sessionDate);
    expect(isUnusual(entity, 'cancel', record, { today: '2026-12-02' })).toBe(false);
  });

  it('is so at the desk that scans codes', () => {
    const late = { sessionDate, startTime: '22:00', endTime: '02:00' };
    const asked = [
      ['2026-12-02', '23:00'],
      [sessionDate, '09:00'],
      ['2026-12-04', '01:59'],
      ['2026-12-04', '02:00'],
    ].map(([today = '', time = '']) => isOtherDay(late, today, time));
    expect(asked).toEqual([true, false, false, true]);
  });
});
