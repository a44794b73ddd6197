/** Compares every answer of an API with what its own document says about the call. */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from './harness.ts';

interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
}
interface Way {
  path: string;
  shape: RegExp;
}

/** The paths of the document, fixed ones before those with parameters. */
function waysOf({ paths }: ApiDocument): Way[] {
  const parameters = (path: string) => path.split('{').length;
  return Object.keys(paths)
    .sort((one, other) => parameters(one) - parameters(other))
    .map((path) => ({ path, shape: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }));
}

export interface Watched {
  /** What is wrong, one sentence each. */
  problems: readonly string[];
  /** `GET /api/car-parks 200` of every answer that was compared. */
  seen: ReadonlySet<string>;
}

/** Watches what is answered from now on; `only` leaves out answers that are compared elsewhere. */
export async function watchAnswers(
  { app }: Pick<Api, 'app'>,
  only: (method: string, status: number) => boolean = () => true,
): Promise<Watched> {
  const document = (await app.inject({ url: '/api/docs/json' })).json<ApiDocument>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'api');
  const ways = waysOf(document);
  const checks = new Map<string, ValidateFunction>();
  const problems: string[] = [];
  const seen = new Set<string>();
  const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

  function check(method: string, url: string, { statusCode, headers, body }: LightMyRequestResponse): void {
    const address = url.split('?')[0] as string;
    const own = ways.filter(({ shape }) => shape.test(address)).map(({ path }) => path);
    const path = own.find((one) => document.paths[one]?.[method.toLowerCase()]);
    if (!path || !String(headers['content-type']).includes('json')) return;
    const what = `${method} ${path} ${statusCode}`;
    const said = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    if (!(statusCode in said)) {
      problems.push(`${what} is not documented`);
      return;
    }
    const response = `api#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${statusCode}`;
    const { $ref } = said[statusCode] as { $ref?: string };
    const media = escaped(String(headers['content-type']).split(';')[0]?.trim() ?? '');
    const pointer = `${$ref ? `api${$ref}` : response}/content/${media}/schema`;
    const validate = checks.get(pointer) ?? ajv.compile({ $ref: pointer });
    checks.set(pointer, validate);
    seen.add(what);
    if (!validate(JSON.parse(body)))
      problems.push(`${what}: ${ajv.errorsText(validate.errors?.slice(0, 3))} in ${body.slice(0, 300)}`);
  }

  const inject = app.inject.bind(app);
  app.inject = (async (options: { method?: string; url: string }) => {
    const reply = (await inject(options as never)) as LightMyRequestResponse;
    const method = options.method ?? 'GET';
    if (only(method, reply.statusCode)) check(method, options.url, reply);
    return reply;
  }) as typeof app.inject;
  return { problems, seen };
}

/** At the end of a test file: everything that its tests were answered is what the document says. */
export function answersAsDocumented(apiOf: () => Api): void {
  let watched: Watched;
  beforeAll(async () => {
    watched = await watchAnswers(apiOf());
  });
  it('answered all along as the document of the API says', () => {
    expect(watched.seen.size).toBeGreaterThan(0);
    expect(watched.problems).toEqual([]);
  });
}
