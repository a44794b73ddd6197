/** Polls and surveys of the demo data, each: a draft, one that runs, one that is published for later, one that has ended. */
import { pollForm } from '#schemas/engagement/pollForm.ts';
import { pollFormSample, surveyFormSample } from '#schemas/engagement/samples.ts';
import { surveyForm } from '#schemas/engagement/surveyForm.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy } from './written.ts';

/** Days from today on which the period starts and ends. */
const stories = [
  { status: 'PUBLISHED', from: -10, to: 12 },
  { status: 'PUBLISHED', from: 7, to: 20 },
  { status: 'DRAFT', from: 14, to: 28 },
  { status: 'ENDED', from: -60, to: -40 },
] as const;
const LEAD_DAYS = 3;

interface Kind {
  entity: Entity;
  prefix: string;
  samples: readonly object[];
  more?: object;
}
const kinds: readonly Kind[] = [
  { entity: pollForm, prefix: 'PO', samples: pollFormSample.records, more: { dismissalLimit: 3 } },
  { entity: surveyForm, prefix: 'SV', samples: surveyFormSample.records },
];

export async function seedQuestionnaires(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { today } = building;
  for (const { entity, prefix, samples, more } of kinds)
    await seedWritten(
      on,
      { entity, prefix, building, by: admin },
      stories.map(({ status, from, to }, index) => {
        const createdDate = daysBefore(today, Math.max(LEAD_DAYS - from, 1), index * 11);
        const isPublished = status !== 'DRAFT';
        return {
          ...samples[index % samples.length],
          ...more,
          publishStartDate: `${addDays(today, from)}T01:00:00Z`,
          publishEndDate: `${addDays(today, to)}T10:00:00Z`,
          visible: true,
          optionsVersion: 1,
          status,
          ...stampedBy('published', admin, isPublished ? createdDate : null),
          createdDate,
          moves: isPublished ? [['publish', 'PUBLISHED'] as const] : [],
        };
      }),
    );
}
