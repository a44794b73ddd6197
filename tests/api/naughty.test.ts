/**
 * The Big List of Naughty Strings through every text field of every form: stored in the one form of its kind of text, with all that people
 * see of it, if the field accepts it, rejected by name if not. The list is not part of the product; without it the tests are skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities as own } from '#schemas/index.ts';
import { type Call, callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, type FieldKind, wireKey } from '#schemas/kernel/fields/field.ts';
import { acrossProblem } from '#schemas/kernel/rules/acrossFields.ts';
import { fieldSchema, inputNames, isEmpty, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { makeFingerprint } from './fingerprint.ts';
import { gadget } from './gadget.ts';
import { type Api, startApi } from './harness.ts';
import { isFull, oneOfEach, shapeOfField } from './shapes.ts';
import { type Actor, makeStage, nameOf, type RecordData, type Stage, send } from './stage.ts';

const path = join(import.meta.dirname, '../../../shared/data/blns.json');
const strings = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
/** Strings that the list lacks: half surrogate pairs, a NUL character, a JavaScript built-in name. */
const MORE = [
  '\ud800',
  'a\udfffb',
  'a\u0000b',
  '__proto__',
  '\u2028',
  '{{7*7}}',
  `\${7*7}`,
  '%{label}',
  "'; drop table users; --",
];
const naughty = [...strings, ...MORE];
/** Forms run the same code: of many, each takes every sixth string of the list, another sixth than the one before it. */
const naughtyFor = (turn: number) => (isFull ? naughty : [...strings.filter((_, at) => at % 6 === turn % 6), ...MORE]);

/** How a text becomes a value of the kind, and the value that is read back. */
const kinds: Partial<Record<FieldKind, (text: string) => unknown>> = {
  text: (text) => text,
  longText: (text) => text,
  email: (text) => text,
  phone: (text) => text,
  url: (text) => text,
  localized: (text) => ({ en: text, 'zh-Hant': text }),
  tags: (text) => [text],
  emails: (text) => [text],
};
/** What people see of a text, however it is spelt in Unicode. */
const seen = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value))
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]/gu, '');
/** Tags and attributes that would run or load something, and script addresses. */
const RUNS =
  /^<(?!\/?(p|br|strong|b|em|i|u|s|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr|sub|sup)\b)|\son\w+\s*=|javascript:|\sstyle\s*=/i;
const runningTags = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => RUNS.test(tag));

const entities: Entity[] = [...own, gadget as unknown as Entity];
const takesText = (field: Field | undefined) => field !== undefined && kinds[field.kind] !== undefined && !('rich' in field);
/** The forms with a text field, one of each shape. */
const forms = entities.flatMap((entity) =>
  callsOf(entity).filter(
    (call) =>
      (call.kind === 'update' || call.action?.section) &&
      inputNames(entity, nameOf(call)).some((name) => takesText(entity.fields[name])),
  ),
);

const updates = oneOfEach(forms, (call) =>
  inputNames(call.entity, nameOf(call))
    .map((name) => call.entity.fields[name])
    .filter(takesText)
    // What is kept of a text depends on its kind; what a form takes besides is in validation.test.ts.
    .map((field) => `${call.kind} ${isFull ? shapeOfField(field as Field) : field?.kind}`),
);

let api: Api;
let stage: Stage;
beforeAll(async () => {
  api = await startApi({ entities });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  stage = await makeStage(api, entities);
});
afterAll(() => api.close());

/** Texts that the rules of an area read: what they cannot read they refuse, whatever the field takes. */
const read: Readonly<Record<string, readonly string[]>> = { 'report-subscriptions': ['source', 'query'] };

