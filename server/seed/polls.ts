/** Polls of the demo data: a draft, one that runs, one that is published for later, one that has ended. */
import { pollFormSample } from '#schemas/engagement/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

/** Days from today on which the period starts and ends. */
const stories = [
  { status: 'PUBLISHED', from: -10, to: 12 },
  { status: 'PUBLISHED', from: 7, to: 20 },
  { status: 'DRAFT', from: 14, to: 28 },
  { status: 'ENDED', from: -60, to: -40 },
] as const;
const LEAD_DAYS = 3;

/** The key in the pages' addresses, the same at every start. */
export const uuidOf = (buildingId: number, index: number): string =>
  `00000000-0000-4000-8000-${String(buildingId * 100 + index + 1).padStart(12, '0')}`;

export async function seedPolls(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const samples = pollFormSample.records;
  const drafts = stories.map((story, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS - story.from, 1), index * 11);
    const isPublished = story.status !== 'DRAFT';
    return {
      ...(samples[index % samples.length] as (typeof samples)[number]),
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      publishStartDate: `${addDays(today, story.from)}T01:00:00Z`,
      publishEndDate: `${addDays(today, story.to)}T10:00:00Z`,
      dismissalLimit: 3,
      visible: true,
      optionsVersion: 1,
      status: story.status,
      publishedDate: isPublished ? createdDate : null,
      publishedUserId: isPublished ? admin.id : null,
      createdDate,
      createdUserId: admin.id,
      updatedDate: createdDate,
      updatedUserId: admin.id,
      version: isPublished ? 2 : 1,
    };
  });
  const numbers = await numbered(
    on,
    officeCentreId,
    'PO',
    drafts.map(({ createdDate }) => createdDate),
  );
  const ids = await insertRows(
    on,
    'poll_forms',
    drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] })),
  );
  const event = (index: number, action: string, from: string | null, to: string): HistoryEvent => ({
    entity: 'poll-forms',
    recordId: ids[index] as number,
    action,
    at: drafts[index]?.createdDate as string,
    by: admin,
    centreId: officeCentreId,
    changes: [{ field: 'status', from, to }],
  });
  await seedHistory(
    on,
    drafts.flatMap(({ status }, index) => [
      event(index, 'create', null, 'DRAFT'),
      ...(status === 'DRAFT' ? [] : [event(index, 'publish', 'DRAFT', 'PUBLISHED')]),
    ]),
  );
}
