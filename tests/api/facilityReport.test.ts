/** The report of facilities (002 §7): hours on the building's clock, occupancy, who has not come, by facility and company, within reach. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import type { FacilityReport } from '#schemas/bookings/report.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, MINUTE } from '#schemas/kernel/fields/days.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';

type Row = Record<string, unknown> & { id: number };
const PATH = '/facility-bookings';
/** Of the building `here`. */
const ZONE = 'Asia/Singapore';
const HOUR = 60 * MINUTE;

let api: Api;
let building: Client;
let company: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
});
afterAll(() => api.close());

const reportOf = (by: Client, query: object) =>
  by.get<FacilityReport>(`${PATH}/report?${new URLSearchParams(query as Record<string, string>)}`);

it('sums up what took place, what did not, and how much of the open time was used, without the bookings of others', async () => {
  const category = must(await building.post<Row>('/facility-categories', { name: { en: 'Reported' } }));
  const hours = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));
  const terms = { slotMinutes: 15, minMinutes: 15, maxMinutes: 600, leadMinutes: 0, horizonDays: 300 };
  const room = async (name: string) =>
    must(
      await building.post<Row>('/facilities', {
        ...terms,
        ...{ name: { en: name }, categoryId: category.id, atOnce: 1, openingHrs: hours, bufferBefore: 0, bufferAfter: 0 },
        ...{ needsApproval: false, checkInNeeded: false, overlapAllowed: true, viewableBy: 'ALL' },
        cancellationFees: [{ id: 'a', hoursBefore: 8760, feePercent: 5000 }],
      }),
    );
  const rate = {
    name: 'Hour',
    appliesTo: 'CATEGORY',
    facilityCategoryIds: [category.id],
    unit: 'HOUR',
    price: 6_000,
    bookedBy: 'ALL',
  };
  must(await building.post('/facility-rates', rate));
  const [used, idle] = [await room('Used'), await room('Idle')];
  const day = addDays(new Date().toISOString().slice(0, 10), 9);
  const begins = startOfDay(ZONE, day);
  const book = async (from: number, to: number, by = building, over: object = {}) => {
    const times = { startAt: new Date(begins + from * HOUR).toISOString(), endAt: new Date(begins + to * HOUR).toISOString() };
    return must(await by.post<Row>(PATH, { facilityId: used.id, ...times, ...over }));
  };
  await book(9, 11);
  const late = await book(11, 12);
  const off = await book(13, 14, building, { tenantId: api.world.here.tenants[0] });
  const own = await book(14, 15.5, company);
  must(await building.put(`${PATH}/${off.id}/cancel`, {}));
  // Nobody has come, and no job has said so yet.
  await api.db.query(sql`update facility_bookings set check_in_from = now() - interval '2 minutes',
    check_in_until = now() - interval '1 minute' where id = ${late.id}`);

  const query = { from: day, to: day, categoryId: category.id };
  const report = must(await reportOf(building, query));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  expect(report.hours).toEqual([9, 10, 14, 15].map((hour) => ({ weekday, hour, bookings: 1 })));
  expect(report.facilities).toEqual([
    {
      id: used.id,
      name: 'Used',
      bookings: 3,
      minutes: 210,
      noShows: 1,
      cancelled: 1,
      income: 9_000,
      fees: 3_000,
      openMinutes: 600,
    },
    { id: idle.id, name: 'Idle', bookings: 0, minutes: 0, noShows: 0, cancelled: 0, income: 0, fees: 0, openMinutes: 600 },
  ]);
  expect(report.companies.map(({ minutes, noShows }) => ({ minutes, noShows }))).toEqual([
    { minutes: 120, noShows: 1 },
    { minutes: 90, noShows: 0 },
  ]);
  expect(report.companies.map(({ income, fees }) => [income, fees])).toEqual([
    [0, 0],
    [9_000, 3_000],
  ]);
  expect(report.cancellations).toEqual([
    { when: 'early', cancelled: 1, fees: 3_000, waived: 0 },
    { when: 'late', cancelled: 0, fees: 0, waived: 0 },
    { when: 'after', cancelled: 0, fees: 0, waived: 0 },
  ]);
  const asked = new URLSearchParams(query as unknown as Record<string, string>);
  const file = must(await building.get<{ fileName: string; base64: string }>(`${PATH}/report/generate-record?${asked}`));
  const workbook = XLSX.read(file.base64, { type: 'base64' });
  const lines = XLSX.utils.sheet_to_json<unknown[]>(workbook.Sheets[workbook.SheetNames[0] as string] as XLSX.WorkSheet, {
    header: 1,
  });
  expect(lines[1]?.slice(0, 8)).toEqual(['Facility', 'Used', 3, 210, 1, 1, 90, 30]);
  expect((await building.get(`${PATH}/report/email-record?${asked}`)).message).toBe(
    'The record list will be emailed to you once it is ready.',
  );
  await api.runJobs();
  expect((await mailedSheet(api)).rows[1]?.slice(0, 8)).toEqual(lines[1]?.slice(0, 8));
  expect((await (await api.as('STAFF@here.0')).get(`${PATH}/report/email-record?${asked}`)).status).toBe(403);
  const theirs = must(await reportOf(company, query));
  expect(theirs.companies).toHaveLength(1);
  expect(theirs.companies[0]).toMatchObject({ minutes: 90, id: own.tenantId });
  const narrow = must(await reportOf(building, { ...query, facilityId: idle.id }));
  expect([narrow.facilities.length, narrow.hours]).toEqual([1, []]);
});

it('refuses what is no period', async () => {
  const asked = async (query: object) => (await reportOf(building, query)).status;
  expect([
    await asked({ from: '2026-13-01' }),
    await asked({ from: '2026-02-02', to: '2026-02-01' }),
    await asked({ from: '2020-01-01', to: '2026-01-01' }),
    await asked({ facilityId: 'x' }),
  ]).toEqual([400, 400, 400, 400]);
});
