/** The state tables: every action in every state, by every side that has it, works as the schema declares or changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { type EnumField, type Field, isPointer, type ReferenceField, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { refusalOf, type Side, sides } from '#schemas/kernel/rights/access.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { isComparison, type Where } from '#schemas/kernel/rules/where.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { branchesOf, endsOf, type Moves, type Next, nextOf } from '#schemas/kernel/states/moves.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { inputsOf, isFull, isSecond, oneOfEach, partOf, rulesOf, wordsOf } from './shapes.ts';
import { type Actor, creates, makeStage, peopleOf, type RecordData, type Stage, send } from './stage.ts';

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

/** Of its rows: an entity may have only those of one status. */
const statusesOf = ({ states, fields, rows }: Entity): readonly (string | undefined)[] =>
  states ? [(rows?.[states.field] as string | undefined) ?? (fields[states.field] as EnumField).values].flat() : [undefined];
const personOf = (side: Side, entity: Entity) =>
  side === 'platform' && entity.scope.building === 'id' ? 'SUPERADMIN' : peopleOf[side];
const may = ({ session }: Actor, call: Call) => !refusalOf(session, needsOfCall(call));

/**
 * Values that satisfy a condition (the last one if there are several: the first may make the person the last admin, who cannot
 * be removed), and for each key values that violate it.
 */
function fulfilling(where: Where = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(where)
      .flatMap(([key, wanted]) => (isThere(wanted) ? [] : [[key, wanted] as const]))
      .map(([key, wanted]) => [
        key,
        dependsOnNow(wanted)
          ? instantFor(wanted, true)
          : isComparison(wanted)
            ? numberFor(wanted, true)
            : Array.isArray(wanted)
              ? wanted.at(-1)
              : wanted,
      ]),
  );
}
/** Anything but nothing: the record has it as it is. */
const isThere = (wanted: Where[string]) => isComparison(wanted) && 'not' in wanted && wanted.not === null;
const dependsOnNow = (wanted: Where[string]) => isComparison(wanted) && Object.values(wanted).includes('$now');
/** An instant on the right side of now, or on the wrong one. */
const instantFor = (wanted: Where[string], fulfils: boolean): string => {
  const isLater = 'gt' in (wanted as object) || 'gte' in (wanted as object);
  return isLater === fulfils ? '2099-01-01T00:00:00.000Z' : '2020-01-01T00:00:00.000Z';
};
/** A number that the comparison lets through, or one that it does not. */
const numberFor = (wanted: Where[string], fulfils: boolean): number => {
  const [[operator, than]] = Object.entries(wanted as Record<string, number>) as [[string, number]];
  const isAbove = operator === 'gt' || operator === 'gte';
  const within = operator === 'gte' || operator === 'lte' ? than : than + (isAbove ? 1 : -1);
  const beyond = operator === 'gt' || operator === 'lt' ? than : than + (isAbove ? -1 : 1);
  return fulfils ? within : beyond;
};
function violating(entity: Entity, where: Where = {}): Record<string, unknown>[] {
  return Object.entries(where).flatMap(([key, wanted]) => {
    if (isThere(wanted)) return [{ [key]: null }];
    const field = entity.fields[key] as Field;
    const allowed: readonly unknown[] = [wanted].flat();
    const values: readonly unknown[] = field.kind === 'boolean' ? [true, false] : field.kind === 'enum' ? field.values : [];
    if (dependsOnNow(wanted)) return [{ [key]: instantFor(wanted, false) }];
    if (wanted === null && traitsOf(field).moment === 'instant') return [{ [key]: '2020-01-01T00:00:00.000Z' }];
    if (isComparison(wanted) && typeof Object.values(wanted)[0] === 'number') return [{ [key]: numberFor(wanted, false) }];
    const other = values.find((value) => !allowed.includes(value));
    return other === undefined || isComparison(wanted) ? [] : [{ [key]: other }];
  });
}
/** Questions that have been published get ids of their own; everything else stands as it was sent. */
const asWritten = (entity: Entity, key: string, value: unknown): unknown =>
  entity.fields[key]?.kind === 'options' ? (value as object[]).map((item) => ({ ...item, id: undefined })) : value;
const parentOf = (entity: Entity): { entity: Entity; key: string } => {
  const field = entity.fields[entity.parent as string] as ReferenceField;
  return { entity: entities.find((one) => one.name === field.to) as Entity, key: wireKey(entity.parent as string, field) };
};

