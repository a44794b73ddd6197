/** Rates, and terms and conditions of the demo data: a version that counts, and a draft of the next one. */
import { rateSample, termsSample } from '#schemas/buildings/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

export async function seedTerms(on: Queryable, { id: officeCentreId, today }: SeededBuilding, admin: SeededUser): Promise<void> {
  const year = today.slice(0, 4);
  const written = (ago: number) => ({
    officeCentreId,
    createdDate: daysBefore(today, ago),
    createdUserId: admin.id,
    updatedDate: daysBefore(today, ago),
    updatedUserId: admin.id,
    version: 1,
  });
  await insertRows(
    on,
    'rates',
    rateSample.records.map((rate) => ({
      ...written(120),
      name: rate.name,
      amount: rate.amount,
      per: rate.per,
      effectiveFrom: `${year}${rate.effectiveFrom.slice(4)}`,
      effectiveTo: rate.per === 'USE' ? null : `${year}${rate.effectiveTo.slice(4)}`,
    })),
  );
  const [terms] = termsSample.records;
  const numbers = await numbered(on, officeCentreId, 'TNC', [daysBefore(today, 200), daysBefore(today, 3)]);
  const version = (turn: number, status: string, ago: number, publishedDate: string | null) => ({
    ...written(ago),
    ...terms,
    referenceNo: numbers[turn - 1],
    status,
    publishedDate,
    publishedUserId: publishedDate && admin.id,
  });
  await insertRows(on, 'terms_and_conditions', [
    version(1, 'CURRENT', 200, daysBefore(today, 199)),
    version(2, 'DRAFT', 3, null),
  ]);
}
