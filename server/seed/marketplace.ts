/** Marketplace of the demo data: posts in every status, reports of some, and two people on the blacklist, one of whom has appealed. */

import { marketplacePost } from '#schemas/marketplace/marketplacePost.ts';
import { marketplaceBlacklistSample, marketplacePostSample } from '#schemas/marketplace/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';
import { stampedBy } from './written.ts';

const STATUSES = ['ACTIVE', 'REPORTED', 'ACTIVE', 'SOLD', 'REMOVED'] as const;

export async function seedMarketplace(
  on: Queryable,
  { id: officeCentreId, today, tenants }: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const companies = tenants.filter(({ active }) => active);
  if (!companies.length) return;
  const peopleOf = (id: number) => users.filter(({ centreId, status }) => centreId === id && status === 'ACTIVE');
  const samples = marketplacePostSample.records;
  const dates = samples.map((_, index) => daysBefore(today, 2 + index * 3, index * 21));
  const numbers = await numbered(on, officeCentreId, 'MP', dates);
  const written = (at: string, by: SeededUser, version = 1) => ({
    createdDate: at,
    createdUserId: by.id,
    updatedDate: at,
    updatedUserId: by.id,
    version,
  });
  const rows = samples.map((sample, index) => {
    const tenant = companies[index % companies.length] as (typeof companies)[number];
    const person = peopleOf(tenant.id)[0] ?? admin;
    const status = STATUSES[index % STATUSES.length] as (typeof STATUSES)[number];
    const at = dates[index] as string;
    const later = daysBefore(today, 1 + index * 2, index * 13);
    const isReported = status === 'REPORTED';
    const reported: Record<string, unknown> = stampedBy('reported', admin, isReported ? later : null);
    return {
      price: null,
      ...sample,
      officeCentreId,
      referenceNo: numbers[index],
      tenantId: tenant.id,
      applicantId: person.id,
      status,
      reportReason: isReported ? 'MISLEADING' : null,
      reportDetail: isReported ? 'The screen has a crack that the pictures do not show.' : null,
      ...stampedBy('submitted', person, at),
      reported,
      ...stampedBy('removed', admin, status === 'REMOVED' ? later : null),
      removedReason: status === 'REMOVED' ? 'Desks belong to the building.' : null,
      ...stampedBy('sold', person, status === 'SOLD' ? later : null),
      ...written(at, person, status === 'ACTIVE' ? 1 : 2),
    };
  });
  const ids = await insertRows(
    on,
    'marketplace_posts',
    rows.map(({ reported, ...row }) => ({ ...row, ...reported })),
  );
  const peopleById = new Map([...users, admin].map((person) => [person.id, person]));
  const events = rows.map(
    ({ createdDate, applicantId }, index): HistoryEvent => ({
      entity: marketplacePost.name,
      recordId: ids[index] as number,
      action: 'create',
      at: createdDate,
      by: peopleById.get(applicantId) ?? admin,
      centreId: officeCentreId,
      changes: [],
    }),
  );
  await seedHistory(on, events);
  await insertRows(
    on,
    'marketplace_post_histories',
    rows.map(({ tenantId, applicantId, createdDate, title, postCategory, itemCondition, price, description }, index) => ({
      officeCentreId,
      tenantId,
      marketplacePostId: ids[index],
      action: 'create',
      actionDate: createdDate,
      actionById: applicantId,
      ...{ title, postCategory, itemCondition, price, description, status: 'ACTIVE' },
      ...written(createdDate, admin),
    })),
  );
  await insertRows(
    on,
    'marketplace_report_histories',
    rows.flatMap(({ reportReason, reportDetail, reported, createdDate }, index) =>
      reportReason
        ? [
            {
              officeCentreId,
              marketplacePostId: ids[index],
              reportReason,
              reportDetail,
              ...reported,
              ...written(createdDate, admin),
            },
          ]
        : [],
    ),
  );
  const people = companies.flatMap(({ id }) =>
    peopleOf(id)
      .slice(-1)
      .map((person) => ({ tenantId: id, person })),
  );
  const since = daysBefore(today, 25);
  const entries = marketplaceBlacklistSample.records.slice(0, people.length);
  const references = await numbered(
    on,
    officeCentreId,
    'BL',
    entries.map(() => since),
  );
  await insertRows(
    on,
    'marketplace_blacklists',
    entries.map((sample, index) => ({
      ...sample,
      types: ['VISIT', 'MARKETPLACE'],
      officeCentreId,
      referenceNo: references[index],
      tenantId: people[index]?.tenantId,
      blacklistedUserId: people[index]?.person.id,
      status: index ? 'APPEALED' : 'BLACKLISTED',
      blacklistedDate: since,
      blacklistedById: admin.id,
      ...stampedBy('appealed', admin, index ? daysBefore(today, 10) : null),
      appealReason: index ? 'Apologised in writing; first time.' : null,
      ...written(since, admin),
    })),
  );
}
