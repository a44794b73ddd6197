/** Who came to the events of the demo data that are over, with whom, and how they liked it. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { newOwnCode } from '#server/areas/events/checkInCode.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';

/** Most liked it; not everybody says something, nor writes. */
const STARS = [5, 4, 5, null, 4, 5, 3, null, 5, 4, 2, 5] as const;
const WORDS = [
  'A calm half hour in the middle of the day.',
  '下次可以早一點開始嗎？',
  'The room was a little small for all of us.',
  '老师很耐心，下次还来。',
  'Please do this every week!',
] as const;
const GUESTS = ['Robin Carter', '王小明', 'Priya Nair'] as const;

interface Slot {
  id: number;
  eventId: number;
  seats: number;
  start: string;
}
const after = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

export async function seedEventFeedback(on: Queryable, building: SeededBuilding, people: readonly Session[]): Promise<void> {
  const slots = await on.query<Slot>(sql`
    select s.id, e.id as "eventId", s.event_slot as seats,
      s.start_at as start
    from activity_event_time_slots s join activity_events e on e.id = s.activity_event_id
    where e.office_centre_id = ${building.id} and e.status = 'EVENT_ARCHIVED' order by s.id`);
  for (const { id, eventId, seats, start } of slots) {
    const seat = (turn: number) => {
      const stars = STARS[turn % STARS.length] ?? null;
      const hasCome = turn % 7 !== 3 || stars !== null;
      return {
        officeCentreId: building.id,
        activityEventId: eventId,
        activityEventTimeSlotId: id,
        checkInCode: newOwnCode(),
        status: hasCome ? 'CHECKED_IN' : 'REGISTERED',
        checkedInDate: hasCome ? after(start, (turn % 15) - 10) : null,
        stars,
        comment: stars && turn % 2 === 0 ? WORDS[(turn / 2) % WORDS.length] : null,
        feedbackDate: stars ? after(start, 90 + turn * 25) : null,
        createdDate: after(start, -10_000 + turn * 60),
        updatedDate: after(start, 90 + turn * 25),
        version: 2,
      };
    };
    const room = Math.max(0, seats - GUESTS.length);
    const hosts = people.slice(0, room);
    const rows = hosts.map((session, turn) => ({
      ...seat(turn),
      userId: session.userId,
      bookedUserId: session.userId,
      tenantId: session.officeCentre?.officeCentreId ?? null,
    }));
    const ids = await insertRows(on, 'event_participants', rows);
    const brought = GUESTS.slice(0, hosts.length).map((guestName, turn) => ({
      ...seat(turn + 4),
      bookedUserId: hosts[turn]?.userId,
      tenantId: hosts[turn]?.officeCentre?.officeCentreId ?? null,
      hostId: ids[turn],
      guestName,
      guestEmail: `guest-${turn + 1}@demo.example`,
      guestLanguage: fallbackLocale,
      confirmedDate: after(start, -5_000),
    }));
    await insertRows(on, 'event_participants', brought);
  }
}