/** A record that does not exist. */
const NOWHERE = { id: 999_999_999, uuid: '00000000-0000-4000-8000-000000000000', version: 1 } as RecordData;

/** What a record holds so that its actions find something to work on: a refund is at most what was paid. */
const readied: Readonly<Record<string, Record<string, unknown>>> = {
  'service-requests': { amount: 99_999_999 },
  // Nobody is reminded of what is not due yet.
  'loan-item-requests': { dueAt: '2020-01-01T00:00:00.000Z' },
  'location-loan-items': { totalCount: 4000, availableCount: 2000, lostCount: 2000 },
};

interface Scene {
  actor: Actor;
  record: RecordData;
  body: Record<string, unknown>;
}
/** A record that is ready for the action, except for the status. */
async function scene(side: Side, call: Call): Promise<Scene | undefined> {
  const { entity, action } = call as Call & { action: Action };
  const actor = await stage.actor(personOf(side, entity));
  const get = callsOf(entity).find((one) => one.kind === 'get') as Call;
  if (!may(actor, call) || !may(actor, get)) return undefined;
  const record = await stage.recordFor(entity, actor);
  // The provider's own rows: a side may have the permission and still have none of them in scope.
  if ((await send(actor, get, record)).status === 404) return undefined;
  // The action may make a record that can only be one of its kind.
  for (const one of entities) await stage.makeRoom(one);
  await stage.force(entity, record.id, { ...fulfilling(action.when), ...readied[entity.name] });
  if (action.parentMoves) await putParent(entity, record, Object.keys(action.parentMoves)[0] as string);
  return { actor, record, body: await stage.bodyFor(entity, call.name as string, actor, { about: record }) };
}
/** The scene of the first side that has the action, of those who work with it most. */
async function anyScene(call: Call): Promise<Scene> {
  for (const side of ['building', 'tenant', 'platform'] as const) {
    const ready = await scene(side, call);
    if (ready) return ready;
  }
  throw new Error(`${call.entity.name}: nobody may ${call.name}`);
}
async function putParent(entity: Entity, record: RecordData, status: string): Promise<void> {
  const parent = parentOf(entity);
  await stage.force(parent.entity, record[parent.key] as number, { [parent.entity.states?.field as string]: status });
}
const put = async (entity: Entity, record: RecordData, status: string | undefined) => {
  if (entity.states && status) await stage.force(entity, record.id, { [entity.states.field]: status });
};

/** The first side that has an action; in a full run each of them. Who may is asked before the state is: matrix.test.ts asks everybody. */
const asked: readonly (Side | 'first')[] = isFull ? sides : ['first'];

