/** The search of a list: it finds what the list shows, in any script, and nothing that the person may not read. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import type { Database } from '#server/db/database.ts';
import { makeModel } from '#server/db/model.ts';
import { compile } from '#server/db/statement.ts';
import { ownSearched, soughtIn, waysOf } from '#server/engine/lists/search.ts';
import { type Reach, reachOf } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Row {
  id: number;
  referenceNo: string;
  tenant: { label: string };
}
let api: Api;
let here: Client;
const APPLICATIONS = '/season-parking-applications';
/** Applications of one building: applicant, company, plate. */
const rows = [
  ['SP-1', '陳大文', 'Golden Harbour', 'SBA 1', 'APPROVED'],
  ['SP-2', '陳小明', 'Golden Harbour', 'SBA 2', 'PENDING_APPROVAL'],
  ['SP-3', 'Ödön Kovács', 'İpek Trading', 'SBA 3', 'REJECTED'],
  ['SP-4', 'Nina 100%', '恒隆', 'SBA 4', 'REJECTED'],
] as const;
const ids = { tenants: new Map<string, number>(), people: new Map<string, number>() };

async function idOf(known: Map<string, number>, name: string, make: () => Promise<{ id: number }[]>): Promise<number> {
  const id = known.get(name) ?? (await make())[0]?.id;
  if (id === undefined) throw new Error(name);
  known.set(name, id);
  return id;
}

/** The entity with a field that only these people may read. */
const readableBy = (entity: Entity, name: string, who: NonNullable<Field['readableBy']>): Entity => ({
  ...entity,
  fields: { ...entity.fields, [name]: { ...(entity.fields[name] as Field), readableBy: who } },
});
const modelWith = (changed: Entity) => makeModel(entities.map((one) => (one.name === changed.name ? changed : one)));
/** How many applications this search finds in a product in which this entity is changed. */
async function foundWith(changed: Entity, text: string, reach: Reach, model = modelWith(changed)): Promise<number> {
  const application = model.entity('season-parking-applications');
  const { items } = await listRecords(api.db, model, application, { wildcardSearch: text, limit: '100' }, reach);
  return items.length;
}

beforeAll(async () => {
  api = await startApi();
  here = await api.as('LANDLORD_ADMIN@here');
  const { building, carParks } = api.world.here;
  for (const [referenceNo, person, company, plate, status] of rows) {
    const tenant = await idOf(ids.tenants, company, () =>
      api.db.query(sql`insert into office_centres (centre_code, company_name, office_centre_type, landlord_id, time_zone, currency)
        values (${`X-${ids.tenants.size}`}, ${company}, 'TENANT', ${building}, 'Asia/Hong_Kong', 'HKD') returning id`),
    );
    const applicant = await idOf(ids.people, person, () =>
      api.db.query(sql`insert into users (full_name, username, status)
        values (${person}, ${`person${ids.people.size}@mail.example`}, 'ACTIVE') returning id`),
    );
    const [made] = await api.db.query<{ id: number }>(
      sql`insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category, car_park_id, commencement_date, end_date, status)
        values (${building}, ${referenceNo}, ${tenant}, ${applicant}, 'CAR', ${plate}, 'PRIVATE', ${carParks[0]}, '2025-01-01', '2099-01-01', ${status}) returning id`,
    );
    if (status === 'REJECTED') continue;
    await api.db.query(
      sql`insert into season_parking_instances (office_centre_id, reference_no, season_parking_application_id, tenant_id, type, vehicle_type, vehicle_plate_no, vehicle_category, car_park_id, commencement_date, end_date, status)
        values (${building}, ${`SPI-${referenceNo}`}, ${made?.id}, ${tenant}, 'RENEWAL', 'CAR', ${plate}, 'PRIVATE', ${carParks[0]}, '2025-01-01', '2099-01-01', 'REJECTED')`,
    );
  }
});
afterAll(() => api.close());

const page = async (query: Record<string, string>, who = here): Promise<Paged<Row>> =>
  (await who.get<Paged<Row>>(`${APPLICATIONS}?${new URLSearchParams(query)}`)).data;
