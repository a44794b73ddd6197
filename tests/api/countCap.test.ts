/** Lists, tabs, the menu and Today count up to 10,000 and no further, under any filter. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Today } from '#schemas/kernel/areas/todayAnswer.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import type { Queryable } from '#server/db/database.ts';
import { compile } from '#server/db/statement.ts';
import { MANY_MS } from '#server/engine/lists/countKept.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { noteWritten } from '#server/live/written.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { APPLICATIONS, openDesk } from './parkingDesk.ts';

let api: Api;
let building: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  const { here, people } = api.world;
  // Under every condition below there are five more than the limit; of motorcycles five in total.
  await api.db.text(
    `insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category,
       car_park_id, commencement_date, end_date, status)
     select $1::bigint, 'CAP-' || lpad(i::text, 6, '0'), $2::bigint, $3::bigint, case when i > $5::int then 'MOTORCYCLE' else 'CAR' end,
       'S ' || i, 'PRIVATE', $4::bigint, current_date + i * 1000, current_date + i * 1000, 'PENDING_APPROVAL'
     from generate_series(1, $5::int + 5) i`,
    [here.building, here.tenants[0], people['MASTER_ADMIN@here.0']?.userId, here.carParks[0], COUNT_CAP + 5],
  );
});
afterEach(() => vi.useRealTimers());
afterAll(() => api.close());

interface Counted {
  total: number;
  totalPage: number;
  totalCapped?: boolean;
  items: unknown[];
}
const list = async (query: string) => (await building.get<Counted>(`${APPLICATIONS}?limit=100&${query}`)).data;

it.each([
  '',
  'vehicleType=CAR',
  'vehicleType=CAR&status=PENDING_APPROVAL',
  'wildcardSearch=cap-&vehicleType=CAR',
  'wildcardSearch=cap-',
])('a list with "%s" counts up to 10,000 and says that there are more', async (query) => {
  const { total, totalPage, totalCapped, items } = await list(query);
  expect({ total, totalPage, totalCapped, shown: items.length }).toEqual({
    total: 10_000,
    totalPage: 100,
    totalCapped: true,
    shown: 100,
  });
});

it('smaller numbers are exact, also with two filters', async () => {
  const { total, totalCapped } = await list('vehicleType=MOTORCYCLE&status=PENDING_APPROVAL');
  expect({ total, totalCapped }).toEqual({ total: 5, totalCapped: undefined });
});

it.each(['', '?vehicleType=CAR&status=PENDING_APPROVAL', '?wildcardSearch=cap-'])(
  'the tabs with "%s" have the same limit',
  async (query) => {
    const { data } = await building.get<Record<string, number>>(`${APPLICATIONS}/get-status-count${query}`);
    expect(data.PENDING_APPROVAL).toBe(10_000);
    expect(Math.max(...Object.values(data))).toBe(10_000);
  },
);

it('the menu and Today have the same limit', async () => {
  const { data } = await building.get<Record<string, number>>('/waiting');
  expect(data['season-parking-applications']).toBe(10_000);
  const { data: today } = await building.get<Today>('/today');
  const waiting = today.parts.flatMap((part) => (part.kind === 'waiting' ? part.counts : []));
  expect(waiting.find(({ entity, tab }) => entity === 'season-parking-applications' && tab === 'PENDING_APPROVAL')?.count).toBe(
    10_000,
  );
});

it('a number beyond the limit is believed for ten seconds, on every page and in every order, and counted again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { model } = api.product;
  const session = await building.session();
  const counts = (statements: readonly string[]) => statements.filter((text) => text.includes('count(*)')).length;
  /** What a list says, and how many of its statements count. */
  const asked = async (query: RawQuery, who = session) => {
    const run: string[] = [];
    const db: Queryable = {
      ...api.db,
      query: (statement) => {
        run.push(compile(statement).text);
        return api.db.query(statement);
      },
    };
    const { total, totalCapped } = await listRecords(db, model, model.entity('season-parking-applications'), query, reachOf(who));
    return { total, totalCapped, counts: counts(run) };
  };
  const many = { total: 10_000, totalCapped: true };
  expect(await asked({ vehicleType: 'CAR', page: '2' })).toEqual({ ...many, counts: 1 });
  expect(await asked({ vehicleType: 'CAR', page: '3' })).toEqual({ ...many, counts: 0 });
  expect(await asked({ vehicleType: 'CAR', sort: 'referenceNo,DESC', limit: '5' })).toEqual({ ...many, counts: 0 });
  // Other rows are other numbers, and other rights may be other rows.
  expect(await asked({ vehicleType: 'CAR', status: 'PENDING_APPROVAL' })).toEqual({ ...many, counts: 1 });
  expect(await asked({ vehicleType: 'CAR' }, { ...session, buildingId: -1 })).toMatchObject({ counts: 1 });
  expect(await asked({ vehicleType: 'MOTORCYCLE' })).toEqual({ total: 5, totalCapped: undefined, counts: 1 });
  expect(await asked({ vehicleType: 'MOTORCYCLE' })).toEqual({ total: 5, totalCapped: undefined, counts: 1 });

  const others = await api.db.text<{ id: number }>(
    `update season_parking set vehicle_type = 'MOTORCYCLE' where reference_no like 'CAP-00001%' returning id`,
  );
  expect(await asked({ vehicleType: 'CAR' })).toEqual({ ...many, counts: 0 });
  vi.setSystemTime(Date.now() + MANY_MS);
  const left = COUNT_CAP + 5 - others.length;
  expect(await asked({ vehicleType: 'CAR' })).toEqual({ total: left, totalCapped: undefined, counts: 1 });

  // Somebody who writes sees at once how many are left.
  const pending = { status: 'PENDING_APPROVAL' };
  expect(await asked(pending)).toEqual({ ...many, counts: 1 });
  expect(await asked(pending)).toEqual({ ...many, counts: 0 });
  await (await openDesk(api)).apply();
  expect(await asked(pending)).toEqual({ ...many, counts: 1 });
  expect(await asked(pending)).toEqual({ ...many, counts: 0 });
  // Another process has written.
  noteWritten('season-parking-applications');
  expect(await asked(pending)).toEqual({ ...many, counts: 1 });
});
