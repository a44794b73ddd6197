/** Every entity of the registry can be created, read, listed, changed, cleared and deleted, with history. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { newCodesIn } from '#schemas/kernel/fields/code.ts';
import {
  type Field,
  isComputed,
  isPointer,
  isRows,
  offeredBy,
  POSITION,
  type RowsField,
  traitsOf,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { saidOf } from '#schemas/kernel/fields/link.ts';
import type { LinkValue } from '#schemas/kernel/fields/linkTypes.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { hasActive } from '#schemas/kernel/lists/query.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { answersAsDocumented } from './documented.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, samples, startRegistry } from './registry.ts';
import { inputKindsOf, isSecond, isSpelling, oneOfEach, wordsOf } from './shapes.ts';
import { createCall, makeStage, nameOf, pathOf, type RecordData, type Stage, send } from './stage.ts';

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

/** Parts of links in a row, by their other names. */
const partsIn = ({ fields }: RowsField, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([name, cell]) =>
      'partOf' in cell ? [[name, saidOf(row[cell.partOf] as LinkValue, cell.part) ?? null]] : [],
    ),
  );
/** Rows that are numbered say their place besides, and those with links their parts. */
const answered = (entity: Entity, key: string, value: unknown): unknown => {
  const field = entity.fields[key];
  if (!field || !isRows(field) || !Array.isArray(value)) return value;
  return value.map((row: Record<string, unknown>, index) => ({
    ...row,
    ...partsIn(field, row),
    ...(field.numbered ? { [POSITION]: index + 1 } : {}),
  }));
};
/** As a list has it: some fields stand only where a record is answered alone. */
const withoutAlone = (entity: Entity, record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(record).filter(([key]) => !entity.fields[key] || !traitsOf(entity.fields[key] as Field).alone),
  );
/** A new record as everybody reads it afterwards: without the codes that only the answer to its creation has. */
const asKept = (entity: Entity, record: RecordData): RecordData => ({
  ...record,
  ...Object.fromEntries(newCodesIn(entity, record).map(([name]) => [name, KEPT_SECRET])),
});

interface Entry {
  action: string;
  userName: string;
  changes: { field: string; from: unknown; to: unknown }[];
}
const verb = (entity: Entity, kind: Call['kind']) => callsOf(entity).find((call) => call.kind === kind);
const historyOf = async (entity: Entity, who: Awaited<ReturnType<Stage['actorFor']>>, record: RecordData) =>
  (await send<Paged<Entry>>(who, verb(entity, 'history') as Call, record)).data.items;
const created = entities.filter((entity) => createCall(entity));
/** Those with another kind of field, call or word than those before them, in the second run: what rules write, the tests of their areas repeat there. */
const offered = isSecond
  ? oneOfEach(created, (entity) => [
      ...callsOf(entity).flatMap((call) => [...wordsOf(call), ...inputKindsOf(call)]),
      ...Object.keys(entity),
    ])
  : created;

/** A rule of the area fills them in where nobody does. */
const filledByRule: ReadonlySet<string> = new Set([
  'documents.documentName',
  'loading-bay-applications.loadingBay',
  'loan-items.itemCode',
  'loan-item-requests.dueAt',
  'loan-item-requests.depositAmount',
  'opc-promo-codes.code',
]);