const found = async (wildcardSearch: string, query: Record<string, string> = {}) =>
  (await page({ wildcardSearch, limit: '100', ...query })).items.map(({ referenceNo }) => referenceNo).sort();

describe('the search of a list', () => {
  it('finds rows by the names of referenced records, in any script and letter case', async () => {
    expect(await found('golden har')).toEqual(['SP-1', 'SP-2']);
    expect(await found('陳大文')).toEqual(['SP-1']);
    expect(await found('大文')).toEqual(['SP-1']);
    expect(await found('ödÖN')).toEqual(['SP-3']);
    expect(await found('İPEK')).toEqual(['SP-3']);
    expect(await found('恒隆')).toEqual(['SP-4']);
    // The row includes the address of the applicant.
    expect(await found('person0@mail')).toEqual(['SP-1']);
    expect(await found('HERE-A')).toEqual(expect.arrayContaining(['SP-1', 'SP-2', 'SP-3', 'SP-4']));
  });

  it('finds one Chinese character, also in its own fields, and treats wildcards as plain characters', async () => {
    expect(await found('陳')).toEqual(['SP-1', 'SP-2']);
    expect(await found('隆')).toEqual(['SP-4']);
    expect(await found('龘')).toEqual([]);
    const tenants = await here.get<Paged<{ companyName: string }>>(
      `/office-centres/${api.world.here.building}/tenants?wildcardSearch=${encodeURIComponent('隆')}`,
    );
    expect(tenants.data.items.map(({ companyName }) => companyName)).toEqual(['恒隆']);
    expect(await found('100%')).toEqual(['SP-4']);
    expect(await found('1%%')).toEqual([]);
    expect(await found('陳_文')).toEqual([]);
  });

  it('respects filters, tabs, order and pages, and counts what it lists', async () => {
    expect(await found('golden', { tab: 'PENDING_APPROVAL' })).toEqual(['SP-2']);
    const first = await page({ wildcardSearch: 'golden', sortProperties: 'referenceNo', limit: '1' });
    const second = await page({ wildcardSearch: 'golden', sortProperties: 'referenceNo', limit: '1', page: '2' });
    expect([first, second].map(({ items }) => items.map(({ referenceNo }) => referenceNo))).toEqual([['SP-1'], ['SP-2']]);
    expect(first).toMatchObject({ total: 2, totalPage: 2 });
    const tenant = String(ids.tenants.get('恒隆'));
    expect(await found('golden', { tenantId: tenant })).toEqual([]);
  });

  it('finds people by company, within the searcher’s scope only', async () => {
    const users = `/office-centres/${api.world.here.building}/users?limit=100&wildcardSearch=`;
    const { items } = (
      await here.get<Paged<{ fullName: string; officeCentre: { label: string } }>>(`${users}Marina One Tenant 1`)
    ).data;
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ officeCentre }) => officeCentre.label))).toEqual(new Set(['Marina One Tenant 1']));
    const tenantAdmin = await api.as('MASTER_ADMIN@here.0');
    expect((await page({ wildcardSearch: '陳' }, tenantAdmin)).items).toEqual([]);
    const there = await api.as('LANDLORD_ADMIN@there');
    expect((await page({ wildcardSearch: '陳' }, there)).items).toEqual([]);
  });

  it('searches no field that the person may not read, neither its own nor one of a referenced record', async () => {
    const guarded = (entity: Entity, name: string) => readableBy(entity, name, { sides: ['tenant'] });
    const reach = reachOf(await here.session());
    const ask = (changed: Entity, text: string) => foundWith(changed, text, reach);
    const application = entityOf('season-parking-applications');
    expect(await ask(application, 'person0@mail')).toBe(1);
    expect(await ask(guarded(entityOf('users'), 'username'), 'person0@mail')).toBe(0);
    expect(await ask(guarded(entityOf('users'), 'username'), '大文')).toBe(1);
    expect(await ask(guarded(application, 'applicant'), '大文')).toBe(0);
    expect(await ask(application, 'SBA 4')).toBe(1);
    expect(await ask(guarded(application, 'vehiclePlateNo'), 'SBA 4')).toBe(0);
    expect(ownSearched(guarded(application, 'vehiclePlateNo'), reach)).toEqual(['referenceNo']);
  });

  it('is not shared between people of one side who may read different fields', async () => {
    const guarded = readableBy(entityOf('season-parking-applications'), 'vehiclePlateNo', {
      permission: 'SEASON_PARKING_MANAGE',
    });
    const session = await here.session();
    const without = { ...session, permissions: session.permissions.filter((one) => one !== 'SEASON_PARKING_MANAGE') };
    const model = modelWith(guarded);
    const found = (who: typeof session) => foundWith(guarded, 'SBA 4', reachOf(who), model);
    expect([await found(session), await found(without), await found(session)]).toEqual([1, 0, 1]);
  });

  it('takes two statements, however many references there are', async () => {
    const run: string[] = [];
    const db = {
      ...api.db,
      query: (statement: never) => {
        run.push(compile(statement).text);
        return api.db.query(statement);
      },
    } as unknown as Database;
    const model = makeModel(entities);
    const application = model.entity('season-parking-applications');
    const reach = reachOf(await here.session());
    await listRecords(db, model, application, { wildcardSearch: 'golden' }, reach);
    expect(run).toHaveLength(2);
    expect(waysOf(model, application, soughtIn('golden'), reach)).toHaveLength(4);
  });
});

