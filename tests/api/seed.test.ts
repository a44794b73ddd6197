import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayEnter, roleCodes } from '#schemas/kernel/rights/access.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { buildApp } from '#server/app.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { demoAccounts, demoPassword, isFreshInstallation, seedDemo } from '#server/seed/demo.ts';
import { seedRows } from '#server/seed/rows.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { demoData } from './demoData.ts';
import { clientOf, testConfig } from './harness.ts';

let database: TestDatabase;
const config = testConfig();
beforeAll(async () => {
  database = await freshDatabase({ template: demoData() });
});
afterAll(() => database.drop());
const total = async (from: string) =>
  (await database.db.text<{ total: number }>(`select count(*)::int as total from ${from}`))[0]?.total ?? 0;

describe('the demo data', () => {
  it('has three buildings in different zones, a dozen tenants, 300 people and every status of season parking', async () => {
    expect(await total(`(select distinct time_zone from office_centres where office_centre_type = 'LANDLORD') z`)).toBe(3);
    expect(await total(`office_centres where office_centre_type <> 'LANDLORD'`)).toBeGreaterThanOrEqual(12);
    expect(await total('users')).toBeGreaterThanOrEqual(300);
    const statuses = await database.db.text<{ status: string }>('select distinct status from season_parking order by status');
    expect(statuses.map((row) => row.status)).toEqual([...seasonParkingApplication.fields.status.values].sort());
    expect(await total(`season_parking_instances where status = 'PENDING_APPROVAL'`)).toBeGreaterThan(0);
    expect(await total('car_parks where not active')).toBeGreaterThan(0);
  });

  it('is added once, and never in production', async () => {
    expect(await isFreshInstallation(database.db)).toBe(false);
    expect(await seedDemo(database.db, config)).toBe(false);
    await expect(seedDemo(database.db, { production: true })).rejects.toThrow('does not go into a production installation');
  });

  it('has an account for every role, and each account with portal access can sign in', async () => {
    expect(new Set(demoAccounts.map((account) => account.role))).toEqual(new Set(roleCodes));
    const app = await buildApp({ db: database.db, config });
    await prepareJobs(database.db, makeProduct().jobs);
    for (const { role, username, otp } of demoAccounts) {
      const answer = await clientOf(app).post<{ otpRequired: boolean }>('/auth/login', { username, password: demoPassword });
      if (!mayEnter([role], true)) expect(answer.status, role).toBe(403);
      else expect([answer.status, answer.data.otpRequired], role).toEqual([200, otp]);
    }
    await app.close();
  });
});

it('in the large version is spread over the buildings, most of it in one', async () => {
  const before = await total('season_parking');
  await seedRows(database.db, 1000, () => {});
  await seedRows(database.db, 500, () => {});
  expect(await total('season_parking')).toBe(before + 1500);
});
