/** Events of the demo data with their sessions: one that people sign up for, one for later, a draft, one that is over. */

import { sql } from 'drizzle-orm';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { activityEventSample, activityEventTimeSlotSample } from '#schemas/events/samples.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { instantIn, instantsIn } from '#schemas/kernel/time/instants.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Services } from '#server/engine/context.ts';
import { actOn } from '#server/engine/occupant/act.ts';
import type { OccupantEntity } from '#server/engine/occupant/addressed.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy, uuidOf } from './written.ts';

/** Days from today on which the event starts and ends. */
const stories = [
  { status: 'EVENT_RSVP', from: 6, to: 7 },
  { status: 'EVENT_RSVP', from: 20, to: 48 },
  { status: 'DRAFT', from: 30, to: 31 },
  { status: 'EVENT_ARCHIVED', from: -40, to: -39 },
] as const;
const { records: sessions } = activityEventTimeSlotSample;
const { fields } = activityEventTimeSlot;
/** A sample session on a day of the building, with the instants of its clock. */
const onDay = ({ place }: SeededBuilding, sessionDate: string, session: (typeof sessions)[number]) => {
  const values = { ...session, sessionDate };
  const at = instantsIn(fields).map(({ name, of }) => [name, instantIn(fields, of, values, place.timeZone)]);
  return { ...values, ...Object.fromEntries(at) };
};
/** Days for which it is published before it starts. */
const LEAD_DAYS = 14;

export async function seedEvents(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const { records: samples } = activityEventSample;
  const rows = stories.map(({ status, from, to }, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS + 2 - from, 1), index * 9);
    const isPublished = status !== 'DRAFT';
    return {
      ...samples[0],
      price: null,
      ...samples[index % samples.length],
      enableRegistrationLimit: index === 0,
      registrationLimitPerUser: index === 0 ? 2 : null,
      position: index + 1,
      eventStartDate: `${addDays(today, from)}T01:00:00Z`,
      eventEndDate: `${addDays(today, to)}T10:00:00Z`,
      publishStartDate: `${addDays(today, Math.min(from - LEAD_DAYS, index === 1 ? -1 : from))}T01:00:00Z`,
      publishEndDate: `${addDays(today, to)}T10:00:00Z`,
      allDay: false,
      visible: true,
      status,
      ...stampedBy('published', admin, isPublished ? createdDate : null),
      createdDate,
      moves: isPublished ? [['publish', 'EVENT_RSVP'] as const] : [],
    };
  });
  const ids = await seedWritten(on, { entity: activityEvent, prefix: 'EV', building, by: admin }, rows);
  const slots = rows.flatMap(({ eventStartDate, createdDate }, event) =>
    sessions.map((session, index) => ({
      ...onDay(building, addDays(eventStartDate.slice(0, 10), index), session),
      uuid: uuidOf(officeCentreId, event * sessions.length + index),
      officeCentreId,
      activityEventId: ids[event],
      checkInCode: `DEMO${officeCentreId}${event}${index}`,
      visible: true,
      status: 'OPEN',
      createdDate,
      createdUserId: admin.id,
      updatedDate: createdDate,
      updatedUserId: admin.id,
      version: 1,
    })),
  );
  await insertRows(on, 'activity_event_time_slots', slots);
}

/** How many wait for a seat in the first session. */
const WAITING = 3;

/** People of the building take seats through their own calls: the first session fills up and some wait, a few give their seat back. */
export async function signUpPeople(
  tx: Transaction,
  services: Omit<Services, 'db'>,
  building: SeededBuilding,
  people: readonly Session[],
): Promise<void> {
  const entity = services.model.entity(activityEvent.name) as OccupantEntity;
  const slots = await tx.query<{ id: number; uuid: string; seats: number; turn: number }>(sql`
    select s.id, e.uuid, s.event_slot as seats, row_number() over (order by s.id)::int as turn
    from activity_event_time_slots s join activity_events e on e.id = s.activity_event_id
    where e.office_centre_id = ${building.id} and e.status = 'EVENT_RSVP' and e.publish_start_date <= now() order by s.id`);
  for (const { id, uuid, seats, turn } of slots) {
    const act = (session: Session, name: string, body: object = {}) => {
      const reach = { ...reachOf(session), today: building.today };
      const given = { activityEventTimeSlotId: id, ...body };
      return actOn(tx, { ...services, entity, reach, origin: {} }, entity, name, uuid, given);
    };
    const coming = people.filter((_, index) => (index + turn) % 2 === 0 || turn === 1).slice(0, seats);
    for (const [index, session] of coming.entries()) {
      await act(session, 'signUp');
      if (turn > 1 && index % 4 === 3) await act(session, 'cancelSignUp', { cancelRemark: 'I am away that day.' });
    }
    const isFull = turn === 1 && coming.length === seats;
    if (isFull) for (const session of people.slice(seats, seats + WAITING)) await act(session, 'joinWaitingList');
  }
}
