/** Every list of the registry: pages, order, filters, search, tabs and their counts agree with each other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type EnumField, isPointerList, isWorded, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import {
  allTabs,
  type Filter,
  fieldOfFilter,
  hasActive,
  leafTabs,
  listFilters,
  searchFields,
  sortable,
} from '#schemas/kernel/lists/query.ts';
import { isComparison, type Scalar, type Where } from '#schemas/kernel/rules/where.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { isSecond, oneOfEach } from './shapes.ts';
import { type Actor, belongsToNobody, createCall, makeStage, pathOf, type RecordData, type Stage } from './stage.ts';

/** The root order of Unicode. */
const inOrder = new Intl.Collator('und').compare;

let api: Api;
let stage: Stage;
/** Every status twice: with dates before today and after it; more than the ten of the first page in any case. */
const rowsOf = ({ states, fields }: Entity): number =>
  Math.max(12, 2 * ((states && (fields[states.field] as EnumField).values.length) ?? 0));
/** The ways to sort, to filter and to count. */
const featuresOf = (entity: Entity): string[] => [
  ...sortable(entity).map((name) => `sort ${entity.fields[name]?.kind}`),
  ...listFilters(entity).map((filter) => {
    const field = fieldOfFilter(entity, filter);
    // What an area's own filters ask PostgreSQL, the tests of the area ask there.
    const own = isSecond ? '' : `${entity.name} ${filter.param}`;
    return `filter ${filter.operator} ${filter.operator === 'rule' ? own : field?.kind}`;
  }),
  ...allTabs(entity).map(
    ({ where = {}, of }) => `tab ${Boolean(of)} ${Object.values(where).map((one) => JSON.stringify(one).slice(0, 8))}`,
  ),
  `search ${searchFields(entity).length > 0}`,
];
const every = entities.filter((entity) => entity.api.verbs.list);
const lists = oneOfEach(every, featuresOf);
const callTo = (entity: Entity, kind: Call['kind']) => callsOf(entity).find((call) => call.kind === kind) as Call;
/** The building's admin, unless others do what the list is about: those who install its doors. */
const reader = (entity: Entity): Promise<Actor> =>
  entity.scope.building === 'id' || belongsToNobody(entity) ? stage.actor('SUPERADMIN') : stage.actorFor(callTo(entity, 'list'));
/** Asks for all rows where a list holds only some unless it is asked. */
const everyValue = (entity: Entity, { tab }: Record<string, unknown>): Query =>
  Object.fromEntries(
    Object.keys(tab === undefined ? (entity.list.unlessAsked ?? {}) : {}).map((key) => [
      `${key}Array`,
      (entity.fields[key] as EnumField).values,
    ]),
  );
