/** The page Today: the widgets that each person sees, and that they reveal no more than the lists that the person may open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, widgets } from '#schemas/index.ts';
import type { Today, TodayPart } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Widget } from '#schemas/kernel/areas/widget.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { effectivePermissions } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Database } from '#server/db/database.ts';
import { makeModel } from '#server/db/model.ts';
import { reachOf } from '#server/engine/reach/reach.ts';
import { todayOf } from '#server/engine/today/today.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { APPLICATIONS, type Application, type Desk, inDays, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
let ending: Application;
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
  await desk.apply();
  ending = await desk.approved({ endDate: inDays(10) });
  await desk.approved({ endDate: inDays(200) });
});
afterAll(() => api.close());

const NAME = 'season-parking-applications';
const todayFor = async (who: Client): Promise<Today> => (await who.get<Today>('/today')).data;
type Part<K extends TodayPart['kind']> = Extract<TodayPart, { kind: K }>;
const partOf = <K extends TodayPart['kind']>({ parts }: Today, kind: K, code?: string): Part<K> | undefined =>
  parts.find((part): part is Part<K> => part.kind === kind && (code === undefined || part.code === code));
const countOf = (today: Today, tab: string): number | undefined =>
  partOf(today, 'waiting')?.counts.find((one) => one.entity === NAME && one.tab === tab)?.count;
/** The number of rows that the list shows with a filter. */
const rowsUnder = async (who: Client, filter: object): Promise<number> => {
  const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
  return (await who.get<{ total: number }>(`${APPLICATIONS}?${query}`)).data.total;
};
/** The answer for a session, with a model of these entities and widgets. */
const answerFor = (session: Session, over: { entities?: readonly Entity[]; widgets?: readonly Widget[]; db?: Database } = {}) =>
  todayOf({
    db: over.db ?? api.db,
    model: makeModel(over.entities ?? entities, over.widgets ?? widgets),
    reach: reachOf(session),
  });

