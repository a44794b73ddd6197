/** Every call of every entity from outside: another building, or another company of the same building, has no access. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkCallOf, type Call, callsOf, hasForm, isForMany, labelOfCall, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { keyParam } from '#schemas/kernel/calls/keys.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { entities, startRegistry } from './registry.ts';
import { isSecond, oneOfEach, rulesOf, shapeOfCall, shapeOfRoute, wordsOf } from './shapes.ts';
import { type Actor, belongsToNobody, makeStage, nameOf, pathOf, type RecordData, type Stage } from './stage.ts';

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
/** Records of the first company of the building `here`, and of the building itself. */
const owned = new Map<string, { tenant: RecordData; building: RecordData }>();
const ownedOf = (entity: Entity) => owned.get(entity.name) as { tenant: RecordData; building: RecordData };

beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
  const [company, landlord] = [await stage.actor('MASTER_ADMIN@here.0'), await stage.actor('LANDLORD_ADMIN@here')];
  for (const entity of entities)
    owned.set(entity.name, {
      tenant: await stage.recordFor(entity, entity.scope.tenant || entity.scope.through ? company : landlord),
      building: await stage.recordFor(entity, landlord),
    });
});
afterAll(() => api.close());

const calls = entities.flatMap(callsOf);
const hasKey = (call: Call) => keyParam(call.path) !== undefined;
const inCentre = (call: Call) => call.path.includes('{officeCentre');
const isWrite = (call: Call) => call.method !== 'GET';
const OTHER_BUILDING = ['LANDLORD_ADMIN@there', 'LANDLORD_ADMIN_VIEW_ONLY@there', 'SUPERADMIN@there', 'MASTER_ADMIN@there.0'];
const OTHER_COMPANY = ['MASTER_ADMIN@here.1', 'SUB_ADMIN@here.1', 'STAFF@here.1'];

/** Records to which this person must have no access with this call. */
function forbiddenTo(name: string, call: Call): RecordData[] {
  const { entity } = call;
  if (belongsToNobody(entity) && name.startsWith('SUPERADMIN')) return [];
  const { tenant, building } = ownedOf(entity);
  if (!OTHER_COMPANY.includes(name)) return [tenant, building];
  // A company can read what its building shows to all companies or means for it (`documents.test.ts` has who that is), and nothing of others.
  const { tenantReads, readers, companiesSee } = entity.scope;
  const isShared = ((tenantReads || readers || companiesSee) && !isWrite(call)) || (companiesSee && call.action?.readersMay);
  return isShared ? [] : [tenant];
}
const bodies = new Map<Call, Record<string, unknown>>();
async function bodyOf(call: Call, record: RecordData): Promise<Record<string, unknown>> {
  if (!hasForm(call)) return {};
  const body = bodies.get(call) ?? (await stage.bodyFor(call.entity, nameOf(call), await stage.actorFor(call)));
  bodies.set(call, body);
  return { ...body, version: record.version };
}
const strip = (call: Call, body: Record<string, unknown>, actor: Actor) =>
  Object.fromEntries(
    Object.entries(body).filter(([key]) => {
      const field = Object.entries(call.entity.fields).find(([name, one]) => wireKey(name, one) === key)?.[1];
      return !field?.writableBy || field.writableBy.includes(actor.session.side);
    }),
  );

const keyed = calls.filter(hasKey);
const collections = calls.filter((call) => !hasKey(call));
const listing = collections.filter((call) => call.kind === 'list' || call.kind === 'dropDown');
/** In the second run each word once: who reaches what is decided by the same conditions there. */
const kindsOf = (call: Call) => (isSecond ? wordsOf(call) : [shapeOfCall(call), ...rulesOf(call)]);
const whole = new Set([keyed, listing].flatMap((some) => oneOfEach(some, kindsOf)));
/** One of each side, for the calls that run the same code as another. */
const FEW = ['LANDLORD_ADMIN@there', 'SUPERADMIN@there', 'MASTER_ADMIN@here.1'];
const othersFor = (call: Call) => (whole.has(call) ? [...OTHER_BUILDING, ...OTHER_COMPANY] : FEW);

/** The same code, of which one call of each shape is asked in the second run. */
const askedOf = (some: readonly Call[]) => (isSecond ? some.filter((call) => whole.has(call)) : some);
describe.each(askedOf(keyed).map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it('gives nobody else access to a record', async () => {
    await bodyOf(call, ownedOf(call.entity).tenant);
    const before = await fingerprint(call.entity);
    for (const name of othersFor(call)) {
      const actor = await stage.actor(name);
      for (const record of forbiddenTo(name, call)) {
        const body = strip(call, await bodyOf(call, record), actor);
        const send = (centreId: number) =>
          actor.client.call(call.method, pathOf(call, actor, record, centreId), isWrite(call) ? body : undefined);
        const own = await send(actor.centreId);
        expect([403, 404], `${name}: ${own.status}`).toContain(own.status);
        expect(own.data, name).toBeNull();
        // Under the path of the owner's office centre; provider staff have access to every building that way.
        if (!inCentre(call) || actor.session.side === 'platform') continue;
        for (const centreId of [api.world.here.building, api.world.here.tenants[0]].filter((id) => id !== actor.centreId)) {
          const theirs = await send(centreId);
          expect([403, 404], `${name}: ${theirs.status} under ${centreId}`).toContain(theirs.status);
          expect(theirs.data, name).toBeNull();
        }
      }
    }
    expect(await fingerprint(call.entity)).toEqual(before);
  });
});

