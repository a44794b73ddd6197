/** Public holidays of the demo data: this year's and the next one's, as far as they have the same date every year. */
import { holidaySample } from '#schemas/setup/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

export async function seedHolidays(
  on: Queryable,
  { id: officeCentreId, today }: SeededBuilding,
  admin: SeededUser,
): Promise<void> {
  const createdDate = daysBefore(today, 200);
  const thisYear = Number(today.slice(0, 4));
  const rows = [thisYear, thisYear + 1].flatMap((year) =>
    holidaySample.records
      .filter(({ everyYear }) => everyYear)
      .map(({ date, ...holiday }) => ({
        ...holiday,
        officeCentreId,
        date: `${year}${date.slice(4)}`,
        year,
        createdDate,
        createdUserId: admin.id,
        updatedDate: createdDate,
        updatedUserId: admin.id,
        version: 1,
      })),
  );
  await insertRows(on, 'holidays', rows);
}
