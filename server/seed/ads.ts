/** Ads of the demo data: one that runs and opens a poll, one for later, a draft, one that is past. */
import { sql } from 'drizzle-orm';
import { inAppPopUpFormSample } from '#schemas/engagement/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import { uuidOf } from './questionnaires.ts';
import type { SeededUser } from './users.ts';

/** Days from today on which the period starts and ends. */
const stories = [
  { status: 'ONGOING', from: -5, to: 9 },
  { status: 'UPCOMING', from: 4, to: 18 },
  { status: 'DRAFT', from: 10, to: 24 },
  { status: 'PAST', from: -45, to: -31 },
] as const;
const LEAD_DAYS = 2;

/** What an ad of this building can open: its first poll. */
async function pollOf(on: Queryable, buildingId: number) {
  const [poll] = await on.query<{ id: number; uuid: string }>(
    sql`select id, uuid from poll_forms where office_centre_id = ${buildingId} order by id limit 1`,
  );
  return poll && { moduleCode: 'POLL', sourceItemIdentifier: poll.id, appDeepLink: `atrium://poll/${poll.uuid}` };
}

export async function seedAds(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const samples = inAppPopUpFormSample.records;
  const poll = await pollOf(on, officeCentreId);
  const nothing = { moduleCode: null, sourceItemIdentifier: null, appDeepLink: null };
  const drafts = stories.map(({ status, from, to }, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS - from, 1), index * 7);
    const isPublished = status !== 'DRAFT';
    return {
      ...(samples[index % samples.length] as (typeof samples)[number]),
      ...(index === 0 && poll ? poll : nothing),
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      position: index + 1,
      publishStartDate: `${addDays(today, from)}T01:00:00Z`,
      publishEndDate: `${addDays(today, to)}T10:00:00Z`,
      dismissalLimit: 3,
      visible: true,
      status,
      markAsPastDate: status === 'PAST' ? `${addDays(today, to)}T10:00:00Z` : null,
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
  const numbers = await numbered(on, officeCentreId, 'AD', dates);
  const rows = drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] }));
  const ids = await insertRows(on, 'in_app_pop_up_forms', rows);
  const event = (index: number, action: string, from: string | null, to: string): HistoryEvent => ({
    entity: 'in-app-pop-up-forms',
    recordId: ids[index] as number,
    action,
    at: dates[index] as string,
    by: admin,
    centreId: officeCentreId,
    changes: [{ field: 'status', from, to }],
  });
  const events = drafts.flatMap(({ status }, index) => [
    event(index, 'create', null, 'DRAFT'),
    ...(status === 'DRAFT' ? [] : [event(index, 'publish', 'DRAFT', 'UPCOMING')]),
  ]);
  await seedHistory(on, events);
}