const actions = oneOfEach(
  entities.flatMap(callsOf).filter((call) => call.kind === 'action' && !creates(call)),
  // On PostgreSQL each word once: the statements of an area's rules are repeated there by the area's own tests.
  (call) => (isSecond ? wordsOf(call) : [...wordsOf(call), ...inputsOf(call), ...rulesOf(call)]),
);
/** The version is compared before an area's rules are asked. */
const shaped = new Set(oneOfEach(actions, wordsOf));
describe.each(actions.map((call) => [`${call.entity.name}: ${call.name}`, call] as const))('%s', (_, call) => {
  const { entity } = call;
  const action = call.action as Action;
  /** The states that allow it, and of the others one for each action, another one each time. */
  const askedOf = (all: readonly (string | undefined)[]) => {
    const closed = all.filter((status) => action.moves && !(status !== undefined && status in action.moves));
    const [one] = partOf(closed, actions.indexOf(call), closed.length);
    return isFull ? all : all.filter((status) => !closed.includes(status) || status === one);
  };

  it.each(asked)('on the %s side, in each state, changes the state as declared or is rejected without a trace', async (side) => {
    for (const status of askedOf(statusesOf(entity))) {
      const ready = side === 'first' ? await anyScene(call) : await scene(side, call);
      if (!ready) {
        const somebody = await stage.actor(personOf(side as Side, entity));
        const body = may(somebody, call) ? await stage.bodyFor(entity, call.name as string, somebody) : undefined;
        const refused = await send(somebody, call, NOWHERE, body);
        expect(refused).toMatchObject({ status: may(somebody, call) ? 404 : 403, success: false });
        return;
      }
      const { actor, record, body } = ready;
      expect(record.id).toBeGreaterThan(0);
      await put(entity, record, status);
      const open = !action.moves || (status !== undefined && status in action.moves);
      if (!open) {
        const before = await fingerprint(entity);
        const answer = await send(actor, call, record, body);
        expect(answer, `${status}`).toMatchObject({ status: 409, code: 'notAllowedNow', success: false });
        expect(answer.message).toMatch(/\S/);
        expect(await fingerprint(entity)).toEqual(before);
        continue;
      }
      const known = await stage.get(entity, actor, record);
      const answer = await send(actor, call, record, body);
      expect(answer, `${status}: ${answer.message}`).toMatchObject({ status: 200, success: true });
      const next = status === undefined ? undefined : (nextOf(action.moves?.[status], known, actor.session) ?? status);
      if (entity.states && status) expect(answer.data[entity.states.field]).toBe(next);
      const { remark = '', keeps = remark } = actionNow(entity, call.name as string, known);
      // Where each time is a new entry, a reference by a linking entity names one of several rows; the record shows the first of them.
      const isOfMany = (key: string) =>
        action.startsEmpty &&
        Object.entries(entity.fields).some(([name, field]) => wireKey(name, field) === key && field.via && isPointer(field));
      // What an action writes into a shared record may be for the building alone.
      const isShown = (key: string) =>
        Object.entries(entity.fields).every(
          ([name, field]) => wireKey(name, field) !== key || (!field.asked && canRead(actor.session, field)),
        );
      for (const [key, value] of Object.entries({ ...body, ...action.set }))
        if (!isOfMany(key) && isShown(key))
          expect(asWritten(entity, key, answer.data[key === remark ? keeps : key]), key).toEqual(asWritten(entity, key, value));
      expect(answer.data.version).toBeGreaterThan(known.version);
      if (action.stamp && isShown(`${action.stamp}UserId`)) expect(newStamps(entity, known, answer.data, actor)).not.toEqual([]);
      // Who reports a record of another company reads there only what its owners did.
      if (action.readersMay && actor.session.side === 'tenant') continue;
      const history = callsOf(entity).find((one) => one.kind === 'history') as Call;
      const entries = await send<Paged<{ action: string; userId: number; changes: { field: string }[] }>>(actor, history, record);
      expect(entries.data.items[0]).toMatchObject({ action: call.name, userId: actor.session.userId });
      const moved = entries.data.items[0]?.changes.map((change) => change.field) ?? [];
      if (entity.states && status && next !== status && action.moves) expect(moved).toContain(entity.states.field);
    }
  });

  itIf(action.when)('is rejected while its condition is not met', async () => {
    for (const values of violating(entity, action.when))
      for (const side of sides) {
        const ready = await scene(side, call);
        if (!ready) continue;
        await put(entity, ready.record, Object.keys(action.moves ?? {})[0]);
        await stage.force(entity, ready.record.id, values);
        const before = await fingerprint(entity);
        const answer = await send(ready.actor, call, ready.record, ready.body);
        expect(answer, JSON.stringify(values)).toMatchObject({ status: 409, code: 'notAllowedNow' });
        expect(await fingerprint(entity)).toEqual(before);
      }
  });

  itIf(action.parentMoves)('updates its parent record, or is rejected together with it', async () => {
    const parent = parentOf(entity);
    const field = parent.entity.states?.field as string;
    for (const status of statusesOf(parent.entity)) {
      const ready = (await scene(action.sides?.includes('building') === false ? 'tenant' : 'building', call)) as Scene;
      await put(entity, ready.record, Object.keys(action.moves ?? {})[0]);
      await putParent(entity, ready.record, status as string);
      const before = await fingerprint(entity);
      const answer = await send(ready.actor, call, ready.record, ready.body);
      const next = action.parentMoves?.[status as string];
      if (next === undefined) {
        expect(answer, status).toMatchObject({ status: 409, code: 'notAllowedNow' });
        expect(await fingerprint(entity)).toEqual(before);
        continue;
      }
      expect(answer, status).toMatchObject({ status: 200 });
      const moved = await stage.get(parent.entity, ready.actor, { id: ready.record[parent.key] as number } as RecordData);
      expect(moved[field]).toBe(next);
    }
  });

  itIf(action.remarkOptional)('is possible without the remark', async () => {
    const ready = await anyScene(call);
    await put(entity, ready.record, Object.keys(action.moves ?? {})[0]);
    const answer = await send(ready.actor, call, ready.record, { ...ready.body, [action.remark as string]: undefined });
    expect(answer).toMatchObject({ status: 200, data: { [action.remark as string]: null } });
  });

  itIf(action.remark && !action.remarkOptional)('is not possible without the remark', async () => {
    const ready = await anyScene(call);
    await put(entity, ready.record, Object.keys(action.moves ?? {})[0]);
    const before = await fingerprint(entity);
    for (const remark of [undefined, '', '   ', null])
      expect(await send(ready.actor, call, ready.record, { ...ready.body, [action.remark as string]: remark })).toMatchObject({
        status: 422,
        errors: { [action.remark as string]: { code: 'required' } },
      });
    expect(await fingerprint(entity)).toEqual(before);
  });

  itIf(shaped.has(call))('is rejected on an outdated version', async () => {
    const ready = await anyScene(call);
    await put(entity, ready.record, Object.keys(action.moves ?? {})[0]);
    const before = await fingerprint(entity);
    const answer = await send(ready.actor, call, ready.record, { ...ready.body, version: ready.record.version + 5 });
    expect(answer).toMatchObject({ status: 409, code: 'stale', data: { id: ready.record.id } });
    expect(await fingerprint(entity)).toEqual(before);
  });

  const from = Object.keys(action.moves ?? {})[0];
  const branches = Object.entries(action.moves ?? {}).flatMap(([status, next]) =>
    branchesOf(next).map((branch) => ({ status, ...branch })),
  );
  itIf(branches.length)('takes the branch whose condition the record meets', async () => {
    for (const { status, when, to } of branches) {
      const ready = await anyScene(call);
      await put(entity, ready.record, status);
      await stage.force(entity, ready.record.id, { ...fulfilling(when), ...fulfilling(action.when) });
      const answer = await send(ready.actor, call, ready.record, ready.body);
      expect(answer, JSON.stringify(when)).toMatchObject({ status: 200, data: { [entity.states?.field as string]: to } });
    }
  });

  const ends = from === undefined ? [] : endsOf((action.moves as Moves)[from] as Next);
  const endsItself = from !== undefined && ends.every((to) => !(to in (action.moves ?? {})));
  itIf(endsItself)('happens once when it is sent twice at once', async () => {
    const ready = await anyScene(call);
    await put(entity, ready.record, from);
    const answers = await Promise.all([1, 2].map(() => send(ready.actor, call, ready.record, ready.body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

/**
 * Timestamps that this user set in this call. An area may set another one than the action names, as for an approved
 * termination.
 */
function newStamps(entity: Entity, before: RecordData, after: RecordData, { session }: Actor): string[] {
  return Object.keys(entity.fields).filter((name) => {
    const stamp = name.replace(/Date$/, '');
    return (
      stamp !== name &&
      `${stamp}User` in entity.fields &&
      after[name] !== before[name] &&
      after[`${stamp}UserId`] === session.userId
    );
  });
}

const gated = entities.flatMap((entity) =>
  (['update', 'delete'] as const).flatMap((verb) => {
    const call = callsOf(entity).find((one) => one.kind === verb);
    return call && entity.allow?.[verb] ? [[`${entity.name}: ${verb}`, call, entity.allow[verb]] as const] : [];
  }),
);
describe.each(gated)('%s', (_, call, where) => {
  it('is possible only while the record is in the states that it names', async () => {
    const { entity } = call;
    const field = entity.states?.field as string;
    const actor = await stage.actorFor(call);
    for (const status of statusesOf(entity)) {
      const record = await stage.recordFor(entity, actor);
      await put(entity, record, status);
      const body =
        call.kind === 'update'
          ? await stage.bodyFor(entity, 'update', actor, { about: record, over: { version: record.version } })
          : {};
      if (([where[field]].flat() as unknown[]).includes(status)) {
        expect((await send(actor, call, record, body)).status, status).toBe(200);
        continue;
      }
      const before = await fingerprint(entity);
      expect(await send(actor, call, record, body), status).toMatchObject({ status: 409, code: 'notAllowedNow' });
      expect(await fingerprint(entity)).toEqual(before);
    }
  });
});

it('has no form that accepts a status', () => {
  for (const entity of entities.filter((one) => one.states))
    for (const operation of ['create', 'update', ...Object.keys(entity.actions)])
      expect(inputNames(entity, operation)).not.toContain(entity.states?.field);
});
