/** Why a time cannot be booked, as people read it: the field that it is about, and its sentence with what would be possible. Both halves say it. */
import { formatDate } from '#i18n/dateFormats.ts';
import { endText, localAt } from '../kernel/fields/clock.ts';
import { MINUTE } from '../kernel/fields/days.ts';
import type { Message } from '../kernel/fields/message.ts';
import { type Bookable, lastDay, ownPeriods, type SlotProblem } from './slots.ts';

export interface SlotRefusal extends Message {
  field: 'startAt' | 'endAt';
}

/** Instants are shown on the building's clock, in the reader's language. */
export function slotRefusal(problem: SlotProblem, of: Bookable, locale: string): SlotRefusal {
  const { slotMinutes, minMinutes, maxMinutes, leadMinutes } = of.terms;
  const shown = (at: number): string => {
    const { date, time } = localAt(of.zone, at);
    return `${formatDate(date, locale)} ${time}`;
  };
  switch (problem) {
    case 'endsBeforeStart':
      return { field: 'endAt', code: 'after' };
    case 'tooSoon':
      return { field: 'startAt', code: 'bookingErrors.tooSoon', params: { from: shown(of.now + leadMinutes * MINUTE) } };
    case 'tooFar':
      return { field: 'startAt', code: 'bookingErrors.tooFar', params: { until: formatDate(lastDay(of), locale) } };
    case 'closed':
      return { field: 'startAt', code: 'bookingErrors.closed' };
    case 'blocked':
      return { field: 'startAt', code: 'bookingErrors.blocked' };
    case 'notInPeriods': {
      const periods = ownPeriods(of).map(({ startTime, endTime }) => `${startTime}–${endText(startTime, endTime)}`);
      return { field: 'startAt', code: 'bookingErrors.notInPeriods', params: { periods: periods.join(', ') } };
    }
    case 'offSlot':
      return { field: 'startAt', code: 'bookingErrors.offSlot', params: { minutes: slotMinutes } };
    case 'tooShort':
      return { field: 'endAt', code: 'bookingErrors.tooShort', params: { minutes: minMinutes ?? slotMinutes } };
    case 'tooLong':
      return { field: 'endAt', code: 'bookingErrors.tooLong', params: { minutes: maxMinutes ?? slotMinutes } };
  }
}