interface Form {
  actor: Actor;
  record: RecordData;
  body: Record<string, unknown>;
  fields: [name: string, field: Field][];
}
async function fill(call: Call): Promise<Form> {
  const actor = await stage.actorFor(call);
  const record = await stage.recordFor(call.entity, actor);
  const body = await stage.bodyFor(call.entity, nameOf(call), actor, { about: record });
  const fields = inputNames(call.entity, nameOf(call), actor.session)
    .map((name): [string, Field] => [name, call.entity.fields[name] as Field])
    .filter(([name, field]) => takesText(field) && wireKey(name, field) in body && !read[call.entity.name]?.includes(name));
  return { actor, record, body, fields };
}
/** By its own rules, and beside the other values of the body. */
const accepts = ({ fields, validate = [] }: Entity, name: string, value: unknown, body: object) => {
  const field = fields[name] as Field;
  const across = validate.filter((check) => check.field === name);
  const record = { ...body, [wireKey(name, field)]: value };
  return (
    problemsOf(fieldSchema(field), value) === undefined &&
    !isEmpty(value) &&
    across.every((check) => !acrossProblem({ fields }, check, record))
  );
};

describe.skipIf(strings.length === 0)('naughty strings', () => {
  it.each(updates.map((call, turn) => [`${call.method} ${call.path}`, call, turn] as const))(
    '%s stores or rejects each of them',
    async (_, call, turn) => {
      const { actor, record, body, fields } = await fill(call);
      let { version } = record;
      for (const text of naughtyFor(turn)) {
        const good: Record<string, unknown> = {};
        const bad: Record<string, unknown> = {};
        for (const [name, field] of fields) {
          const value = kinds[field.kind]?.(text);
          if (!isEmpty(value)) (accepts(call.entity, name, value, body) ? good : bad)[wireKey(name, field)] = value;
        }
        if (Object.keys(bad).length) {
          const refused = await send(actor, call, record, { ...body, ...bad, version });
          expect([refused.status, refused.code], JSON.stringify(text)).toEqual([422, 'validation']);
          const named = Object.keys(refused.errors ?? {}).map((key) => key.split(/[.[]/)[0]);
          expect([...new Set(named)].sort(), JSON.stringify(text)).toEqual(Object.keys(bad).sort());
        }
        if (!Object.keys(good).length) continue;
        const written = await send<RecordData>(actor, call, record, { ...body, ...good, version });
        expect([written.status, written.message, written.errors], JSON.stringify(text)).toEqual([
          200,
          written.message,
          undefined,
        ]);
        version = written.data.version;
        const again = await stage.get(call.entity, actor, written.data);
        for (const [name, field] of fields) {
          const key = wireKey(name, field);
          if (!(key in good)) continue;
          const kept = keptValue(field, good[key]);
          expect(again[key], `${key} = ${JSON.stringify(text)}`).toEqual(kept);
          if (field.kind === 'text' || field.kind === 'longText') expect(seen(kept)).toBe(seen(good[key]));
        }
      }
    },
    // Hundreds of strings, each written and read back.
    240_000,
  );

  it('formatted text keeps nothing that a browser would run', async () => {
    const call = forms.find(({ entity }) => entity.name === gadget.name) as Call;
    const { actor, record, body } = await fill(call);
    let { version } = record;
    for (const text of naughty) {
      const answer = await send<RecordData>(actor, call, record, { ...body, story: `<p>${text}</p>`, version });
      if (answer.status === 422) continue;
      expect(answer.status, JSON.stringify(text)).toBe(200);
      version = answer.data.version;
      expect(runningTags(String(answer.data.story ?? '')), JSON.stringify(text)).toEqual([]);
    }
  });

  it('searches and filters are not broken by them', async () => {
    const actor = await stage.actor('LANDLORD_ADMIN@here');
    const before = await (await makeFingerprint(api.db))();
    for (const text of naughty) {
      const query = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
      for (const address of [
        `/car-parks?wildcardSearch=${query}`,
        `/car-parks?similarCode=${query}`,
        `/car-parks?sortProperties=${query}`,
      ]) {
        const answer = await actor.client.get(address);
        expect([200, 400, 422], `${address}: ${answer.message}`).toContain(answer.status);
      }
    }
    expect(await (await makeFingerprint(api.db))()).toEqual(before);
  });
});
