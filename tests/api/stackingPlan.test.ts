/** The stacking plan (R-0360): floors from top to bottom, with the active units in scope. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlanFloor } from '#schemas/tenants/stackingPlan.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const { building, tenants } = api.world.here;
  const unit = (floor: string, level: number, no: string, owner: number | null, active = true) => sql`
    insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id, area_square_metres, active)
    values (${building}, ${floor}, ${level}, ${no}, ${owner}, 80, ${active})`;
  for (const one of [
    unit('B1', -1, '01', null),
    unit('12', 12, '02', null),
    unit('12', 12, '03', tenants[1]),
    unit('12', 12, '01', tenants[1]),
    unit('20', 20, '01', tenants[0], false),
  ])
    await api.db.query(one);
});
afterAll(() => api.close());

const planOf = async (client: Client, centre: number) =>
  (await client.get<PlanFloor[]>(`/office-centres/${centre}/office-centre-units/stacking-plan`)).data.map(
    ({ floorNo, units }) => [floorNo, units.map(({ unitNo, tenant }) => `${unitNo} ${tenant ?? 'free'}`)],
  );

it('has the floors from the top down, a company’s units beside each other, free ones last, and no inactive ones', async () => {
  expect(await planOf(await api.as('LANDLORD_ADMIN@here'), api.world.here.building)).toEqual([
    ['12', ['01 Marina One Tenant 1', '03 Marina One Tenant 1', '02 free']],
    ['3', ['01 Marina One Tenant 0']],
    ['B1', ['01 free']],
  ]);
});
it('is the building’s alone, and of no other building', async () => {
  const { tenants, building } = api.world.here;
  const path = (centre: number) => `/office-centres/${centre}/office-centre-units/stacking-plan`;
  expect((await (await api.as('MASTER_ADMIN@here.0')).get(path(tenants[0]))).status).toBe(403);
  const other = await api.as('LANDLORD_ADMIN@there');
  expect(await planOf(other, api.world.there.building)).toEqual([['3', ['01 Harbour House Tenant 0']]]);
  expect((await other.get(path(building))).status).toBe(404);
  // The building’s view of one of its companies is that company’s units.
  expect(await planOf(await api.as('LANDLORD_ADMIN@here'), tenants[0])).toEqual([['3', ['01 Marina One Tenant 0']]]);
});
