/** Polls and surveys of the demo data, each: a draft, one that runs, one that is published for later, one that has ended. */
import { pollFormSample, surveyFormSample } from '#schemas/engagement/samples.ts';
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

interface Kind {
  entity: string;
  table: string;
  prefix: string;
  samples: readonly object[];
  more?: object;
}
const kinds: readonly Kind[] = [
  {
    entity: pollFormSample.entity,
    table: 'poll_forms',
    prefix: 'PO',
    samples: pollFormSample.records,
    more: { dismissalLimit: 3 },
  },
  { entity: surveyFormSample.entity, table: 'survey_forms', prefix: 'SV', samples: surveyFormSample.records },
];

export async function seedQuestionnaires(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  for (const kind of kinds) await seedKind(on, building, admin, kind);
}

async function seedKind(on: Queryable, building: SeededBuilding, admin: SeededUser, kind: Kind): Promise<void> {
  const { id: officeCentreId, today } = building;
  const { entity, table, prefix, samples, more } = kind;
  const drafts = stories.map((story, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS - story.from, 1), index * 11);
    const isPublished = story.status !== 'DRAFT';
    return {
      ...samples[index % samples.length],
      ...more,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      publishStartDate: `${addDays(today, story.from)}T01:00:00Z`,
      publishEndDate: `${addDays(today, story.to)}T10:00:00Z`,
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
    prefix,
    drafts.map(({ createdDate }) => createdDate),
  );
  const ids = await insertRows(
    on,
    table,
    drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] })),
  );
  const event = (index: number, action: string, from: string | null, to: string): HistoryEvent => ({
    entity,
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
