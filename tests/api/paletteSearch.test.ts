/** `GET /search`: the command palette finds only what the person's own lists would find. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { callOf } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { searchFields } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Database } from '#server/db/database.ts';
import { compile } from '#server/db/statement.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Found {
  entity: string;
  id: number;
  label: string;
  note: string | null;
}
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = (by: Client, text: string) => by.get<Found[]>(`/search?text=${encodeURIComponent(text)}`);
const labels = async (by: Client, text: string) => (await search(by, text)).data.map(({ label }) => label);
const path = ({ entity, id }: Found, officeCentreId: number | null) =>
  fillPath(callOf(entityOf(entity), 'get').path, { id, officeCentreId });

describe('the search in the command palette', () => {
  it('finds records by name and by reference number, the best match first, with details that distinguish them', async () => {
    const here = await api.as('LANDLORD_ADMIN@here');
    const { data } = await search(here, 'marina one');
    expect(data.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['car-parks', 'tenants']));
    expect(data.find(({ entity }) => entity === 'tenants')?.note).toMatch(/^HERE-T/);
    expect(await labels(here, 'HERE-A')).toEqual(['HERE-A · Marina One A']);
    expect(await labels(here, '  sub_ADMIN@HERE.1 ')).toEqual(['SUB_ADMIN@here.1']);
    // `_` and `%` are ordinary characters.
    expect(await labels(here, 'sub%1')).toEqual([]);
    expect(await labels(here, 'HERE_A')).toEqual([]);
  });

  it('searches two characters at the start of words only, and does not search a single one', async () => {
    const here = await api.as('LANDLORD_ADMIN@here');
    expect(await labels(here, 'on')).toContain('Marina One Tenant 0');
    expect(await labels(here, 'rt')).toEqual([]);
    expect(await labels(here, 'm')).toEqual([]);
    // One character of a script in which it is a word is searched anywhere.
    await api.db.query(
      sql`insert into car_parks (office_centre_id, code, name, active) values (${api.world.here.building}, 'EAST-1', '港島東停車場', true)`,
    );
    expect(await labels(here, '東')).toEqual(['EAST-1 · 港島東停車場']);
    expect(await labels(here, ' ')).toEqual([]);
  });

  it('returns five results of a kind and twenty in total', async () => {
    const { building } = api.world.here;
    for (let index = 0; index < 9; index += 1)
      await api.db.query(
        sql`insert into car_parks (office_centre_id, code, name, active) values (${building}, ${`MANY-${index}`}, 'Manyfold', true)`,
      );
    const found = (await search(await api.as('LANDLORD_ADMIN@here'), 'many')).data;
    expect(found.filter(({ entity }) => entity === 'car-parks')).toHaveLength(5);
    expect(found.length).toBeLessThanOrEqual(20);
  });

  it('shows no record that the person could not open or find in its list', async () => {
    const searched = entities.filter(
      (entity) => entity.api.verbs.list && searchFields(entity).length && (entity.pages.show || entity.pages.edit),
    );
    // Rows that are seen as several entities are found once.
    const asked = searched.filter(({ historyOf }) => historyOf === undefined);
    const twice = searched.filter(({ historyOf }) => historyOf !== undefined).map(({ name }) => name);
    expect(twice.length).toBeGreaterThan(0);
    let seen = 0;
    for (const name of Object.keys(api.world.people)) {
      const client = await api.as(name);
      const session = await client.session();
      // App users, and people whose building does not let them into the portal.
      if (!session) {
        expect((await search(client, 'marina')).success, name).toBe(false);
        continue;
      }
      const centre = session.officeCentre?.officeCentreId ?? null;
      for (const text of ['marina', 'harbour', 'admin']) {
        const { status, data } = await search(client, text);
        expect(status).toBe(200);
        for (const found of data) {
          seen += 1;
          expect(twice).not.toContain(found.entity);
          expect((await client.get(path(found, centre))).status, `${name} opens ${found.entity} ${found.id}`).toBe(200);
        }
        for (const entity of asked.filter((one) => !one.api.path.includes('{') || centre !== null)) {
          const mine = data.filter((one) => one.entity === entity.name);
          if (!can(session, entity, 'list')) expect(mine, `${name} ${entity.name}`).toEqual([]);
          // Of what was not found there is nothing to look up.
          else if (mine.length) {
            const list = await client.get<Paged<Record<string, unknown> & { id: number }>>(
              `${fillPath(callOf(entity, 'list').path, { officeCentreId: centre, officeCentreUuid: session.officeCentre?.uuid })}?limit=100&wildcardSearch=${text}`,
            );
            // A list also searches referenced records; the palette returns only records whose own name matches.
            const isCalled = (row: Record<string, unknown>) =>
              searchFields(entity).some((one) => String(row[one]).toLowerCase().includes(text));
            const ids = list.data.items.filter(isCalled).map(({ id }) => id);
            expect(
              mine.every(({ id }) => ids.includes(id)),
              `${name} ${entity.name} ${text}`,
            ).toBe(true);
            if (data.length < 20 && can(session, entity, entity.pages.show ? 'get' : 'update'))
              expect(mine.length, `${name} ${entity.name} ${text}`).toBe(Math.min(ids.length, 5));
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('rejects an invalid search and a caller who is not signed in', async () => {
    const here = await api.as('LANDLORD_ADMIN@here');
    for (const query of ['', '?text=ab&page=2', '?text=ab&text=cd', `?text=${'x'.repeat(101)}`, '?text=a%00b', '?other=1'])
      expect((await here.get(`/search${query}`)).status, query).toBe(400);
    expect((await search(here, "'; drop table users; --")).data).toEqual([]);
    expect((await search(await api.as('nobody'), 'marina')).status).toBe(401);
  });
});

describe('each search', () => {
  it('is one statement, and every part of it can use the search text index', async () => {
    const { building } = api.world.here;
    await api.db.query(sql`
      insert into season_parking (office_centre_id, reference_no, tenant_id, applicant_id, vehicle_type, vehicle_plate_no, vehicle_category, car_park_id, commencement_date, end_date, status)
      select ${building}::bigint, 'SP-' || lpad(i::text, 7, '0'), ${api.world.here.tenants[0]}::bigint, ${api.world.people['MASTER_ADMIN@here.0']?.userId}::bigint, 'CAR',
        'SBA ' || i, 'PRIVATE', ${api.world.here.carParks[0]}::bigint, date '2026-01-01', date '2026-12-31', 'APPROVED' from generate_series(1, 20000) i`);
    await api.db.text('vacuum analyze season_parking');
    const run: { text: string; values: readonly unknown[] }[] = [];
    const { reachOf } = await import('#server/engine/reach/reach.ts');
    const call = api.product.calls.find((one) => one.path === '/search');
    const db = {
      ...api.db,
      query: (statement: never) => {
        run.push(compile(statement));
        return api.db.query(statement);
      },
    } as unknown as Database;
    const session = await (await api.as('LANDLORD_ADMIN@here')).session();
    const plan = async (text: string) => {
      run.length = 0;
      await call?.run({ db, model: api.product.model, reach: reachOf(session), query: { text } } as never);
      expect(run).toHaveLength(1);
      const [{ text: statement, values }] = run as [{ text: string; values: readonly unknown[] }];
      const lines = await api.db.text<{ 'QUERY PLAN': string }>(`explain ${statement}`, values as never);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    for (const text of ['0012345', 'sba 1234'])
      expect(await plan(text)).toMatch(/Bitmap Index Scan on season_parking_search_idx/);
    expect(await plan('zz')).toMatch(/Bitmap Index Scan on season_parking_search_idx/);
  });
});
