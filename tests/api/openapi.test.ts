/** The API's document says what each call answers, and the calls answer that. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Call, callsOf } from '#schemas/kernel/calls/calls.ts';
import { keyParam } from '#schemas/kernel/calls/keys.ts';
import { type Watched, watchAnswers } from './documented.ts';
import type { Api } from './harness.ts';
import { itIf } from './itIf.ts';
import { entities, startRegistry } from './registry.ts';
import { isFull, oneOfEach, rulesOf, shapeOfCall } from './shapes.ts';
import { type Actor, createCall, makeStage, pathOf, type RecordData, type Stage, send } from './stage.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses: Record<string, { $ref?: string }>;
  security?: unknown[];
}
interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}
let api: Api;
let stage: Stage;
let watched: Watched;
let document: ApiDocument;
let text: string;
beforeAll(async () => {
  api = await startRegistry();
  stage = await makeStage(api, entities);
  text = (await api.app.inject({ url: '/api/docs/json' })).body;
  document = JSON.parse(text);
  watched = await watchAnswers(api);
});
afterAll(() => api.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, all]) =>
    Object.entries(all).map(([method, operation]) => ({ what: `${method.toUpperCase()} ${path}`, operation })),
  );

/** The command line of Redocly, which asks nobody for newer versions. */
const REDOCLY = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Spectral reads every one of the calls by some fifty rules. */
const LINT_MS = 240_000;