const outside = ['LANDLORD_ADMIN@there', 'MASTER_ADMIN@there.0', ...OTHER_COMPANY];
const ofCentres = collections.filter(inCentre);
/** Everybody, for the first call of each shape; of the others one asks after the other. */
const shaped = new Set(oneOfEach(ofCentres, (call) => [shapeOfRoute(call)]));
describe.each((isSecond ? [...shaped] : ofCentres).map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    it.each(shaped.has(call) ? outside : [outside[ofCentres.indexOf(call) % outside.length] as string])(
      'is closed to %s under another office centre',
      async (name) => {
        const actor = await stage.actor(name);
        // A body may need a file, which is uploaded for it.
        const body = isWrite(call) ? strip(call, await bodyOf(call, { id: 0, uuid: '', version: 1 }), actor) : undefined;
        const before = await fingerprint(call.entity);
        for (const centreId of [api.world.here.building, api.world.here.tenants[0], 999_999_999, 0, -1]) {
          const { status } = await actor.client.call(call.method, pathOf(call, actor, undefined, centreId), body);
          expect([403, 404], `${status} under ${centreId}`).toContain(status);
        }
        expect(await fingerprint(call.entity)).toEqual(before);
      },
    );
  },
);

describe.each(askedOf(listing).map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const itemsOf = (data: Option[] | Paged<RecordData>) => (Array.isArray(data) ? data : data.items);
  const may = (actor: Actor) => !refusalOf(actor.session, needsOfCall(call));

  it('shows nobody data of others, whatever the query', async () => {
    for (const name of othersFor(call)) {
      const actor = await stage.actor(name);
      const foreign = forbiddenTo(name, call).map((record) => record.id);
      const path = pathOf(call, actor);
      const asked = await actor.client.get<Option[] | Paged<RecordData>>(`${path}?limit=100`);
      expect([name, asked.status]).toEqual([name, may(actor) ? 200 : 403]);
      if (!may(actor)) continue;
      for (const id of foreign)
        expect(
          itemsOf(asked.data).map((item) => item.id),
          name,
        ).not.toContain(id);
      const byId = await actor.client.get<Option[] | Paged<RecordData>>(`${path}?ids=${foreign.join(',') || 0}`);
      expect(itemsOf(byId.data), name).toEqual([]);
    }
  });
});

const many = calls.filter((call) => isForMany(call) && call.entity.scope.building !== 'id');
// Those that change or remove run the same code wherever no area has a rule.
const bulk = [
  ...many.filter(({ action }) => action),
  ...oneOfEach(
    many.filter(({ action }) => !action),
    (call) => [shapeOfCall(call), ...rulesOf(call)],
  ),
];
// Records without a building are rejected as a whole.
describe.each(
  bulk
    .filter((call) => !belongsToNobody(call.entity))
    .map((call) => [`bulk ${labelOfCall(call)} of ${call.entity.name}`, call] as const),
)('%s', (_, call) => {
  it('fails for each record of another building and changes none', async () => {
    const actor = await stage.actorFor(call, 'there');
    const ids = [ownedOf(call.entity).tenant.id, ownedOf(call.entity).building.id];
    const before = await fingerprint(call.entity);
    const path = pathOf(bulkCallOf(call), actor);
    const { data } = await actor.client.put<{ id: number; success: boolean }[]>(path, { ids });
    expect(data.map(({ id, success }) => [id, success])).toEqual(ids.map((id) => [id, false]));
    expect(await fingerprint(call.entity)).toEqual(before);
  });
});

it('keeps the tab counts separate', async () => {
  for (const call of calls.filter((one) => one.kind === 'statusCount' && !belongsToNobody(one.entity))) {
    const landlord = await stage.actor('LANDLORD_ADMIN@there');
    // Some of what belongs to a building is the provider's to set up.
    const isTheirs = call.entity.scope.building !== 'id' && !refusalOf(landlord.session, needsOfCall(call));
    const actor = isTheirs ? landlord : await stage.actor('SUPERADMIN@there');
    const list = callsOf(call.entity).find((one) => one.kind === 'list') as Call;
    const counts = (await actor.client.get<Record<string, number>>(pathOf(call, actor))).data;
    const listed = await actor.client.get<Paged<RecordData>>(pathOf(list, actor));
    expect(listed, call.entity.name).toMatchObject({ success: true });
    const { total } = listed.data;
    const top = (call.entity.list.tabs ?? []).filter((tab) => !tab.of).map((tab) => counts[tab.code] ?? 0);
    expect(top.reduce((sum, count) => sum + count, 0)).toBe(total);
  }
});

it('lets a building read its companies, and a company read its own', async () => {
  const landlord = await stage.actor('LANDLORD_ADMIN@here');
  const company = await stage.actor('MASTER_ADMIN@here.0');
  for (const call of calls.filter((one) => one.kind === 'get'))
    for (const [actor, record] of [
      [landlord, ownedOf(call.entity).building],
      [company, ownedOf(call.entity).tenant],
    ] as const) {
      const refused = refusalOf(actor.session, { permission: call.permission });
      // What is the building's alone, or is shown to companies in other states than this, is not there for them.
      const { scope } = call.entity;
      const shown = scope.tenant || scope.tenantReads || scope.through || scope.viewableBy || scope.readers || !scope.building;
      const isExcluded = [record.selectedExcludeTenantIds].flat().includes(actor.centreId);
      const hidden = actor === company && (isExcluded || !(shown && matches(scope.viewersSee, record, { today: '' })));
      if (!refused && call.entity.scope.building !== 'id')
        expect((await actor.client.get(pathOf(call, actor, record))).status, call.path).toBe(hidden ? 404 : 200);
    }
});