describe('GET /today', () => {
  it('counts the building’s pending work by kind, the same as the tabs of the list', async () => {
    const today = await todayFor(desk.building);
    const { data: tabs } = await desk.building.get<Record<string, number>>(`${APPLICATIONS}/get-status-count`);
    const counts = (partOf(today, 'waiting')?.counts ?? []).filter(({ entity }) => entity === NAME);
    expect(counts.map(({ tab }) => tab)).toEqual([
      'PENDING_APPROVAL',
      'PENDING_TERMINATION',
      'PENDING_RENEWAL',
      'PENDING_CHANGE_OF_VEHICLE',
    ]);
    expect(counts.every(({ mine }) => mine)).toBe(true);
    expect(Object.fromEntries(counts.map(({ tab, count }) => [tab, count]))).toEqual(
      Object.fromEntries(counts.map(({ tab }) => [tab, tabs[tab]])),
    );
    expect(countOf(today, 'PENDING_APPROVAL')).toBeGreaterThan(0);
    // Those that have waited longest, with whom they are about.
    const rows = partOf(today, 'waiting')?.rows ?? [];
    expect(rows.map(({ since }) => since)).toEqual(rows.map(({ since }) => since).sort());
    expect(rows.find(({ entity, tab }) => entity === NAME && tab === 'PENDING_APPROVAL')).toMatchObject({
      key: expect.stringMatching(/^\d+$/),
      label: expect.stringMatching(/^SP-/),
      detail: expect.arrayContaining(['Marina One Tenant 0']),
    });
  });

  it('shows pending work to people with read access, as the decision of others', async () => {
    for (const who of [desk.tenant, await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')]) {
      const counts = (partOf(await todayFor(who), 'waiting')?.counts ?? []).filter(({ entity }) => entity === NAME);
      expect(counts.length).toBe(4);
      expect(counts.some(({ mine }) => mine)).toBe(false);
      const rows = partOf(await todayFor(who), 'waiting')?.rows ?? [];
      expect(rows.filter(({ entity }) => entity === NAME)).toEqual([]);
    }
  });

  it('lists what ends within 30 days, the nearest first, and links to the same number of rows', async () => {
    const soon = partOf(await todayFor(desk.building), 'soon', 'parkingEnds');
    expect(soon?.rows.map(({ id }) => id)).toContain(ending.id);
    const row = soon?.rows.find(({ id }) => id === ending.id);
    expect(row).toMatchObject({ label: ending.referenceNo, date: ending.endDate });
    expect(row?.detail).toEqual([ending.vehiclePlateNo, 'Marina One Tenant 0']);
    expect(soon?.rows.map(({ date }) => date)).toEqual([...(soon?.rows ?? [])].map(({ date }) => date).sort());
    expect(soon?.total).toBe(await rowsUnder(desk.building, soon?.filter ?? {}));
    expect(soon?.total).toBe(1);
  });

  it('compares the parking by car park, each bar with the number of rows of its list', async () => {
    const chart = partOf(await todayFor(desk.building), 'chart', 'parkingByCarPark');
    expect(chart?.bars.map(({ label }) => label)).toEqual(['HERE-A · Marina One A']);
    for (const bar of chart?.bars ?? []) expect(bar.count).toBe(await rowsUnder(desk.building, bar.filter ?? {}));
    expect(chart?.others).toEqual({ values: 0, count: 0 });
  });

  it('lists recent events, newest first, with record, person and status, and no other value', async () => {
    const made = await desk.apply({ vehicleMake: 'Unmistakable' });
    await desk.decide(APPLICATIONS, made, 'approve', { approveRemark: 'Not to be told' });
    const activity = partOf(await todayFor(desk.building), 'activity');
    expect(activity?.entries[0]).toMatchObject({
      entity: NAME,
      recordId: made.id,
      label: made.referenceNo,
      action: 'approve',
      userName: 'LANDLORD_ADMIN@here',
      changes: [{ field: 'status', from: 'PENDING_APPROVAL', to: 'APPROVED' }],
    });
    expect(activity?.entries[1]).toMatchObject({ recordId: made.id, action: 'create', userName: 'MASTER_ADMIN@here.0' });
    expect(JSON.stringify(activity)).not.toMatch(/Unmistakable|Not to be told/);
    const ids = (activity?.entries ?? []).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('never shows a building or company the events of another', async () => {
    for (const name of ['LANDLORD_ADMIN@there', 'MASTER_ADMIN@there.0', 'MASTER_ADMIN@here.1']) {
      const today = await todayFor(await api.as(name));
      expect(partOf(today, 'waiting')?.counts.every(({ count }) => count === 0)).toBe(true);
      for (const part of today.parts) {
        if (part.kind === 'soon' && part.entity === NAME) expect(part).toMatchObject({ total: 0, rows: [] });
        if (part.kind === 'chart') expect(part.bars).toEqual([]);
        if (part.kind === 'activity') expect(part.entries.filter(({ entity }) => entity === NAME)).toEqual([]);
      }
      expect(JSON.stringify(today)).not.toContain(ending.referenceNo);
    }
  });

  it('shows the provider the figures of all buildings, or of the selected one', async () => {
    const all = await todayFor(await api.asIn('SUPERADMIN', null));
    const table = partOf(all, 'waiting')?.buildings?.find(({ entity }) => entity === NAME);
    // One table for each kind of record, with a number for each of its kinds of decisions.
    const tables = partOf(all, 'waiting')?.buildings ?? [];
    const kinds = partOf(all, 'waiting')?.counts ?? [];
    expect(new Set(tables.map(({ entity }) => entity)).size).toBe(tables.length);
    expect(kinds.filter(({ entity }) => entity === 'aircon-extension-requests').length).toBeGreaterThan(1);
    for (const { entity, rows } of tables)
      for (const { counts } of rows) expect(counts).toHaveLength(kinds.filter((one) => one.entity === entity).length);
    const { here } = api.world;
    expect(table).toMatchObject({ entity: NAME, param: 'officeCentreId' });
    expect(table?.rows.map(({ id, label }) => ({ id, label }))).toEqual([{ id: here.building, label: 'Marina One' }]);
    expect(table?.rows[0]?.counts[0]).toBe(countOf(all, 'PENDING_APPROVAL'));
    const provider = await api.asIn('SUPERADMIN', null);
    expect(countOf(all, 'PENDING_APPROVAL')).toBe(
      await rowsUnder(provider, { tab: 'PENDING_APPROVAL', officeCentreId: here.building }),
    );
    expect(partOf(all, 'chart', 'parkingByBuilding')?.bars).toMatchObject([{ value: here.building, label: 'Marina One' }]);
    expect(partOf(all, 'soon', 'parkingEnds')?.rows.map(({ id }) => id)).toContain(ending.id);
    expect(partOf(all, 'counts', 'mail')).toBeDefined();
    expect(partOf(all, 'counts', 'people')).toBeUndefined();

    const one = await todayFor(await api.asIn('SUPERADMIN', here.building));
    expect(partOf(one, 'waiting')).not.toHaveProperty('buildings');
    expect(partOf(one, 'chart', 'parkingByBuilding')).toBeUndefined();
    expect(partOf(one, 'counts', 'people')).toBeDefined();
    const other = await todayFor(await api.asIn('SUPERADMIN', api.world.there.building));
    expect(countOf(other, 'PENDING_APPROVAL')).toBe(0);
  });

  it('returns only what a person may list: a merchant’s orders; and 401 without sign-in', async () => {
    const { parts, entities: shown } = await todayFor(await api.as('MERCHANT@here'));
    expect([parts.map(({ code }) => code), shown]).toEqual([['waiting', 'ordersOngoing', 'ordersLate'], ['opc-orders']]);
    expect((await (await api.as('DEVICE_PLATFORM_ADMIN')).get('/today')).success).toBe(false);
    expect((await api.app.inject({ url: '/api/today' })).statusCode).toBe(401);
  });

  it.each([
    [
      'CONCIERGE',
      'LANDLORD_ADMIN@here',
      ['waiting', 'visitsToday', 'visitsOverstayed', 'loansOverdue', 'visitsSoon', 'loansDue', 'reservationsSoon'],
    ],
    ['LOAN_ITEMS_ADMIN', 'LANDLORD_ADMIN@here', ['loansOverdue', 'loansDue', 'reservationsSoon']],
    ['STAFF', 'MASTER_ADMIN@here.0', ['waiting', 'visitsToday', 'visitsOverstayed', 'visitsSoon']],
    ['FACILITY_BOOKING_ADMIN', 'MASTER_ADMIN@here.0', ['waiting', 'bookingsSoon']],
    ['MERCHANT', 'MASTER_ADMIN@here.0', ['waiting', 'ordersOngoing', 'ordersLate']],
    ['BUILDING_USER', 'LANDLORD_ADMIN@here', []],
  ] as const)('shows a %s what waits and what comes in their own area, and nothing else', async (role, place, expected) => {
    const session = await (await api.as(place)).session();
    const permissions = effectivePermissions({ roleCodes: [role], side: session.side, addOns: session.addOns });
    const { parts } = await answerFor({ ...session, roleCodes: [role], permissions });
    expect(parts.map(({ code }) => code)).toEqual(expected);
  });

  it('shows an admin of the building lockdowns in force, and all of the above', async () => {
    const codes = (await todayFor(desk.building)).parts.map(({ code }) => code);
    for (const code of ['lockdownsActive', 'visitsToday', 'ordersOngoing', 'bookingsSoon', 'loansDue'])
      expect(codes).toContain(code);
  });

  it('counts visits and orders as the tabs of their lists do', async () => {
    const { parts } = await todayFor(desk.building);
    for (const code of ['visitsToday', 'ordersOngoing']) {
      const counts = parts.flatMap((part) => (part.kind === 'counts' && part.code === code ? part.counts : []));
      expect(counts.length).toBeGreaterThan(1);
      for (const { entity, tab, count } of counts) {
        const listed = entities.find(({ name }) => name === entity) as Entity;
        const { data } = await desk.building.get<{ total: number }>(`${listed.api.path}?tab=${tab}`);
        expect([tab, data.total]).toEqual([tab, count]);
      }
    }
  });

  it('shows every role only lists that it may open', async () => {
    // People with roles that never sign in have no session.
    for (const name of Object.keys(api.world.people)) {
      const who = await api.as(name);
      const session = await who.session();
      if (!session) continue;
      for (const entity of (await todayFor(who)).entities)
        expect(session.permissions, name).toContain(entities.find((one) => one.name === entity)?.access.list);
    }
  });
});

describe('a widget', () => {
  it('requires the permission to list what it reads', async () => {
    const session = await desk.building.session();
    const permissions = session.permissions.filter((one) => one !== 'SEASON_PARKING_LIST');
    const without = await answerFor({ ...session, permissions });
    expect(without.entities).not.toContain(NAME);
    expect(without.parts.map(({ code }) => code)).not.toContain('parkingEnds');
    expect(JSON.stringify(without)).not.toContain(ending.referenceNo);
  });

  it('is shown according to its own requirements and in its office centres only', async () => {
    const session = await desk.building.session();
    const people = widgets.filter(({ code }) => code === 'people').map((one) => ({ ...one, order: 1 }) as Widget);
    const codes = async (over: Partial<Widget>) =>
      (await answerFor(session, { widgets: people.map((one) => ({ ...one, ...over }) as Widget) })).parts.map(({ code }) => code);
    expect(await codes({})).toEqual(['people']);
    expect(await codes({ needs: { sides: ['tenant'] } })).toEqual([]);
    expect(await codes({ reach: 'allBuildings' })).toEqual([]);
  });

  it('is hidden from people who may not see a field that it uses', async () => {
    const session = await desk.building.session();
    const hiding = (name: string) =>
      entities.map((entity) =>
        entity.name === NAME
          ? ({
              ...entity,
              fields: { ...entity.fields, [name]: { ...(entity.fields[name] as Field), readableBy: { sides: ['platform'] } } },
            } as Entity)
          : entity,
      );
    const shown = async (name: string) => (await answerFor(session, { entities: hiding(name) })).parts;
    const codes = async (name: string) => (await shown(name)).map(({ code }) => code);
    expect(await codes('endDate')).not.toContain('parkingEnds');
    expect(await codes('carPark')).not.toContain('parkingByCarPark');
    const blind = await codes('status');
    for (const code of ['parkingEnds', 'parkingByCarPark']) expect(blind).not.toContain(code);
    expect(JSON.stringify((await shown('status')).filter(({ kind }) => kind === 'waiting'))).not.toContain(NAME);

    const untitled = await answerFor(session, { entities: hiding('referenceNo') });
    expect(JSON.stringify(untitled)).not.toContain(ending.referenceNo);
    const stateless = await answerFor(session, { entities: hiding('status') });
    expect(partOf(stateless, 'activity')?.entries.flatMap(({ changes }) => changes)).toEqual([]);
    const plateless = await answerFor(session, { entities: hiding('vehiclePlateNo') });
    expect(JSON.stringify(plateless)).not.toContain(ending.vehiclePlateNo);
  });

  it('adds no statement: the page takes four, for every person', async () => {
    for (const who of [desk.building, desk.tenant, await api.asIn('SUPERADMIN', null)]) {
      let statements = 0;
      const counting: Database = {
        ...api.db,
        query: (statement) => {
          statements += 1;
          return api.db.query(statement);
        },
      };
      await answerFor(await who.session(), { db: counting });
      expect(statements).toBeLessThanOrEqual(4);
    }
  });
});

describe('what needs attention', () => {
  const total = async (who: Client, { entity, filter = {} }: Part<'attention'>): Promise<number> => {
    const listed = entities.find(({ name }) => name === entity) as Entity;
    const centre = (await who.session())?.officeCentre?.officeCentreId;
    const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
    const answer = await who.get<{ total: number }>(`${listed.api.path.replace('{officeCentreId}', String(centre))}?${query}`);
    expect(answer.status, `${entity} ${query}`).toBe(200);
    return answer.data.total;
  };

  it('is counted like the list behind it, for every role', async () => {
    const seen = new Set<string>();
    const clients = [await api.asIn('SUPERADMIN', null), await api.asIn('SUPERADMIN', api.world.here.building)];
    for (const name of Object.keys(api.world.people)) clients.push(await api.as(name));
    for (const who of clients) {
      if (!(await who.session())) continue;
      const { parts } = await todayFor(who);
      for (const part of parts) {
        if (part.kind !== 'attention') continue;
        seen.add(part.code);
        expect(part.count, part.code).toBe(await total(who, part));
      }
    }
    expect([...seen].sort()).toEqual(widgets.flatMap(({ kind, code }) => (kind === 'attention' ? [code] : [])).sort());
  });

  it('follows what happens: a company gets an admin, a quota runs out, somebody never signs in', async () => {
    const count = async (who: Client, code: string) => partOf(await todayFor(who), 'attention', code)?.count ?? -1;
    const provider = await api.asIn('SUPERADMIN', null);
    const { building } = api.world.here;
    const made = await desk.building.post<{ id: number }>(`/office-centres/${building}/tenants`, {
      centreCode: 'NOADMIN',
      companyName: 'No Admin Ltd',
      officeCentreType: 'TENANT',
    });
    expect(made.status).toBe(201);
    const before = await count(desk.building, 'tenantsWithoutAdmin');
    expect(before).toBeGreaterThan(0);
    const added = await desk.building.post(`/office-centres/${building}/users`, {
      fullName: 'First Admin',
      username: 'first.admin@company.example',
      officeCentreId: made.data.id,
      roleCode: 'MASTER_ADMIN',
    });
    expect(added.status).toBe(201);
    expect(await count(desk.building, 'tenantsWithoutAdmin')).toBe(before - 1);

    const quotas = await count(provider, 'quotasRunOut');
    const put = (path: string, body: object) => provider.put(`/office-centres/${building}/${path}`, body);
    expect((await put('subscription-infos/passes-top-up', { passType: 'QR_PASS', topUpQuantity: 100 })).status).toBe(200);
    expect(await count(provider, 'quotasRunOut')).toBe(quotas);
    for (const [left, more] of [
      [21, 0],
      [20, 1],
      [0, 1],
    ] as const) {
      expect((await put('credential', { qrQuotaBal: left })).status).toBe(200);
      expect(await count(provider, 'quotasRunOut'), `${left} left`).toBe(quotas + more);
    }
  });
});