describe('the tabs of a searched list', () => {
  it('count what each of them lists, including tabs of another entity', async () => {
    const counts = async (query: string) =>
      (await here.get<Record<string, number>>(`${APPLICATIONS}/get-status-count?${query}`)).data;
    expect(await counts('wildcardSearch=golden')).toMatchObject({
      PENDING_APPROVAL: 1,
      ACTIVE: 1,
      SEASON_PARKING_APPLICATION: 0,
      RENEWAL: 2,
      CHANGE_OF_VEHICLE: 0,
      HISTORY: 2,
    });
    // The list of renewals does not show the applicant.
    expect(await counts(`wildcardSearch=${encodeURIComponent('陳')}`)).toMatchObject({ ACTIVE: 1, RENEWAL: 0, HISTORY: 0 });
    expect(await counts('wildcardSearch=SPI-SP-1')).toMatchObject({ ACTIVE: 0, RENEWAL: 1, HISTORY: 1 });
    const tenant = ids.tenants.get('Golden Harbour');
    expect(await counts(`tenantId=${tenant}&vehicleType=MOTORCYCLE`)).toMatchObject({ RENEWAL: 0 });
    expect(await counts(`tenantId=${tenant}`)).toMatchObject({ PENDING_APPROVAL: 1, RENEWAL: 2 });
    // A condition of the tab itself is not applied twice: its list has the same rows.
    expect(await counts(`tenantId=${tenant}&status=APPROVED`)).toMatchObject({ PENDING_APPROVAL: 0, ACTIVE: 1, RENEWAL: 2 });
  });
});

describe('a reference column', () => {
  it('sorts by the displayed name, in a total order, empty ones at the end', async () => {
    const labels = async (sortDirection: string) =>
      (await page({ wildcardSearch: 'SBA', sortProperties: 'tenant', sortDirection, limit: '100' })).items.map(
        ({ id, tenant }) => [tenant.label, id],
      );
    const up = await labels('ASC');
    expect(up.map(([label]) => label)).toEqual(
      (
        await api.db.query<{ name: string }>(
          sql`select c.company_name as name from season_parking p join office_centres c on c.id = p.tenant_id where p.search_text like '%sba%' order by 1`,
        )
      ).map(({ name }) => name),
    );
    expect(await labels('DESC')).toEqual(up.toReversed());
    const users = `/office-centres/${api.world.here.building}/users?limit=100&sortProperties=officeCentre&sortDirection=`;
    const companies = async (way: string) =>
      (await here.get<Paged<{ id: number; officeCentre: { label: string } }>>(`${users}${way}`)).data.items.map(
        ({ officeCentre }) => officeCentre.label,
      );
    const sorted = await companies('ASC');
    expect(new Set(sorted).size).toBeGreaterThan(2);
    expect(await companies('DESC')).toEqual(sorted.toReversed());
    expect(sorted).toEqual(sorted.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
  });
});
