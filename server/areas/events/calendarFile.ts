/** A seat as a calendar file, which phones and mail programs open. */
import type { LocaleCode } from '#i18n/locales.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import type { SentText } from '#server/engine/linked/calls.ts';
import { type CalendarEvent, writeCalendar } from '#server/files/ics.ts';
import type { Seat } from './guests/seat.ts';

export const CALENDAR_TYPE = 'text/calendar';

/** What a calendar makes of a seat: one that somebody waits for may still come. */
const STATUSES: Readonly<Record<string, CalendarEvent['status']>> = {
  REGISTERED: 'CONFIRMED',
  CHECKED_IN: 'CONFIRMED',
  WAITING: 'TENTATIVE',
};

/** @param publicUrl of the portal: the host makes the event's id unique in the world */
export function calendarFile(seat: Seat, publicUrl: string, locale: LocaleCode): SentText {
  const text = writeCalendar({
    uid: `${seat.uuid}@${new URL(publicUrl).hostname}`,
    sequence: seat.changes,
    stamp: new Date(),
    start: new Date(seat.startAt),
    end: new Date(seat.endAt),
    title: `${readIn(seat.event, locale)} · ${seat.sessionName}`,
    description: seat.tagline ? readIn(seat.tagline, locale) : '',
    place: [seat.location, seat.building].filter(Boolean).join(', '),
    status: seat.isCancelled ? 'CANCELLED' : (STATUSES[seat.status] ?? 'CANCELLED'),
  });
  return { fileName: 'event.ics', text };
}
