/** Maintenance broadcasts: one is scheduled, one is over. */
import { inEveryLanguage } from '#i18n/server.ts';
import { maintenanceSample } from '#schemas/broadcasts/samples.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import { insertRows } from './insert.ts';

const earlier = (at: string, days: number) => new Date(Date.parse(at) - days * DAY).toISOString();
const [coming, over] = maintenanceSample.records;
const drafts = [
  {
    title: inEveryLanguage('demo.maintenance.comingTitle'),
    message: inEveryLanguage('demo.maintenance.comingMessage'),
    startAt: coming.startAt,
    endAt: coming.endAt,
    status: 'SCHEDULED',
  },
  {
    title: inEveryLanguage('demo.maintenance.overTitle'),
    message: inEveryLanguage('demo.maintenance.overMessage'),
    startAt: earlier(over.startAt, 50),
    endAt: earlier(over.endAt, 50),
    status: 'ENDED',
  },
];

export async function seedMaintenance(on: Queryable): Promise<void> {
  await insertRows(on, 'maintenance_broadcasts', drafts);
}

/** By their titles, where nothing else tells them. */
export const findSeededMaintenance = async (on: Queryable): Promise<number[]> =>
  (
    await on.text<{ id: number }>('select id from maintenance_broadcasts where title = any($1::text[]::jsonb[])', [
      drafts.map(({ title }) => JSON.stringify(title)),
    ])
  ).map(({ id }) => id);
