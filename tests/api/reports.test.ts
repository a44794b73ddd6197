/** The pages of reports (000 §2, 002 §7): numbers that agree with the lists that they come from, within the reach and rights of who asks. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { entities, entityOf } from '#schemas/index.ts';
import { callOf } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Report, type ReportNumbers, reportParam } from '#schemas/kernel/entity/report.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { EnumField } from '#schemas/kernel/fields/field.ts';
import { reportPages } from '#schemas/reports/pages.ts';
import { type Api, type Client, must, startApi } from './harness.ts';
import { mailedSheet } from './mailedSheet.ts';
import { type Actor, makeStage, pathOf, type Stage } from './stage.ts';

const reporting = entities.filter(({ report }) => report);
const today = new Date().toISOString().slice(0, 10);
const WIDE = { from: addDays(today, -180), to: addDays(today, 180) };

let api: Api;
let stage: Stage;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  stage = await makeStage(api, entities);
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const urlOf = (path: string, query: Readonly<Record<string, unknown>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
const numbersOf = (by: Client, name: string, query: Readonly<Record<string, unknown>> = WIDE) =>
  by.get<ReportNumbers>(urlOf(`/reports/${name}`, query));

it('every entity with a report stands on one of the pages, and each page shows entities with reports', () => {
  expect(Object.values(reportPages).flat().sort()).toEqual(reporting.map(({ name }) => name).sort());
});

describe.each(reporting.map((entity) => [entity.name, entity] as const))('the report of %s', (name, entity) => {
  const report = entity.report as Report;
  const everyRow = Object.fromEntries(
    Object.keys(entity.list.unlessAsked ?? {}).map((key) => [`${key}Array`, (entity.fields[key] as EnumField).values.join(',')]),
  );
  const list = callOf(entity, 'list');
  const listed = async ({ client, centreId }: Actor, filter: Readonly<Record<string, unknown>>) => {
    const path = pathOf(list, { client, centreId } as Actor, {} as never);
    return must(await client.get<Paged<object>>(urlOf(path, { ...everyRow, ...filter, limit: 100 }))).total;
  };

  it('agrees with the list that each number leads to', async () => {
    const actor = await stage.actorFor(list);
    await stage.recordFor(entity, actor);
    await stage.recordFor(entity, actor);
    const numbers = must(await numbersOf(actor.client, name));
    const period = { [`${report.date}From`]: WIDE.from, [`${report.date}To`]: WIDE.to };
    expect(numbers.count).toBe(await listed(actor, period));
    expect(numbers.days.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.count);
    expect(numbers.groups.map(({ by }) => by)).toEqual(report.by);
    for (const { by, bars, others } of numbers.groups) {
      expect(bars.reduce((sum, { count }) => sum + count, others.count)).toBe(numbers.count);
      for (const { value, count } of bars.filter((bar) => bar.value !== null).slice(0, 3))
        expect([by, value, await listed(actor, { ...period, [reportParam(entity, by)]: value })]).toEqual([by, value, count]);
    }
    for (const { day, count } of numbers.days.slice(0, 2))
      expect(await listed(actor, { [`${report.date}From`]: day, [`${report.date}To`]: day })).toBe(count);
  });

  it('is of the own building alone, and nothing for who may not list the records', async () => {
    expect((await numbersOf(await api.as('nobody'), name)).status).toBe(401);
    const elsewhere = await api.as('LANDLORD_ADMIN@there');
    const answer = await numbersOf(elsewhere, name);
    if (answer.status === 200)
      expect(answer.data.count).toBe(
        await listed({ client: elsewhere, centreId: api.world.there.building } as Actor, {
          [`${report.date}From`]: WIDE.from,
          [`${report.date}To`]: WIDE.to,
        }),
      );
    else expect(answer.status).toBe(403);
  });
});

describe('the calls of reports', () => {
  it('take no period that is none, no other parameter, and no list without a report', async () => {
    for (const query of [
      { from: 'x' },
      { from: today, to: addDays(today, -1) },
      { from: addDays(today, -400), to: today },
      { statusArray: 'OPEN' },
    ])
      expect((await numbersOf(building, 'feedbacks', query)).status).toBe(400);
    expect((await numbersOf(building, 'feedbacks', { ...WIDE, facilityId: 1 })).status).toBe(400);
    for (const name of ['office-centres', 'mails', '__proto__', 'nothing'])
      expect((await numbersOf(building, name)).status).toBe(404);
    expect((await numbersOf(await api.as('STAFF@here.0'), 'opc-orders')).status).toBe(403);
  });

  it('count days on the building’s clock, also those of 23 and of 25 hours', async () => {
    const actor = await stage.actorFor(callOf(entityOf('feedbacks'), 'list'));
    await api.db.query(sql`delete from feedbacks`);
    const made = [];
    for (let index = 0; index < 6; index += 1) made.push(await stage.recordFor(entityOf('feedbacks'), actor));
    const at = [
      '2026-03-28T22:59:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:00Z',
      '2026-03-29T22:00:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:00:00Z',
    ];
    await api.db.query(sql`update office_centres set time_zone = 'Europe/Berlin' where id = ${api.world.here.building}`);
    for (const [index, { id }] of made.entries())
      await api.db.query(sql`update feedbacks set submitted_date = ${at[index]}::timestamptz where id = ${Number(id)}`);
    // The session knows the zone of its building from its beginning.
    const client = await api.asIn('LANDLORD_ADMIN@here', api.world.here.building);
    expect(must(await numbersOf(client, 'feedbacks', { from: '2026-03-28', to: '2026-10-26' })).days).toEqual([
      { day: '2026-03-28', count: 1 },
      { day: '2026-03-29', count: 2 },
      { day: '2026-03-30', count: 1 },
      { day: '2026-10-25', count: 1 },
      { day: '2026-10-26', count: 1 },
    ]);
    await api.db.query(sql`update office_centres set time_zone = 'Asia/Singapore' where id = ${api.world.here.building}`);
  });

  it('come as a spreadsheet, at once and by mail, for who may have records mailed', async () => {
    const actor = await stage.actorFor(callOf(entityOf('opc-orders'), 'list'));
    await stage.recordFor(entityOf('opc-orders'), actor);
    const numbers = must(await numbersOf(actor.client, 'opc-orders'));
    const file = must(
      await actor.client.get<{ fileName: string; base64: string }>(urlOf('/reports/opc-orders/generate-record', WIDE)),
    );
    const book = XLSX.read(Buffer.from(file.base64, 'base64'));
    const rows = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet, {
      header: 1,
      defval: '',
    });
    expect(rows[0]?.slice(0, 3)).toEqual(['Counted by', 'Name', 'Number']);
    expect(rows.filter(([part]) => part === 'Day').map(([, day, count]) => ({ day, count }))).toEqual(numbers.days);
    expect((await actor.client.get(urlOf('/reports/opc-orders/email-record', WIDE))).message).toBe(
      'The record list will be emailed to you once it is ready.',
    );
    await api.runJobs();
    expect((await mailedSheet(api)).rows).toEqual(rows);
  });
});