describe('the document', () => {
  it('has no error by the recommended rules of Redocly', () => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, text);
    const { stdout } = spawnSync(
      process.execPath,
      [REDOCLY, 'lint', file, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'],
      {
        env: { ...process.env, ...QUIET },
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    rmSync(folder, { recursive: true });
    const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { problems: { severity: string; message: string }[] };
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it(
    'has no fault by the rules of Spectral',
    async () => {
      const linter = new Spectral();
      // The published types of the rule set lag behind its own.
      linter.setRuleset({ extends: [oas] } as unknown as RulesetDefinition);
      const found = await linter.run(new Document(text, Json, 'openapi.json'));
      expect(found.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)).toEqual([]);
    },
    LINT_MS,
  );

  it('names the answers of every call, its failures, and nothing that is not there', () => {
    expect(operations().length).toBeGreaterThan(100);
    for (const { what, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => status.startsWith('2')),
        what,
      ).toBe(true);
      expect(statuses, what).toContain(what.includes('/health/') ? '503' : '429');
      if (operation.security?.length) expect(statuses, what).toContain('401');
      if (what.includes('{')) expect(statuses, what).toContain('404');
    }
    const { schemas, responses } = document.components;
    const used = [...text.matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g)];
    for (const [, kind, name = ''] of used) expect(Object.keys(kind === 'schemas' ? schemas : responses)).toContain(name);
    const names = new Set(used.map(([, kind, name]) => `${kind} ${name}`));
    for (const name of Object.keys(schemas)) expect(names, name).toContain(`schemas ${name}`);
  });

  it('says of every call its id, what it does, whether it needs a token, and under which tag with words', () => {
    const known = new Map(document.tags.map(({ name, description }) => [name, description]));
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { what, operation } of operations()) {
      const { operationId, summary, description, security, tags } = operation;
      expect({ operationId, summary, description, security }, what).toEqual({
        operationId: expect.stringMatching(/^[a-z]\w+$/),
        summary: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        security: expect.any(Array),
      });
      expect(
        tags?.map((tag) => known.get(tag)),
        what,
      ).toEqual([expect.stringMatching(/\w/)]);
    }
  });

  it('leaves nothing open: no schema is empty, no list without its entries, no body of a file without its part', () => {
    const open: string[] = [];
    const look = (node: unknown, path: string, isSchema: boolean): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, items, properties, additionalProperties } = node as Record<string, unknown>;
      if (isSchema && !Array.isArray(node) && Object.keys(node).length === 0) open.push(path);
      if (isSchema && type === 'array' && items === undefined) open.push(`${path} (items)`);
      if (isSchema && type === 'object' && !properties && additionalProperties === undefined) open.push(`${path} (keys)`);
      for (const [key, value] of Object.entries(node)) {
        const inside = ['properties', 'anyOf', 'allOf', 'oneOf'].includes(path.split('/').at(-1) ?? '');
        look(value, `${path}/${key}`, inside || key === 'schema' || key === 'items');
      }
    };
    look(document.paths, '', false);
    look(document.components.schemas, '', false);
    expect(open).toEqual([]);
    const multipart = JSON.stringify(document.paths['/api/system-files/upload']?.post);
    expect(multipart).toContain('"multipart/form-data":{"schema":{"type":"object","properties":{"file":');
  });

  it('repeats no record: each is one schema, to which its calls refer', () => {
    for (const entity of entities.filter((one) => callsOf(one).some(({ kind }) => kind === 'get'))) {
      expect(document.components.schemas[entity.name], entity.name).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
      const get = callsOf(entity).find(({ kind }) => kind === 'get') as Call;
      expect(document.paths[`/api${get.path}`]?.get?.responses[200]).toEqual({ $ref: `#/components/responses/${entity.name}` });
    }
    const perCall = text.length / operations().length;
    expect(perCall).toBeLessThan(3_500);
  });

  // Eight megabytes, written and read again: in the full run.
  itIf(isFull)('is the same as YAML, without anchors and aliases', async () => {
    const { body } = await api.app.inject({ url: '/api/docs/yaml' });
    expect(body).not.toMatch(/(^|[ -])[&*]a\d+$/m);
    expect(parse(body)).toEqual(document);
  });

  it('says what every call of an area returns', () => {
    const silent = api.product.calls.filter(({ returns }) => returns === undefined);
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

describe('the comparison', () => {
  const schema = { type: 'object', properties: { success: { const: true } }, required: ['success', 'data'] };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const answers: Record<string, [number, unknown]> = {
    '/api/docs/json': [200, { paths: { '/api/cars/{id}': { get: { responses } }, '/api/cars/new': { get: { responses } } } }],
    '/api/cars/1': [200, { success: true, data: null }],
    '/api/cars/2': [200, { success: true }],
    '/api/cars/new': [404, { success: false }],
  };
  const inject = async ({ url }: { url: string }) => {
    const [statusCode, data] = answers[url] as [number, unknown];
    return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(data), json: () => data };
  };

  it('finds an answer of another shape, and a status that is not documented', async () => {
    const app = { inject } as unknown as Api['app'];
    const found = await watchAnswers({ app });
    for (const url of ['/api/cars/1', '/api/cars/2', '/api/cars/new']) await app.inject({ url });
    expect([...found.seen]).toEqual(['GET /api/cars/{id} 200']);
    expect(found.problems).toEqual([
      expect.stringContaining("GET /api/cars/{id} 200: data must have required property 'data'"),
      'GET /api/cars/new 404 is not documented',
    ]);
  });
});

/** Calls that only read and need no more than a record. */
const reads = ({ kind, method }: Call) => method === 'GET' && kind !== 'action';

describe('an answer is what the document says', () => {
  const shown = oneOfEach(entities.flatMap(callsOf).filter(reads), (call) => [
    shapeOfCall(call),
    ...rulesOf(call),
    call.entity.name,
  ]);
  it.each(shown.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const who: Actor = await stage.actorFor(call);
    const isOfOne = keyParam(call.path) !== undefined;
    const record = isOfOne ? await stage.recordFor(call.entity, who) : undefined;
    const answer = await send(who, call, record);
    expect([200, 202, 413]).toContain(answer.status);
    expect(await api.as('nobody').then((nobody) => nobody.get(pathOf(call, who, record)))).toMatchObject({ status: 401 });
    if (isOfOne) expect((await who.client.get(pathOf(call, who, { id: 999_999_999, uuid: 'no' }))).status).toBe(404);
    else if (call.kind === 'list') expect((await who.client.get(`${pathOf(call, who)}?page=x`)).status).toBe(400);
    expect(watched.problems).toEqual([]);
    expect(watched.seen).toContain(`${call.method} /api${call.path} ${answer.status}`);
  });

  const made = entities.filter((entity) => createCall(entity));
  it.each(made.map((entity) => [entity.name, entity] as const))(
    '%s that are created, changed, refused and deleted',
    async (_, entity) => {
      const { record, actor } = await stage.make(entity);
      const verb = (kind: Call['kind']) => callsOf(entity).find((call) => call.kind === kind);
      const [update, history, remove] = [verb('update'), verb('history'), verb('delete')];
      const current = async () => (await stage.get(entity, actor, record)) as RecordData;
      if (update) {
        const body = await stage.bodyFor(entity, 'update', actor, { variant: 'other', about: record });
        expect((await send(actor, update, record, { ...body, version: record.version, strange: 1 })).status).toBe(422);
        expect((await send(actor, update, record, { ...body, version: record.version })).status).toBe(200);
        expect((await send(actor, update, record, { ...body, version: record.version })).status).toBe(409);
      }
      if (history) expect((await send(actor, history, record)).status).toBe(200);
      if (remove) expect((await send(actor, remove, record, { version: (await current()).version })).status).toBe(200);
      expect(watched.problems).toEqual([]);
    },
  );
});
