/** Events of the demo data: one that people sign up for, one for later, a draft, one that is over. */
import { activityEventSample } from '#schemas/events/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import { uuidOf } from './questionnaires.ts';
import type { SeededUser } from './users.ts';

/** Days from today on which the event starts and ends. */
const stories = [
  { status: 'EVENT_RSVP', from: 6, to: 7 },
  { status: 'EVENT_RSVP', from: 20, to: 48 },
  { status: 'DRAFT', from: 30, to: 31 },
  { status: 'EVENT_ARCHIVED', from: -40, to: -39 },
] as const;
/** Days for which it is published before it starts. */
const LEAD_DAYS = 14;

export async function seedEvents(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const { entity, records: samples } = activityEventSample;
  const drafts = stories.map(({ status, from, to }, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS + 2 - from, 1), index * 9);
    const isPublished = status !== 'DRAFT';
    return {
      ...samples[0],
      price: null,
      ...samples[index % samples.length],
      enableRegistrationLimit: index === 0,
      registrationLimitPerUser: index === 0 ? 2 : null,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      position: index + 1,
      eventStartDate: `${addDays(today, from)}T01:00:00Z`,
      eventEndDate: `${addDays(today, to)}T10:00:00Z`,
      publishStartDate: `${addDays(today, Math.min(from - LEAD_DAYS, index === 1 ? -1 : from))}T01:00:00Z`,
      publishEndDate: `${addDays(today, to)}T10:00:00Z`,
      allDay: false,
      visible: true,
      status,
      publishedDate: isPublished ? createdDate : null,
      publishedUserId: isPublished ? admin.id : null,
      createdDate,
      createdUserId: admin.id,
      updatedDate: createdDate,
      updatedUserId: admin.id,
      version: isPublished ? 2 : 1,
    };
  });
  const dates = drafts.map(({ createdDate }) => createdDate);
  const numbers = await numbered(on, officeCentreId, 'EV', dates);
  const ids = await insertRows(
    on,
    'activity_events',
    drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] })),
  );
  const event = (index: number, action: string, from: string | null, to: string): HistoryEvent => ({
    entity,
    recordId: ids[index] as number,
    action,
    at: dates[index] as string,
    by: admin,
    centreId: officeCentreId,
    changes: [{ field: 'status', from, to }],
  });
  await seedHistory(
    on,
    drafts.flatMap(({ status }, index) => [
      event(index, 'create', null, 'DRAFT'),
      ...(status === 'DRAFT' ? [] : [event(index, 'publish', 'DRAFT', 'EVENT_RSVP')]),
    ]),
  );
}
