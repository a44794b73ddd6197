/** Every field of every form of every entity: invalid values are rejected, the field is named and nothing is written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Field, FileField, ReferenceField } from '#schemas/kernel/fields/field.ts';
import { isAnyOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { sampleOf } from '#schemas/kernel/kinds/allSamples.ts';
import { startOf } from '#schemas/kernel/rules/acrossFields.ts';
import { inputNames, isNew, isRequired } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { makeFingerprint, type TakeFingerprint } from './fingerprint.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { inputsOf, isFull, isSpelling, oneOfEach, rulesOf, shapeOfCall, shapeOfField } from './shapes.ts';
import { type Actor, belongsToNobody, creates, makeStage, nameOf, pathOf, type RecordData, type Stage, send } from './stage.ts';
import { uploadAs } from './uploads.ts';

let api: Api;
let stage: Stage;
let fingerprint: TakeFingerprint;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

const takesForm = (call: Call) =>
  creates(call) || call.kind === 'update' || (call.kind === 'action' && inputNames(call.entity, call.name as string).length > 0);
const forms = oneOfEach(entities.flatMap(callsOf).filter(takesForm), (call) => [
  shapeOfCall(call),
  ...inputsOf(call),
  ...rulesOf(call),
]);

/** Does the field apply to the rest of the body? One that does not is cleared, whatever is sent for it. */
const applies = ({ when }: Field, body: Readonly<Record<string, unknown>>, { session: { today } }: Actor): boolean =>
  matches(when, body, { today, record: body });

interface Form {
  actor: Actor;
  record?: RecordData;
  body: Record<string, unknown>;
}
async function fill(call: Call): Promise<Form> {
  const actor = await stage.actorFor(call);
  const record = creates(call) ? undefined : await stage.recordFor(call.entity, actor);
  // What is wrong with a value is said where the action can be taken at all.
  const [from] = Object.keys(call.action?.moves ?? {});
  const { states } = call.entity;
  if (record && from && states) await stage.force(call.entity, record.id, { [states.field]: from });
  const over = call.kind === 'update' ? { version: record?.version } : {};
  return { actor, record, body: await stage.bodyFor(call.entity, nameOf(call), actor, { over, about: record }) };
}

/** Shapes of fields that have got every value that they refuse. */
const tried = new Set<string>();

