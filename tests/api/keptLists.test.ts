/** What a list asks for is kept for the same person and query: a change of rights, of the day or of the place asks anew. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { LIFE_MILLISECONDS, SessionCache } from '#server/auth/session/sessionCache.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { type Model, makeModel } from '#server/db/model.ts';
import { makeKept } from '#server/engine/lists/keptFor.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { type Reach, reachOf } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { APPLICATIONS, openDesk } from './parkingDesk.ts';

let api: Api;
let building: Client;
let id: number;
beforeAll(async () => {
  api = await startApi();
  const desk = await openDesk(api);
  ({ id } = await desk.apply());
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const application = entityOf('season-parking-applications');
const idsOf = async (query: RawQuery, reach: Reach, model: Model = api.product.model) => {
  const { items } = await listRecords(api.db, model, model.entity(application.name), query, reach);
  return items.map((one) => one.id);
};

describe('what a list asks for', () => {
  it('finds new records and leaves out those that are gone, though it is kept', async () => {
    const query = `${APPLICATIONS}?limit=1`;
    const first = async () => (await building.get<{ total: number }>(query)).data.total;
    const before = await first();
    await api.db.text(
      `insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category,
         car_park_id, commencement_date, end_date, status)
       select office_centre_id, 'KEPT-1', tenant_id, applicant_id, vehicle_type, 'KEPT 1', vehicle_category, car_park_id, commencement_date,
         end_date, status from season_parking where id = $1`,
      [id],
    );
    expect(await first()).toBe(before + 1);
    await api.db.text(`delete from season_parking where reference_no = 'KEPT-1'`);
    expect(await first()).toBe(before);
  });

  it('is refused to the next person who may not filter or sort by a field, and to the same one when the right is taken', async () => {
    const vehicleType = application.fields.vehicleType as Field;
    const guarded: Field = { ...vehicleType, readableBy: { permission: 'SEASON_PARKING_MANAGE' } };
    const changed: Entity = { ...application, fields: { ...application.fields, vehicleType: guarded } };
    const model = makeModel(entities.map((one) => (one === application ? changed : one)));
    const session = await building.session();
    const without = { ...session, permissions: session.permissions.filter((one) => one !== 'SEASON_PARKING_MANAGE') };
    for (const query of [{ vehicleType: 'CAR' }, { sort: 'vehicleType' }]) {
      expect(await idsOf(query, reachOf(session), model)).toContain(id);
      await expect(idsOf(query, reachOf(without), model)).rejects.toMatchObject({ code: 'badQuery' });
    }
  });

  it('is another one in another office centre, on another day and for another page', async () => {
    const reach = reachOf(await building.session());
    expect(await idsOf({}, reach)).toContain(id);
    expect(await idsOf({}, { ...reach, buildingId: -1 })).toEqual([]);
    expect(await idsOf({}, { ...reach, tenantId: -1 })).toEqual([]);
    expect(await idsOf({ page: '2' }, reach)).not.toContain(id);
    await api.db.text(
      `update season_parking set status = 'APPROVED', commencement_date = '2040-01-01', end_date = '2041-01-01' where id = $1`,
      [id],
    );
    expect(await idsOf({ tab: 'ACTIVE' }, { ...reach, today: '2039-12-31' })).not.toContain(id);
    expect(await idsOf({ tab: 'ACTIVE' }, { ...reach, today: '2040-06-01' })).toContain(id);
  });
});

describe('a store of what is kept', () => {
  it('makes it once for the same entity, session, place and words, and always for an entity of one call only', async () => {
    const kept = makeKept<number>();
    const make = vi.fn(() => make.mock.calls.length);
    const { model } = api.product;
    const entity = model.entity(application.name);
    const reach = reachOf(await building.session());
    const ask = (changed: { reach?: Reach; words?: unknown; entity?: typeof entity }) =>
      kept(model, changed.entity ?? entity, changed.reach ?? reach, changed.words ?? 'a', make);
    expect([ask({}), ask({}), ask({ words: 'b' }), ask({})]).toEqual([1, 1, 2, 1]);
    expect(ask({ reach: { ...reach } })).toBe(1);
    expect(ask({ reach: { ...reach, session: { ...reach.session } } })).toBe(3);
    expect(ask({ reach: { ...reach, locale: 'zh-Hant' } })).toBe(4);
    expect(ask({ entity: model.entity('users') })).toBe(5);
    const narrowed = { ...entity, rows: { id: 1 } };
    expect([ask({ entity: narrowed }), ask({ entity: narrowed })]).toEqual([6, 7]);
  });

  it('keeps a thousand at most', async () => {
    const kept = makeKept<number>();
    const make = vi.fn(() => 1);
    const { model } = api.product;
    const reach = reachOf(await building.session());
    for (let words = 0; words <= 1000; words += 1) kept(model, model.entity(application.name), reach, words, make);
    kept(model, model.entity(application.name), reach, 0, make);
    expect(make).toHaveBeenCalledTimes(1002);
  });
});

describe('a session that is read again', () => {
  it('is the same object while its rights are the same, and another one as soon as they are not', async () => {
    const cache = new SessionCache(api.db);
    const { userId, officeCentreId } = api.world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
    const { sessionId } = await createSession(api.db, userId, officeCentreId);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const first = await cache.get(sessionId);
      vi.setSystemTime(Date.now() + LIFE_MILLISECONDS);
      expect(await cache.get(sessionId)).toBe(first);
      await api.db.text(`update users set full_name = full_name || ' II' where id = $1`, [userId]);
      vi.setSystemTime(Date.now() + LIFE_MILLISECONDS);
      const changed = await cache.get(sessionId);
      expect(changed).not.toBe(first);
      expect(changed?.fullName).toBe(`${first?.fullName} II`);
    } finally {
      vi.useRealTimers();
      await cache.close();
    }
  });
});
