/** Ads of the demo data: one that runs and opens a poll, one for later, a draft, one that is past. */
import { sql } from 'drizzle-orm';
import { inAppPopUpForm } from '#schemas/engagement/inAppPopUpForm.ts';
import { inAppPopUpFormSample } from '#schemas/engagement/samples.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy } from './written.ts';

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
  const { today } = building;
  const samples = inAppPopUpFormSample.records;
  const poll = await pollOf(on, building.id);
  const nothing = { moduleCode: null, sourceItemIdentifier: null, appDeepLink: null };
  const rows = stories.map(({ status, from, to }, index) => {
    const createdDate = daysBefore(today, Math.max(LEAD_DAYS - from, 1), index * 7);
    const isPublished = status !== 'DRAFT';
    return {
      ...(samples[index % samples.length] as (typeof samples)[number]),
      ...(index === 0 && poll ? poll : nothing),
      position: index + 1,
      publishStartDate: `${addDays(today, from)}T01:00:00Z`,
      publishEndDate: `${addDays(today, to)}T10:00:00Z`,
      dismissalLimit: 3,
      visible: true,
      status,
      markAsPastDate: status === 'PAST' ? `${addDays(today, to)}T10:00:00Z` : null,
      ...stampedBy('published', admin, isPublished ? createdDate : null),
      createdDate,
      moves: isPublished ? [['publish', 'UPCOMING'] as const] : [],
    };
  });
  await seedWritten(on, { entity: inAppPopUpForm, prefix: 'AD', building, by: admin }, rows);
}
