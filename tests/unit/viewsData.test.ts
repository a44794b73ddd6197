import { describe, expect, it } from 'vitest';
import { cleanBody } from '#dataProvider/body.ts';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { makeDataProvider } from '#dataProvider/makeDataProvider.ts';
import type { Http } from '#dataProvider/oneRecord.ts';
import { recordTitle } from '#dataProvider/records.ts';
import { entityOf } from '#schemas/index.ts';
import { filterQuery, listQuery } from '#schemas/kernel/lists/listCall.ts';
import type { Session, SessionCentre } from '#schemas/kernel/rights/session.ts';

const application = entityOf('season-parking-applications');
const instance = entityOf('season-parking-application-instances');
const carPark = entityOf('car-parks');

interface Sent {
  method: string;
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
}
/** A dataProvider whose client answers from `answers` and records its requests. */
function provider(answers: (sent: Sent) => unknown, officeCentreId: number | null = 7) {
  const sent: Sent[] = [];
  const http = (async (method: string, path: string, { query, body }: Omit<Sent, 'method' | 'path'> = {}) => {
    sent.push({ method, path, query, body });
    return { data: answers({ method, path, query, body }), message: 'done', status: 200 };
  }) as unknown as Http;
  const officeCentre = officeCentreId === null ? null : ({ officeCentreId } as SessionCentre);
  const session = { officeCentre, today: '2026-06-01' } as Session;
  return { sent, provider: makeDataProvider(http, { entityOf: async (name) => entityOf(name), session: () => session }) };
}

describe('list queries of the portal', () => {
  it('follow the base query (000 §3)', () => {
    const query = listQuery(carPark, {
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'code', order: 'ASC' },
      filter: { tab: 'ACTIVE', wildcardSearch: 'B1' },
    });
    expect(query).toEqual({
      page: 2,
      limit: 20,
      sortProperties: 'code',
      sortDirection: 'ASC',
      tab: 'ACTIVE',
      wildcardSearch: 'B1',
    });
  });
  it('start at page 1 with 10 by id descending (R-0137, R-0307, R-0308, R-0309)', () => {
    expect(listQuery(carPark, {})).toEqual({ page: 1, limit: 10, sortProperties: 'id', sortDirection: 'DESC' });
  });
  it('fall back if a saved address names a sort, filter or tab that no longer exists', () => {
    const query = listQuery(carPark, {
      sort: { field: 'colour', order: 'ASC' },
      filter: { tab: 'GONE', colour: 'red', similarCode: 'B' },
    });
    expect(query).toEqual({ page: 1, limit: 10, sortProperties: 'id', sortDirection: 'DESC', similarCode: 'B' });
  });
  it('can be created from a predicate of the schema', () => {
    const values = { today: '2026-06-01' };
    expect(whereFilter(instance, { type: 'RENEWAL', status: ['APPROVED', 'REJECTED'] }, values)).toEqual({
      type: 'RENEWAL',
      statusArray: ['APPROVED', 'REJECTED'],
    });
    expect(whereFilter(carPark, { active: true }, values)).toEqual({ statusActiveFlag: true });
    expect(whereFilter(application, { commencementDate: { lte: '$today' } }, values)).toEqual({
      commencementDateTo: '2026-06-01',
    });
    expect(() => whereFilter(carPark, { name: { not: 'x' } }, values)).toThrow(/cannot be filtered/);
  });
  it('allow filtering by the id of every reference', () => {
    expect(filterQuery(application, { applicantId: 4 })).toEqual({ applicantId: 4 });
  });
});

describe('bodies', () => {
  it('are sent without nulls and empty objects; false, 0 and empty lists are kept', () => {
    expect(cleanBody({ a: null, b: {}, c: { d: null }, e: '', f: false, g: 0, h: [], i: { j: 1, k: null } })).toEqual({
      f: false,
      g: 0,
      h: [],
      i: { j: 1 },
    });
  });
});