describe.each(offered.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  it('returns what was created, with its author, identically in get and list', async () => {
    const { record, body: sent, actor, call } = await stage.make(entity);
    // What is only asked is kept nowhere.
    const body = Object.fromEntries(Object.entries(sent).filter(([key]) => !entity.fields[key]?.asked));
    for (const [key, value] of Object.entries(body)) expect(record[key], key).toEqual(answered(entity, key, value));
    expect(record).toMatchObject({ version: expect.any(Number), createdUserId: actor.session.userId });
    expect(Object.values(record)).not.toContain(undefined);
    for (const [name, field] of Object.entries(entity.fields)) {
      // Neither what is only asked nor what is for the server alone is in an answer.
      if (field.asked || field.internal) {
        expect(record).not.toHaveProperty(wireKey(name, field));
        continue;
      }
      expect(record, name).toHaveProperty(wireKey(name, field));
      const id = record[wireKey(name, field)];
      if (field.kind === 'reference' && id !== null) expect(record[name], name).toMatchObject({ id, label: expect.any(String) });
      if (field.kind === 'file' && id !== null)
        expect(record[name], name).toMatchObject({ systemFileId: id, fullPath: expect.any(String), name: expect.any(String) });
    }
    // What only the answer to a create says.
    const words = [...Object.keys(entity.api.created ?? {}), ...(entity.recurrence?.skips ? ['skipped'] : [])];
    for (const word of words) expect(record, word).toHaveProperty(word);
    const stored = Object.fromEntries(Object.entries(asKept(entity, record)).filter(([key]) => !words.includes(key)));
    expect(await stage.get(entity, actor, record)).toEqual(stored);
    const list = verb(entity, 'list') as Call;
    const listed = await actor.client.get<Paged<RecordData>>(`${pathOf(list, actor)}?ids=${record.id}`);
    expect(listed.data.items).toEqual([withoutAlone(entity, stored)]);
    const [entry] = await historyOf(entity, actor, record);
    expect(entry).toMatchObject({ action: nameOf(call), userName: actor.session.fullName });
    for (const key of Object.keys(body)) {
      const [name] = Object.entries(entity.fields).find(([one, field]) => wireKey(one, field) === key) ?? [];
      if (record[key] !== null) expect(entry?.changes.map((change) => change.field)).toContain(name);
    }
  });

  const defaults = (what: string, session?: Session) =>
    inputNames(entity, what, session).flatMap((name) => {
      const field = entity.fields[name] as Field;
      return field.default === undefined ? [] : [[wireKey(name, field), field.default] as const];
    });
  itIf(defaults(nameOf(createCall(entity) as Call)).length)(
    'has the declared defaults of what a create does not name',
    async () => {
      const call = createCall(entity) as Call;
      const actor = await stage.actorFor(call);
      const given = defaults(nameOf(call), actor.session);
      const body = await stage.bodyFor(entity, nameOf(call), actor, { over: Object.fromEntries(given) });
      const left = Object.fromEntries(given.map(([key]) => [key, undefined]));
      const { record, body: sent } = await stage.make(entity, actor, { ...body, ...left });
      expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(given.map(([key]) => key)));
      const applies = (key: string) => matches(entity.fields[key]?.when, record, { today: actor.session.today });
      for (const [key, value] of given)
        if (!entity.fields[key]?.asked && key in body) expect(record[key], key).toEqual(applies(key) ? value : null);
    },
  );

  const sample = samples.find((one) => one.entity === entity.name);
  itIf(sample)('accepts its samples', async () => {
    const call = createCall(entity) as Call;
    const actor = await stage.actorFor(call);
    const keys = inputNames(entity, nameOf(call), actor.session).map((name) => wireKey(name, entity.fields[name] as Field));
    for (const record of sample?.records ?? []) {
      const given = Object.fromEntries(Object.entries(record).filter(([key, value]) => keys.includes(key) && value !== null));
      // What is only asked is kept nowhere.
      const kept = Object.fromEntries(Object.entries(given).filter(([key]) => !entity.fields[key]?.asked));
      expect((await stage.make(entity, actor, given)).record).toMatchObject(kept);
    }
  });

  const update = verb(entity, 'update');
  itIf(update)('writes every field of its form, increments the version, and logs the changes', async () => {
    const { record, actor } = await stage.make(entity);
    const body = await stage.bodyFor(entity, 'update', actor, {
      variant: 'other',
      about: record,
      over: { version: record.version },
    });
    const answer = await send(actor, update as Call, record, body);
    expect(answer).toMatchObject({ status: 200, success: true });
    const { version, ...written } = body;
    for (const [key, value] of Object.entries(written)) expect(answer.data[key], key).toEqual(answered(entity, key, value));
    expect(answer.data.version).toBe(Number(version) + 1);
    expect(answer.data.updatedUserId).toBe(actor.session.userId);
    expect(await stage.get(entity, actor, record)).toEqual(answer.data);
    const [entry] = await historyOf(entity, actor, record);
    expect(entry?.action).toBe('update');
    const was = asKept(entity, record);
    const changed = Object.entries(entity.fields).filter(
      ([name, field]) =>
        !isComputed(field) && JSON.stringify(was[wireKey(name, field)]) !== JSON.stringify(answer.data[wireKey(name, field)]),
    );
    expect(entry?.changes.map((change) => change.field).sort()).toEqual(changed.map(([name]) => name).sort());
  });

  itIf(update)('clears every optional field that a form leaves out', async () => {
    const { record, actor, body } = await stage.make(entity);
    const names = inputNames(entity, 'update', actor.session);
    const needed = names
      .filter((name) => entity.fields[name]?.required)
      .map((name) => wireKey(name, entity.fields[name] as Field));
    const kept = Object.fromEntries(needed.map((key) => [key, body[key]]));
    const answer = await send(actor, update as Call, record, { ...kept, version: record.version });
    expect(answer.status).toBe(200);
    for (const name of names) {
      const field = entity.fields[name] as Field;
      if (field.required || filledByRule.has(`${entity.name}.${name}`)) continue;
      const cleared = field.kind === 'boolean' ? (field.default ?? false) : null;
      expect(answer.data[wireKey(name, field)], name).toEqual(cleared);
      if (isPointer(field)) expect(answer.data[name], name).toBeNull();
    }
  });

  itIf(update)('rejects a stale form, and returns the current record', async () => {
    const { record, actor } = await stage.make(entity);
    const body = await stage.bodyFor(entity, 'update', actor, { variant: 'other', about: record });
    const first = await send(actor, update as Call, record, { ...body, version: record.version });
    expect(first.status).toBe(200);
    const before = await fingerprint(entity);
    const stale = await send(actor, update as Call, record, { ...body, version: record.version });
    expect(stale).toMatchObject({ status: 409, code: 'stale', data: first.data });
    const without = await send(actor, update as Call, record, body);
    expect(without).toMatchObject({ status: 422, errors: { version: { code: 'required' } } });
    expect(await fingerprint(entity)).toEqual(before);
  });

  itIf(update)('accepts only one of two concurrent forms', async () => {
    const { record, actor } = await stage.make(entity);
    const bodies = await Promise.all(
      [1, 2].map(() => stage.bodyFor(entity, 'update', actor, { about: record, over: { version: record.version } })),
    );
    const answers = await Promise.all(bodies.map((body) => send(actor, update as Call, record, body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  itIf(update)('rejects a form that writes fixed, computed or unknown fields', async () => {
    const { record, actor } = await stage.make(entity);
    const body = await stage.bodyFor(entity, 'update', actor, { about: record, over: { version: record.version } });
    const names = inputNames(entity, 'update', actor.session);
    // Another spelling of fields of the form is none of its own.
    const others = Object.entries(entity.fields).filter(([name, field]) => !names.includes(name) && !isSpelling(field));
    const before = await fingerprint(entity);
    const keys = [
      ...others.map(([name, field]) => wireKey(name, field)),
      ...['id', 'uuid', 'createdDate', 'updatedUserId', 'position'],
    ];
    for (const some of [keys, ...keys.slice(0, 1).map((key) => [key])]) {
      const strange = Object.fromEntries(some.map((key) => [key, record[key] ?? 1]));
      const answer = await send(actor, update as Call, record, { ...body, ...strange });
      const named = Object.fromEntries(some.map((key) => [key, { code: 'unknownField' }]));
      expect(answer).toMatchObject({ status: 422, errors: named });
    }
    expect(await fingerprint(entity)).toEqual(before);
  });

  const remove = verb(entity, 'delete');
  itIf(remove)('deletes once, then the record is gone; a stale version is rejected first', async () => {
    const { record, actor } = await stage.make(entity);
    const list = verb(entity, 'list') as Call;
    expect(await send(actor, remove as Call, record, { version: record.version + 1 })).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await send(actor, remove as Call, record, { version: 'x' })).toMatchObject({ status: 422, errors: { version: {} } });
    expect(await send(actor, remove as Call, record, { reason: 'x' })).toMatchObject({ status: 422, errors: { reason: {} } });
    expect(await send(actor, remove as Call, record, { version: record.version })).toMatchObject({ status: 200, success: true });
    expect((await send(actor, verb(entity, 'get') as Call, record)).status).toBe(404);
    expect((await actor.client.get<Paged<RecordData>>(`${pathOf(list, actor)}?ids=${record.id}`)).data.total).toBe(0);
    expect((await send(actor, remove as Call, record)).status).toBe(404);
    const [entry] = await api.db.text<{ action: string; changes: unknown[] }>(
      'select action, changes from audit_log where entity = $1 and record_id = $2 order by id desc limit 1',
      [entity.historyOf ?? entity.name, record.id],
    );
    expect(entry?.action).toBe('delete');
    expect(entry?.changes.length).toBeGreaterThan(0);
  });

  const unique = Object.entries(entity.fields).filter(
    ([name, field]) => field.unique && inputNames(entity, 'create').includes(name),
  );
  itIf(unique.length)('rejects a second record with the same unique value and names the field', async () => {
    const { record, actor, call } = await stage.make(entity);
    for (const [name, field] of unique) {
      const key = wireKey(name, field);
      const body = await stage.bodyFor(entity, nameOf(call), actor, { over: { [key]: String(record[key]).toUpperCase() } });
      const before = await fingerprint(entity);
      const answer = await send(actor, call, undefined, body);
      expect(answer, key).toMatchObject({ status: 409, code: 'duplicate', errors: { [key]: { code: 'duplicate' } } });
      expect(await fingerprint(entity)).toEqual(before);
    }
  });

  const dropDown = verb(entity, 'dropDown');
  itIf(dropDown)('offers its active records as options', async () => {
    const { record, actor } = await stage.make(entity);
    const path = pathOf(dropDown as Call, actor);
    const { data } = await actor.client.get<Option[]>(`${path}?ids=${record.id}`);
    expect(data).toEqual([
      { id: record.id, code: expect.any(String), label: expect.any(String), value: record.id, categoryCode: null },
    ]);
    const [option] = data as [Option];
    const found = await actor.client.get<Option[]>(`${path}?wildcardSearch=${encodeURIComponent(option.code)}`);
    expect(found.data.map((one) => one.id)).toContain(record.id);
    expect((await actor.client.get<Option[]>(`${path}?limit=1`)).data).toHaveLength(1);
    if (!hasActive(entity)) return;
    await stage.force(entity, record.id, { active: false });
    expect((await actor.client.get<Option[]>(`${path}?limit=100`)).data.map((one) => one.id)).not.toContain(record.id);
    expect((await actor.client.get<Option[]>(`${path}?statusActiveFlag=false&limit=100`)).data.map((one) => one.id)).toContain(
      record.id,
    );
  });

  const options = callsOf(entity).filter(
    (call) => call.kind === 'options' && 'values' in (entity.fields[call.name as string] ?? {}),
  );
  itIf(options.length)('returns enum values in the requested language', async () => {
    const { actor } = await stage.make(entity);
    for (const call of options) {
      const path = pathOf(call, actor);
      const english = (await actor.client.get<Option[]>(path)).data;
      expect(english.map((option) => option.value)).toEqual(offeredBy(entity.fields[call.name as string]));
      const chinese = (await actor.client.call<Option[]>('GET', path, undefined, { 'accept-language': 'zh-Hant' })).data;
      expect(chinese.map((option) => option.label)).not.toEqual(english.map((option) => option.label));
    }
  });

  const views = callsOf(entity).filter((call) => call.kind === 'view');
  itIf(views.length)('returns the parts of a record under their own paths', async () => {
    const { record, actor } = await stage.make(entity);
    for (const call of views) {
      const fields = entity.api.views?.[call.name as string]?.fields;
      const keys = [
        'id',
        'uuid',
        'version',
        ...(fields ?? []).flatMap((name) => [name, wireKey(name, entity.fields[name] as Field)]),
      ];
      const { data } = await send(actor, call, record);
      expect(data).toEqual(fields ? Object.fromEntries(keys.map((key) => [key, record[key]])) : record);
    }
  });
});

answersAsDocumented(() => api);
