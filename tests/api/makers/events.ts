/** Sessions, and who has signed up for one. */
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    // Nobody signed up, for a session of its own; people make theirs through calls of their own.
    'activity-event-participants': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)},
      event as (
        insert into activity_events (office_centre_id, name, type, event_start_date, event_end_date, publish_start_date, publish_end_date,
          viewable_by, status, position)
        select building, '{"en":"Signed up"}', 'PHYSICAL', now() + interval '1 day', now() + interval '2 days', now(), now() + interval '2 days',
          'ALL', 'EVENT_RSVP', 1 from place returning id),
      slot as (
        insert into activity_event_time_slots (office_centre_id, activity_event_id, session_name, session_date, start_time, end_time,
          start_at, end_at, status)
        select building, event.id, 'Session', current_date + 1, '10:00', '11:00', current_date + interval '34 hours',
          current_date + interval '35 hours', 'OPEN' from place, event returning id, activity_event_id)
      insert into event_participants (office_centre_id, activity_event_id, activity_event_time_slot_id, tenant_id, status)
      select building, slot.activity_event_id, slot.id, place.id, 'REGISTERED' from place, slot returning id`,
      ),
  },
  ready: {
    // A session keeps to the days of its event: this one has them all, for this session and for when it is moved.
    'activity-event-time-slots': async ({ activityEventId, sessionDate }, { force, given }) => {
      if (!activityEventId || !sessionDate || ('activityEventId' in given && 'sessionDate' in given)) return;
      await force('activity-events', activityEventId as number, {
        eventStartDate: '2027-01-01T00:00:00.000Z',
        eventEndDate: '2099-12-31T00:00:00.000Z',
      });
    },
  },
};