describe('the dataProvider', () => {
  const page = { items: [{ id: 1 }], total: 31, totalPage: 4, totalCapped: false };
  it('lists at the entity’s path', async () => {
    const { provider: data, sent } = provider(() => page);
    const answer = await data.getList('car-parks', {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    });
    expect(answer).toMatchObject({ data: [{ id: 1 }], total: 31, meta: { capped: false } });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/car-parks' });
  });
  it('fills the office centre of the session or of the call into paths', async () => {
    const { provider: data, sent } = provider(() => page);
    await data.getList('users', { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' }, filter: {} });
    await data.getManyReference('users', {
      target: 'officeCentre',
      id: 9,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
      meta: { officeCentreId: 9 },
    });
    expect(sent.map((one) => one.path)).toEqual(['/office-centres/7/users', '/office-centres/9/users']);
    expect(sent[1]?.query).toMatchObject({ officeCentreId: 9 });
  });
  it('fails with a message if provider staff have selected no office centre', async () => {
    const { provider: data } = provider(() => page, null);
    await expect(data.getOne('users', { id: 3 })).rejects.toMatchObject({ body: { code: 'centreRequired' } });
  });
  it('uses the calls that the schema declares', async () => {
    const { provider: data, sent } = provider(() => ({ id: 5, version: 2 }));
    await data.create('season-parking-applications', { data: { vehicleType: 'CAR', vehicleIuNo: null } });
    await data.update('season-parking-applications', {
      id: 5,
      data: { vehicleMake: 'BYD', version: 1 },
      previousData: { id: 5 },
    });
    await data.delete('season-parking-applications', { id: 5, previousData: { id: 5, version: 2 } });
    await data.runAction('season-parking-applications', { action: 'reject', id: 5, data: { rejectRemark: 'no' }, version: 3 });
    expect(sent).toMatchObject([
      { method: 'POST', path: '/season-parking-applications/create', body: { vehicleType: 'CAR' } },
      { method: 'PUT', path: '/season-parking-applications/5/update', body: { vehicleMake: 'BYD', version: 1 } },
      { method: 'DELETE', path: '/season-parking-applications/5', body: { version: 2 } },
      { method: 'PUT', path: '/season-parking-applications/5/reject', body: { rejectRemark: 'no', version: 3 } },
    ]);
    expect(sent[0]?.body).not.toHaveProperty('vehicleIuNo');
  });
  it('counts by status without the open tab, as page 1 with limit 10 (R-0313)', async () => {
    const { provider: data, sent } = provider(() => ({ ACTIVE: 3 }));
    expect(await data.statusCounts('car-parks', { filter: { tab: 'INACTIVE', wildcardSearch: 'x' } })).toMatchObject({
      data: { ACTIVE: 3 },
    });
    expect(sent[0]).toMatchObject({ path: '/car-parks/get-status-count', query: { wildcardSearch: 'x', page: 1, limit: 10 } });
    expect(sent[0]?.query).not.toHaveProperty('tab');
  });
  it('returns a separate result for every row of a bulk action', async () => {
    const { provider: data, sent } = provider(() =>
      [1, 2, 3].map((id) => ({ id, success: id !== 2, message: id === 2 ? 'not now' : 'done' })),
    );
    const { data: results } = await data.bulkAction('season-parking-applications', {
      action: 'approve',
      rows: [{ id: 1, version: 4 }, { id: 2 }, { id: 'some-uuid', recordId: 3 }],
    });
    expect(results).toEqual([
      { id: 1, done: true },
      { id: 2, done: false, message: 'not now' },
      { id: 'some-uuid', done: true },
    ]);
    // All in one call.
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/season-parking-applications/bulk/approve',
        body: { rows: [{ id: 1, version: 4 }, { id: 2 }, { id: 3 }] },
      },
    ]);
  });
  it('changes and deletes many by one call, and names why some stay', async () => {
    const { provider: data, sent } = provider(({ body }) =>
      ((body as { rows: { id: number }[] }).rows ?? []).map(({ id }) => ({ id, success: id !== 2, message: 'In use.' })),
    );
    expect(await data.deleteMany('car-parks', { ids: [1, 3] })).toEqual({ data: [1, 3] });
    expect(await data.updateMany('holidays', { ids: ['4'], data: { name: 'x' } })).toEqual({ data: ['4'] });
    await expect(data.deleteMany('car-parks', { ids: [1, 2] })).rejects.toMatchObject({
      message: 'In use.',
      body: {
        data: [
          { id: 1, done: true },
          { id: 2, done: false, message: 'In use.' },
        ],
      },
    });
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/car-parks/bulk/delete', body: { rows: [{ id: 1 }, { id: 3 }] } },
      { method: 'PUT', path: '/holidays/bulk/update', body: { rows: [{ id: 4 }], name: 'x' } },
      { path: '/car-parks/bulk/delete' },
    ]);
  });
  it('offers records as options: from the drop-down call, or from the list if there is none', async () => {
    const { provider: data, sent } = provider(({ path }) =>
      path.endsWith('drop-down')
        ? [{ id: 4, code: 'B1', label: 'B1 · Basement', value: 4 }]
        : { items: [{ id: 6, referenceNo: 'SP-1' }], total: 1, totalPage: 1 },
    );
    expect((await data.choices('car-parks', { search: 'b', pick: { active: true } })).data).toEqual([
      { id: 4, code: 'B1', label: 'B1 · Basement' },
    ]);
    expect((await data.choices('season-parking-applications', { ids: [6] })).data).toEqual([{ id: 6, label: 'SP-1' }]);
    expect(sent[0]).toMatchObject({
      path: '/car-parks/drop-down',
      query: { wildcardSearch: 'b', statusActiveFlag: true, limit: 50 },
    });
    expect(sent[1]).toMatchObject({ path: '/season-parking-applications', query: { ids: '6' } });
  });
});

describe('a record’s title', () => {
  it('fills its template, and falls back to its number when the fields are empty', () => {
    expect(recordTitle(carPark, { id: 1, code: 'B1', name: 'Basement' }, 'en')).toBe('B1 · Basement');
    expect(recordTitle(carPark, { id: 1, code: 'B1', name: null }, 'en')).toBe('B1');
    expect(recordTitle(carPark, { id: 1 }, 'en')).toBe('#1');
  });

  it('is made of what it connects where it has no name of its own', () => {
    const signUp = entityOf('activity-event-participants');
    const [user, activityEventTimeSlot] = [{ label: 'Ada Lovelace' }, { label: { en: 'Morning', 'zh-Hant': '早上' } }];
    expect(recordTitle(signUp, { id: 13, user, activityEventTimeSlot }, 'zh-Hant')).toBe('Ada Lovelace · 早上');
    expect(recordTitle(signUp, { id: 13, user: null, activityEventTimeSlot: null }, 'en')).toBe('#13');
  });
});
