/** Events of doors by month (000 §7): where they lie, that each counts once whatever month it names, and how long they are kept. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { cleanUpEvents } from '#server/areas/access/eventJobs.ts';
import { makeMonths } from '#server/db/months.ts';
import { monthsJob } from '#server/engine/time/months.ts';
import { type Api, type Client, must, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string };
const TABLE = 'access_events';
const DAY = 86_400_000;
let api: Api;
let installer: Client;
let nobody: Client;

/** What a controller of a building says; each has a door. */
interface Controller {
  push(events: object[]): Promise<number>;
  door: Row;
}
async function controllerIn(buildingId: number): Promise<Controller> {
  const path = `/office-centres/${buildingId}`;
  const row = must(
    await installer.post<Row>(`${path}/device-controllers`, {
      name: 'Riser',
      serialNo: `CT-${buildingId}`,
      networkMode: 'QR_NETWORK_MODE_ETHERNET',
    }),
  );
  const door = must(
    await installer.post<Row>(`${path}/doors`, { code: 'D1', name: 'Door', floorNo: '1', deviceControllerId: row.id }),
  );
  return {
    door,
    push: async (events) => {
      const whole = events.map((event) => ({ eventType: 'DOOR_OPENED', doorUuid: door.uuid, ...event }));
      const headers = { [CLIENT_KEY]: String(row.accessKey) };
      return must(await nobody.call<{ stored: number }>('POST', '/device/v1/events', { bootId: 'b', events: whole }, headers))
        .stored;
    },
  };
}
/** The events of a door, each with the part of the table in which it lies. */
const kept = ({ door }: Controller) =>
  api.db.query<{ part: string; no: number }>(sql`
    select c.relname as part, e.event_no as no from access_events e join pg_class c on c.oid = e.tableoid
    where e.door_id = ${door.id} order by e.event_no`);
const partOf = (at: string) => `${TABLE}_${at.slice(0, 7).replace('-', '_')}`;
const context = () => ({ db: api.db, model: api.product.model, signal: new AbortController().signal }) as never;

let here: Controller;
let there: Controller;
beforeAll(async () => {
  api = await startApi();
  installer = await api.as('SUPERADMIN');
  nobody = await api.as('nobody');
  here = await controllerIn(api.world.here.building);
  there = await controllerIn(api.world.there.building);
});
afterAll(() => api.close());

it('an event lies in its month; what is older than all of them lies with the others', async () => {
  const now = new Date().toISOString();
  expect(
    await here.push([
      { eventNo: 1, happenedAt: now },
      { eventNo: 2, happenedAt: '2019-05-05T00:00:00Z' },
    ]),
  ).toBe(2);
  expect(await kept(here)).toEqual([
    { part: partOf(now), no: 1 },
    { part: `${TABLE}_other`, no: 2 },
  ]);
});

it('an event counts once, though the controller says another month for it after its clock was put right', async () => {
  const [first, corrected] = [new Date().toISOString(), new Date(Date.now() - 70 * DAY).toISOString()];
  expect(
    await here.push([
      { eventNo: 3, happenedAt: first },
      { eventNo: 3, happenedAt: corrected },
    ]),
  ).toBe(1);
  const again = [here.push([{ eventNo: 3, happenedAt: corrected }]), here.push([{ eventNo: 3, happenedAt: first }])];
  expect(await Promise.all(again)).toEqual([0, 0]);
  // One that is new, said twice at once.
  const both = [first, corrected].map((happenedAt) => here.push([{ eventNo: 4, happenedAt }]));
  expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
  expect((await kept(here)).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
});

it('months to come are made in time, once, and a month that has rows among the others stays there', async () => {
  const may = Date.parse('2031-05-20T00:00:00Z');
  await here.push([{ eventNo: 5, happenedAt: '2031-06-03T00:00:00Z' }]);
  expect(await makeMonths(api.db, TABLE, 'happened_at', may)).toEqual(['2031-05', '2031-07']);
  expect(await makeMonths(api.db, TABLE, 'happened_at', may)).toEqual([]);
  await monthsJob.run({}, context());
  const [next] = await api.db.query<{ there: boolean }>(sql`
    select to_regclass('months.access_events_' || to_char((now() at time zone 'UTC') + interval '2 months', 'YYYY_MM')) is not null as there`);
  expect(next?.there).toBe(true);
});

it('what a building no longer keeps is deleted, and a month that no building keeps goes as a whole', async () => {
  const at = (month: string) => `${month}-10T00:00:00Z`;
  await makeMonths(api.db, TABLE, 'happened_at', Date.parse(at('2016-01')));
  const old = ['2016-01', '2016-02'].map((month, index) => ({ eventNo: 10 + index, happenedAt: at(month) }));
  for (const one of [here, there]) expect(await one.push(old)).toBe(2);
  const partsOf = async (one: Controller) => (await kept(one)).filter(({ no }) => no >= 10).map(({ part }) => part);
  expect(await partsOf(here)).toEqual(['access_events_2016_01', 'access_events_2016_02']);

  // One keeps them for very long: nothing of its is lost, and the other's go row by row.
  const days = Math.ceil((Date.now() - Date.parse(at('2016-01'))) / DAY) + 40;
  const keep = (eventDays: number) =>
    api.db.query(sql`
      insert into access_settings (office_centre_id, event_days, alarm_minutes, presence_hours)
      values (${api.world.there.building}, ${eventDays}, 10, 16)
      on conflict (office_centre_id) do update set event_days = ${eventDays}`);
  await keep(days);
  await cleanUpEvents.run({}, context());
  expect([await partsOf(here), await partsOf(there)]).toEqual([[], ['access_events_2016_01', 'access_events_2016_02']]);

  await keep(30);
  await cleanUpEvents.run({}, context());
  expect(await partsOf(there)).toEqual([]);
  const [gone] = await api.db.query<{ part: string | null }>(
    sql`select to_regclass('months.access_events_2016_01')::text as part`,
  );
  expect(gone?.part).toBeNull();
  // What happened lately is there.
  expect((await kept(here)).map(({ no }) => no)).toContain(1);
});