type Query = Record<string, string | number | readonly string[]>;
/** As an address has it: the comma between two values is none of their own. */
const addressed = (query: Query): string =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${[value].flat().map(encodeURIComponent).join(',')}`)
    .join('&');
async function page(entity: Entity, query: Query = {}): Promise<Paged<RecordData>> {
  const who = await reader(entity);
  const answer = await who.client.get<Paged<RecordData>>(
    `${pathOf(callTo(entity, 'list'), who)}?${addressed({ ...everyValue(entity, query), ...query })}`,
  );
  if (!answer.success) throw new Error(`${entity.name} ${JSON.stringify(query)}: ${answer.message}`);
  return answer.data;
}
/** Every record, with their number: other entities' records may have made many. */
async function whole(entity: Entity, query: Query = {}): Promise<Paged<RecordData>> {
  const first = await page(entity, { ...query, limit: 100 });
  const items = [...first.items];
  for (let number = 2; number <= first.totalPage; number += 1)
    items.push(...(await page(entity, { ...query, limit: 100, page: number })).items);
  return { ...first, items };
}
const all = async (entity: Entity, query: Query = {}) => (await whole(entity, query)).items;
/** What a value holds: entries, texts in languages, or itself. */
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value ?? []].flat();
const ids = (items: readonly RecordData[]) => items.map((item) => item.id);

/** Dates that decide in which tab a record is listed. */
const datesOfTabs = (entity: Entity): string[] => [
  ...new Set(
    allTabs(entity).flatMap((tab) =>
      Object.entries(tab.where ?? {}).flatMap(([key, wanted]) =>
        !tab.of &&
        isComparison(wanted) &&
        Object.values(wanted).some((one) => one === '$today' || (one === '$now' && tab.overlaps))
          ? [key]
          : [],
      ),
    ),
  ),
];

/** A value that meets a condition, or one that does not. */
function valueFor(wanted: Where[string], isMet: boolean): Scalar | undefined {
  if (typeof wanted === 'boolean') return wanted === isMet;
  if (!isComparison(wanted)) return isMet ? ([wanted].flat()[0] as Scalar) : null;
  const [operator = '', value] = Object.entries(wanted)[0] ?? [];
  const isGreater = operator.startsWith('g') === isMet;
  if (value === '$today' || value === '$now') return isGreater ? '2099-12-31' : '2020-01-01';
  return typeof value === 'number' ? value + (isGreater ? 1 : 0) : value;
}
/** What makes a record one of a tab that asks for a computed status: the conditions of that case, and of no case before it. */
const valuesOfCase = (entity: Entity, where: Where): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(where).flatMap(([key, is]) => {
      const field = entity.fields[key];
      const cases = field?.kind === 'cases' ? field.cases : [];
      const upTo = cases.slice(0, cases.findIndex((one) => one.is === is) + 1);
      return upTo.flatMap((one, index) =>
        Object.entries(one.when).map(([name, wanted]) => [name, valueFor(wanted, index === upTo.length - 1)]),
      );
    }),
  );

beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
});
afterAll(() => api.close());

const filled = new Set<Entity>();
/** Rows of every status and date, and one in another building: nobody here may see any of it. */
async function fill(entity: Entity): Promise<void> {
  if (filled.has(entity)) return;
  filled.add(entity);
  // Its tabs may count the rows of another entity.
  for (const { of } of allTabs(entity)) if (of) await fill(entities.find(({ name }) => name === of) as Entity);
  const call = createCall(entity);
  const somebody = await stage.actorFor(call ?? callTo(entity, 'list'));
  const rows = rowsOf(entity);
  const leaves = leafTabs(entity);
  for (let count = 0; count < rows; count += 1) {
    const record = call ? (await stage.make(entity, somebody)).record : await stage.recordFor(entity, somebody);
    const status = entity.states && entity.fields[entity.states.field];
    // Spread over all statuses that its rows can have, so that every tab has some.
    const open = status?.kind === 'enum' ? [entity.rows?.[entity.states?.field ?? ''] ?? status.values].flat() : [];
    if (open.length && entity.states) await stage.force(entity, record.id, { [entity.states.field]: open[count % open.length] });
    // Tabs that have a status and something else in common.
    const leaf = Object.fromEntries(
      Object.entries(leaves[count % leaves.length]?.where ?? {}).map(([key, is]) => [
        key,
        is === '$today' ? somebody.session.today : is,
      ]),
    ) as Where;
    if (Object.keys(leaf).length > 1 && Object.values(leaf).every((one) => typeof one === 'string' && !one.startsWith('$')))
      await stage.force(entity, record.id, { ...leaf });
    // Tabs of what has no status, such as the kind of an event.
    const kinds = Object.entries(leaf).map(([key, value]) => [key, [value].flat()[0]]);
    if (
      !entity.states &&
      kinds.length &&
      kinds.every(([key, one]) => entity.fields[String(key)]?.kind === 'enum' && typeof one === 'string')
    )
      await stage.force(entity, record.id, Object.fromEntries(kinds));
    for (const key of datesOfTabs(entity))
      if (count >= rows / 2) await stage.force(entity, record.id, { [key]: `2020-01-${String(count + 1).padStart(2, '0')}` });
    if (!entity.states && hasActive(entity) && count % 3 === 0) await stage.force(entity, record.id, { active: false });
    await stage.force(entity, record.id, valuesOfCase(entity, leaf));
  }
  const neighbour = await stage.actorFor(callTo(entity, 'list'), 'there');
  if (entity.scope.building !== 'id' && !belongsToNobody(entity)) await stage.recordFor(entity, neighbour);
}

describe.each(lists.map((entity) => [entity.name, entity] as const))('list of %s', (_, entity) => {
  beforeAll(() => fill(entity));

  it('R-0306 accepts the base query, R-0310 returns items, total and totalPage, R-0311 each item with id and uuid', async () => {
    const who = await reader(entity);
    const path = pathOf(callTo(entity, 'list'), who);
    const base = {
      page: '1',
      limit: '10',
      sortProperties: 'id',
      sortDirection: 'DESC',
      updatedDateFrom: '2020-01-01',
      updatedDateTo: '2100-01-01',
      wildcardSearch: '',
      // For entities that can be deactivated.
      ...(hasActive(entity) ? { statusActiveFlag: 'true' } : {}),
    };
    const { data, status } = await who.client.get<Paged<RecordData>>(`${path}?${new URLSearchParams(base)}`);
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['items', 'total', 'totalPage']);
    expect(data.items.length).toBeGreaterThan(0);
    for (const { id, uuid } of data.items) {
      expect(id).toBeGreaterThan(0);
      expect(uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
    expect(ids(data.items)).toEqual([...ids(data.items)].sort((one, other) => other - one));
  });

  it('returns every record on exactly one page, with correct totals', async () => {
    const everything = await whole(entity);
    expect(everything.items.length).toBe(everything.total);
    expect(everything.total).toBeGreaterThanOrEqual(rowsOf(entity));
    const seen: number[] = [];
    const pages = Math.ceil(everything.total / 4);
    for (let number = 1; number <= pages; number += 1) {
      const part = await page(entity, { page: number, limit: 4 });
      expect(part).toMatchObject({ total: everything.total, totalPage: pages });
      seen.push(...ids(part.items));
    }
    expect(seen).toEqual(ids(everything.items));
    expect(new Set(seen).size).toBe(everything.total);
    expect(await page(entity, { page: pages + 1, limit: 4 })).toEqual({ items: [], total: everything.total, totalPage: pages });
    expect((await page(entity)).items).toHaveLength(Math.min(10, everything.total));
  });

  it('sorts by every column that it offers, in a total order: descending is the exact reverse of ascending', async () => {
    for (const name of sortable(entity)) {
      const up = await all(entity, { sortProperties: name, sortDirection: 'ASC' });
      const down = await all(entity, { sortProperties: name, sortDirection: 'DESC' });
      expect(ids(down), name).toEqual(ids(up).reverse());
      const values = up.map((item) => item[name]).filter((value) => typeof value === 'number' || /Date$/.test(name));
      const ordered = [...values].sort((left, right) => ((left as number) < (right as number) ? -1 : left === right ? 0 : 1));
      expect(
        values.filter((value) => value !== null),
        name,
      ).toEqual(ordered.filter((value) => value !== null));
      // Names are in the order of Unicode, whatever the database's own.
      const words = up.map((item) => item[name]).filter((value) => typeof value === 'string');
      const field = entity.fields[name];
      if (field && kindOf(field).alphabetical && !isWorded(field)) expect(words, name).toEqual([...words].sort(inOrder));
      const cut = await page(entity, { sortProperties: name, sortDirection: 'ASC', page: 2, limit: 5 });
      expect(ids(cut.items), name).toEqual(ids(up).slice(5, 10));
    }
  });

  /** The key of the values that a filter compares. */
  const keyOf = ({ field: name, operator }: Filter): string => {
    const field = entity.fields[name];
    if (!field) return name;
    return operator !== 'uuids' ? wireKey(name, field) : isPointerList(field) ? `${name}Uuids` : `${name}Uuid`;
  };

  /** The meaning of a filter, implemented again over plain records. */
  const wanted = (filter: Filter, record: RecordData, asked: string | readonly string[]): boolean => {
    const value = record[keyOf(filter)];
    if (value === null || value === undefined) return false;
    const values = partsOf(value).map((one) => String(one));
    const words = [asked].flat();
    const text = String(asked);
    const low = text.toLowerCase();
    const bothNumbers = typeof value === 'number';
    const order = bothNumbers ? Number(value) - Number(text) : String(value) < text ? -1 : String(value) === text ? 0 : 1;
    const tests: Record<Exclude<Filter['operator'], 'rule'>, () => boolean> = {
      is: () => values.some((one) => one.toLowerCase() === low),
      uuids: () => values.some((one) => words.includes(one)),
      in: () => values.some((one) => words.includes(one)),
      contains: () => values.some((one) => one.toLowerCase().includes(low)),
      from: () => order >= 0,
      to: () => order <= 0,
    };
    return tests[filter.operator as keyof typeof tests]();
  };

  it('filters by every parameter it accepts', async () => {
    const records = await all(entity);
    // What an area finds has tests of its own.
    for (const filter of listFilters(entity).filter(({ operator }) => operator !== 'rule')) {
      const field = entity.fields[filter.field];
      const key = keyOf(filter);
      const values = [...new Set(records.flatMap((record) => partsOf(record[key])))].map(String).sort();
      if (!values.length) {
        expect(
          (await page(entity, { [filter.param]: field?.kind === 'reference' ? 1 : '2027-01-01' }).catch(() => ({ total: 0 })))
            .total,
        ).toBe(0);
        continue;
      }
      const middle = values[Math.floor(values.length / 2)] as string;
      const asked =
        filter.operator === 'in'
          ? values.slice(0, 2)
          : filter.operator === 'contains'
            ? middle.slice(0, 4).toUpperCase()
            : middle;
      const found = await whole(entity, { [filter.param]: asked });
      const expected = records.filter((record) => wanted(filter, record, asked));
      expect(ids(found.items), `${filter.param}=${asked}`).toEqual(ids(expected));
      expect(found.total, filter.param).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
    }
  });

  itIf(searchFields(entity).length)('searches its searchable fields, and treats wildcards as plain characters', async () => {
    const records = await all(entity);
    const [sample] = records as [RecordData];
    for (const name of searchFields(entity)) {
      const text = records
        .flatMap((record) => partsOf(record[name]))
        .find((value) => typeof value === 'string' && value.length > 1);
      if (typeof text !== 'string') continue;
      const found = await all(entity, { wildcardSearch: text.toUpperCase() });
      const low = text.toLowerCase();
      const holds = (record: RecordData) =>
        searchFields(entity).some((one) => partsOf(record[one]).some((value) => String(value).toLowerCase().includes(low)));
      expect(ids(found), name).toEqual(ids(records.filter(holds)));
    }
    expect(await all(entity, { wildcardSearch: `%${sample.id}_%` })).toEqual([]);
    expect(ids(await all(entity, { wildcardSearch: '   ' }))).toEqual(ids(records));
  });

  itIf(entity.list.tabs)('gives every tab the number of records that it lists', async () => {
    const who = await reader(entity);
    const counts = (await who.client.get<Record<string, number>>(pathOf(callTo(entity, 'statusCount'), who))).data;
    expect(Object.keys(counts).sort()).toEqual(
      allTabs(entity)
        .map((tab) => tab.code)
        .sort(),
    );
    const leaves = (tab: Tab): readonly Tab[] => tab.tabs ?? [tab];
    let listed = 0;
    for (const tab of entity.list.tabs ?? []) {
      expect(counts[tab.code], tab.code).toBe(leaves(tab).reduce((sum, leaf) => sum + (counts[leaf.code] as number), 0));
      for (const leaf of leaves(tab)) {
        if (leaf.of) {
          const other = entities.find((one) => one.name === leaf.of) as Entity;
          const fits = (record: RecordData) =>
            Object.entries(leaf.where ?? {}).every(([key, value]) => [value].flat().includes(record[key] as string));
          expect(counts[leaf.code], leaf.code).toBe((await all(other)).filter(fits).length);
          // The same rows, seen as another entity.
          if (other.table === entity.table) listed += counts[leaf.code] as number;
          continue;
        }
        const { total } = await page(entity, { tab: leaf.code, limit: 1 });
        expect(counts[leaf.code], leaf.code).toBe(total);
        expect(total, leaf.code).toBeGreaterThan(0);
        // A tab without a condition shows what the others share out.
        if (leaf.where && !leaf.overlaps) listed += total;
      }
      const own = leaves(tab).filter((leaf) => !leaf.of);
      if (tab.tabs)
        expect((await page(entity, { tab: tab.code })).total).toBe(
          own.reduce((sum, leaf) => sum + (counts[leaf.code] as number), 0),
        );
    }
    expect(listed).toBe((await page(entity)).total);
  });

  itIf(hasActive(entity))('separates active from inactive records', async () => {
    const records = await all(entity);
    for (const flag of [true, false]) {
      const found = await all(entity, { statusActiveFlag: String(flag) });
      expect(ids(found)).toEqual(ids(records.filter((record) => record.active === flag)));
      expect(found.length).toBeGreaterThan(0);
    }
  });

  const refused: Record<string, string[]> = {
    page: ['-1', '0', '1e9', 'abc', '1.5', '', '99999999999'],
    limit: ['0', '101', '1000000000', '-5', 'ten'],
    sortProperties: ['password', 'id; drop table users', 'id,uuid', '__proto__'],
    sortDirection: ['UP', 'asc; --'],
    tab: ['NO_SUCH_TAB', 'constructor'],
    ids: ['', 'a', '1;2'],
    statusActiveFlag: ['yes', 'constructor', '__proto__'],
    surprise: ['1'],
    ...(searchFields(entity).length ? { wildcardSearch: ['x'.repeat(201), 'a\u0000b'] } : {}),
  };
  itIf(!isSecond)('rejects every parameter that it does not know or cannot use, and names it', async () => {
    const who = await reader(entity);
    const path = pathOf(callTo(entity, 'list'), who);
    for (const [param, values] of Object.entries(refused))
      for (const value of values) {
        const answer = await who.client.get(`${path}?${new URLSearchParams({ [param]: value })}`);
        expect(answer, `${param}=${value}`).toMatchObject({ status: 400, code: 'badQuery', success: false });
        expect(answer.message).toContain(param);
      }
    for (const param of ['page', 'tab', 'sortProperties']) {
      const twice = await who.client.get(`${path}?${param}=1&${param}=2`);
      expect(twice, param).toMatchObject({ status: 400, code: 'badQuery' });
    }
  });

  itIf(!isSecond)('rejects filter values of the wrong kind, and names the parameter', async () => {
    const who = await reader(entity);
    const path = pathOf(callTo(entity, 'list'), who);
    for (const filter of listFilters(entity)) {
      const kind = fieldOfFilter(entity, filter)?.kind;
      const isText =
        kind === 'text' ||
        kind === 'localized' ||
        kind === 'longText' ||
        kind === 'email' ||
        kind === 'phone' ||
        kind === 'sequence' ||
        kind === 'code' ||
        // Whatever people have written.
        kind === 'tags';
      const values = ['\u0000', ...(isText ? [] : ["' or 1=1 --", 'constructor', '999999999999999'])];
      for (const value of values) {
        const answer = await who.client.get(`${path}?${new URLSearchParams({ [filter.param]: value })}`);
        // A large number is an ordinary value if the column can store it.
        const holds =
          value.startsWith('9') &&
          filter.operator !== 'uuids' &&
          (kind === 'reference' || kind === 'references' || kind === 'money');
        if (holds) expect(answer.status, filter.param).toBe(200);
        else {
          expect(answer, `${filter.param}=${value}`).toMatchObject({ status: 400, code: 'badQuery' });
          expect(answer.message).toContain(filter.param);
        }
      }
    }
  });
});
