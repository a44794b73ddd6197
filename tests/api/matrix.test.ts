/** Every call of every entity by every person of the test world: allowed exactly for the right roles and sides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf, hasForm, nameOfCall, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isAnyOf } from '#schemas/kernel/fields/field.ts';
import { can, effectivePermissions, type Role, refusalOf, roles, type Side } from '#schemas/kernel/rights/access.ts';
import { type Watched, watchAnswers } from './documented.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { partiesOf } from './parties.ts';
import { entities, startRegistry } from './registry.ts';
import { inTurn, oneOfEach, shapeOfRoute } from './shapes.ts';
import { type Actor, makeStage, nameOf, pathOf, type RecordData, type Stage } from './stage.ts';
import { centreUuid, worldAddOns, worldServices } from './world.ts';

/** The permissions that the catalogue gives a person by role and office centre, without asking the server. */
interface Person {
  name: string;
  role: Role;
  side: Side;
  label: 'here' | 'there';
}
const describePerson = (name: string): Person => {
  const [role, place = ''] = name.split('@') as [Role, string | undefined];
  const side = 'platform' in roles[role] ? 'platform' : place.includes('.') ? 'tenant' : 'building';
  return { name, role, side, label: place.startsWith('there') ? 'there' : 'here' };
};
const gateFor = (role: Role, side: Side) => {
  const roleCodes = [role];
  return {
    permissions: effectivePermissions({ roleCodes, side, addOns: worldAddOns }),
    side,
    addOns: worldAddOns,
    services: worldServices,
    parties: partiesOf(entities, role, side),
    roleCodes,
  };
};
/** Asked of everybody for every call: worked out once for each role on each side. */
const gates = new Map<string, ReturnType<typeof gateFor>>();
const gateOf = ({ role, side }: Person): ReturnType<typeof gateFor> => {
  const known = gates.get(`${role} ${side}`) ?? gateFor(role, side);
  gates.set(`${role} ${side}`, known);
  return known;
};

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
let watched: Watched;
let people: (Person & { actor: Actor })[];
/** A record of every entity in both buildings, and a body that each call accepts. */
const records = new Map<string, RecordData>();
const recordOf = (entity: Entity, label: string) => records.get(`${label} ${entity.name}`) as RecordData;

/** Device administrators never sign in. */
const mayEnter = (person: Person) => person.role !== 'DEVICE_PLATFORM_ADMIN';

beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
  const everybody = Object.keys(api.world.people).map(describePerson);
  people = await Promise.all(
    everybody.filter(mayEnter).map(async (person) => ({ ...person, actor: await stage.actor(person.name) })),
  );
  for (const label of ['here', 'there'] as const)
    for (const entity of entities)
      records.set(`${label} ${entity.name}`, await stage.recordFor(entity, await stage.actor(`LANDLORD_ADMIN@${label}`)));
  watched = await watchAnswers(api, (method, status) => method === 'GET' && status === 200);
});
afterAll(() => api.close());

const request = ({ actor }: { actor: Actor }, call: Call, record: { id: number; uuid?: string }, body: unknown) =>
  actor.client.call(call.method, pathOf(call, actor, record), call.method === 'GET' ? undefined : body);
const NOWHERE = { id: 999_999_999, uuid: '00000000-0000-4000-8000-000000000000' };

const calls = entities.flatMap(callsOf);
const whole = new Set(oneOfEach(calls, (call) => [shapeOfRoute(call)]));
/**
 * Everybody, for the first call of each shape. The others pass the same gate with another permission: of the people whom it lets in on a
 * side, and of those whom it refuses for a reason, one after the other asks, so that everybody asks many calls.
 */
function askedBy(call: Call): readonly (typeof people)[number][] {
  if (whole.has(call)) return people;
  const gate = (person: Person) => `${person.side} ${refusalOf(gateOf(person), needsOfCall(call)) ?? 'open'}`;
  return inTurn(people, gate, calls.indexOf(call));
}

/** The records of a module: without one in the query, nobody gets an answer. */
const asksModule = ({ kind, entity, name = '' }: Call): boolean => kind === 'options' && isAnyOf(entity.fields[name] as Field);

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const needs = needsOfCall(call);

  it('is forbidden without the permission, and then writes nothing', async () => {
    const somebody = await stage.actorFor(call);
    const body = hasForm(call) ? await stage.bodyFor(call.entity, nameOf(call), somebody) : {};
    const before = await fingerprint(call.entity);
    for (const person of askedBy(call).filter((one) => refusalOf(gateOf(one), needs))) {
      const record = recordOf(call.entity, person.label);
      const answer = await request(person, call, record, { ...body, version: record.version });
      expect([person.name, answer.status, answer.success]).toEqual([person.name, 403, false]);
      expect(answer.code).toMatch(/^(forbidden|addOnOff)$/);
    }
    expect(await fingerprint(call.entity)).toEqual(before);
  });

  it('is open to everybody with the permission, and answers what the document says', async () => {
    const open = askedBy(call).filter((one) => !refusalOf(gateOf(one), needs));
    expect(open.length).toBeGreaterThan(0);
    const known = watched.problems.length;
    // Somebody who may ask for every list by mail asks for more than an hour allows.
    await api.db.text("delete from sign_in_attempts where key like 'emailRecord:%'");
    for (const person of open) {
      // Past the access check: a missing record is not found, an empty form is invalid, or one that asks for nothing is kept.
      const about = call.method === 'GET' ? recordOf(call.entity, person.label) : NOWHERE;
      const { status } = await request(person, call, about, {});
      expect([200, 201, 202, 400, 404, 422], `${person.name}: ${status}`).toContain(status);
      if (status === 400 && !asksModule(call)) expect(person.side, `${person.name} needs no centre`).toBe('platform');
    }
    expect(watched.problems.slice(known)).toEqual([]);
  });

  const isAsked = call.kind !== 'view' && call.kind !== 'options' && call.permission;
  itIf(isAsked)('gives the same result in the portal: `can` agrees', () => {
    for (const person of people)
      expect([person.name, can(person.actor.session, call.entity, nameOfCall(call))]).toEqual([
        person.name,
        !refusalOf(gateOf(person), needs),
      ]);
  });

  it('requires sign-in', async () => {
    const before = await fingerprint(call.entity);
    const nobody = await api.as('nobody');
    const path = pathOf(call, (people[0] as (typeof people)[number]).actor, recordOf(call.entity, 'here'));
    const answer = await nobody.call(call.method, path, call.method === 'GET' ? undefined : {});
    expect(answer).toMatchObject({ status: 401, success: false, code: 'unauthenticated' });
    expect(await fingerprint(call.entity)).toEqual(before);
  });
});

it('gives every person the side and the permissions of the role', () => {
  for (const { actor, ...person } of people) {
    expect([person.name, actor.session.side]).toEqual([person.name, person.side]);
    expect([person.name, ...actor.session.permissions].sort()).toEqual([person.name, ...gateOf(person).permissions].sort());
  }
});

it('does not admit device administrators', async () => {
  for (const person of Object.keys(api.world.people)
    .map(describePerson)
    .filter((one) => !mayEnter(one))) {
    const client = await api.as(person.name);
    for (const call of entities.flatMap(callsOf).filter((one) => one.kind === 'list'))
      expect(
        (
          await client.get(
            call.path
              .replace('{officeCentreId}', String(api.world.here.building))
              .replace('{officeCentreUuid}', centreUuid(api.world.here.building)),
          )
        ).status,
      ).toBe(401);
  }
});