describe.each(forms.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const { entity } = call;
  const operation = nameOf(call);

  it('rejects each value that its field cannot store, naming the field', async () => {
    const { actor, record, body } = await fill(call);
    // A shape of field is read by the same code in every form: all values once, then one of them in turn.
    const badOf = (field: Field) => {
      const all = sampleOf(field.kind).bad(field);
      const shape = `${call.kind} ${shapeOfField(field)}`;
      if (!tried.has(shape) || isFull) {
        tried.add(shape);
        return all;
      }
      const at = forms.indexOf(call) % (all.length || 1);
      return all.slice(at, at + 1);
    };
    const before = await fingerprint(entity);
    for (const name of inputNames(entity, operation, actor.session)) {
      const field = entity.fields[name] as Field;
      const key = wireKey(name, field);
      if (isAnyOf(field) && !applies(field, body, actor)) continue;
      for (const [value, code] of badOf(field)) {
        const answer = await send(actor, call, record, { ...body, [key]: value });
        const found = Object.entries(answer.errors ?? {}).find(
          ([one]) => one === key || (one.startsWith(key) && /^[.[]/.test(one.slice(key.length))),
        );
        expect([answer.status, found?.[1].code], `${answer.message} ${key} = ${JSON.stringify(value)}`).toEqual([422, code]);
        expect(found?.[1].message).toMatch(/\S/);
      }
    }
    expect(await fingerprint(entity)).toEqual(before);
  });

  it('rejects a required field that is absent, null or empty', async () => {
    const { actor, record, body } = await fill(call);
    const before = await fingerprint(entity);
    for (const name of inputNames(entity, operation, actor.session)) {
      const field = entity.fields[name] as Field;
      const key = wireKey(name, field);
      if (!isRequired(entity, operation, name) || !applies(field, body, actor)) continue;
      // What a new record does not say has its default, or is taken over from the record before.
      const { prefill = [], continues = {} } = entity.actions[operation] ?? {};
      const isFilled = field.default !== undefined || [...prefill, ...Object.values(continues)].includes(name);
      const absent = isNew(entity, operation) && isFilled ? [] : [undefined];
      for (const value of [...absent, null, ...(typeof body[key] === 'string' ? ['', '   '] : [])]) {
        const answer = await send(actor, call, record, { ...body, [key]: value });
        expect(answer, `${key} = ${value}`).toMatchObject({
          status: 422,
          code: 'validation',
          errors: { [key]: expect.anything() },
        });
      }
    }
    expect(await fingerprint(entity)).toEqual(before);
  });

  it('rejects keys that do not belong to the form, and bodies that are not a form', async () => {
    const { actor, record, body } = await fill(call);
    const before = await fingerprint(entity);
    const foreign = Object.entries(entity.fields)
      .filter(([name, field]) => !inputNames(entity, operation, actor.session).includes(name) && !isSpelling(field))
      .map(([name, field]) => wireKey(name, field));
    const strange = ['surprise', 'id', 'createdDate', ...foreign];
    const all = await send(actor, call, record, { ...body, ...Object.fromEntries(strange.map((key) => [key, 1])) });
    const named = Object.fromEntries(strange.map((key) => [key, { code: 'unknownField' }]));
    expect(all).toMatchObject({ status: 422, code: 'validation', errors: named });
    for (const key of [strange[0], strange.at(-1)] as string[]) {
      const answer = await send(actor, call, record, { ...body, [key]: 1 });
      expect(answer, key).toMatchObject({ status: 422, code: 'validation', errors: { [key]: { code: 'unknownField' } } });
    }
    expect(await send(actor, call, record, { ...body, version: 'new' })).toMatchObject({ status: 422, errors: { version: {} } });
    for (const odd of [[], [body], 'text', 7, true]) {
      const path = pathOf(call, actor, record);
      const answer = await actor.client.call(call.method, path, JSON.stringify(odd), { 'content-type': 'application/json' });
      expect(answer, JSON.stringify(odd)).toMatchObject({ status: 422, code: 'validation' });
    }
    expect(await fingerprint(entity)).toEqual(before);
  });

  const references = inputNames(entity, operation).filter((name) => entity.fields[name]?.kind === 'reference');
  // What belongs to no building may name any of them.
  itIf(references.length && !belongsToNobody(entity))('rejects references into another building', async () => {
    const { actor, record, body } = await fill(call);
    const elsewhere = await stage.actor('LANDLORD_ADMIN@there');
    for (const name of references) {
      const field = entity.fields[name] as ReferenceField;
      if (!inputNames(entity, operation, actor.session).includes(name)) continue;
      const target = entities.find((one) => one.name === field.to) as (typeof entities)[number];
      const foreign = await stage.recordFor(target, elsewhere);
      const before = await fingerprint(entity);
      const key = wireKey(name, field);
      const answer = await send(actor, call, record, { ...body, [key]: foreign.id });
      expect(answer, key).toMatchObject({ status: 422, code: 'validation', errors: { [key]: { code: 'notFound' } } });
      expect(await fingerprint(entity)).toEqual(before);
    }
  });

  const files = inputNames(entity, operation).filter((name) => entity.fields[name]?.kind === 'file');
  itIf(files.length)('rejects files that somebody else uploaded, or of a type that the field does not accept', async () => {
    const { actor, record, body } = await fill(call);
    const elsewhere = await stage.actor('LANDLORD_ADMIN@there');
    const foreign = await uploadAs(elsewhere.client, 'pdf');
    const words = await uploadAs(actor.client, 'txt');
    const before = await fingerprint(entity);
    for (const name of files) {
      const key = wireKey(name, entity.fields[name] as Field);
      const { accept } = entity.fields[name] as FileField;
      for (const id of [foreign, ...(accept.includes('txt') ? [] : [words])])
        expect(await send(actor, call, record, { ...body, [key]: id }), key).toMatchObject({
          status: 422,
          errors: { [key]: {} },
        });
    }
    expect(await fingerprint(entity)).toEqual(before);
  });

  const periods = inputNames(entity, operation).flatMap((name) => {
    const start = entity.fields[name]?.kind === 'date' ? startOf(entity, name) : undefined;
    return start ? [[name, start] as const] : [];
  });
  itIf(periods.length)('rejects a period that ends before it begins', async () => {
    const { actor, record, body } = await fill(call);
    const before = await fingerprint(entity);
    for (const [end, start] of periods) {
      const answer = await send(actor, call, record, { ...body, [start]: '2027-05-02', [end]: '2027-05-01' });
      expect(answer).toMatchObject({ status: 422, errors: { [end]: { code: 'notBefore' } } });
    }
    expect(await fingerprint(entity)).toEqual(before);
  });
});
