/**
 * The SCIM 2.0 service (RFC 7644) with which Entra ID, Okta or Google create, change and switch off the people of a company. Its
 * answers have the shape of that standard, not the product's envelope; the token tells the company.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import type { Services } from '#server/engine/context.ts';
import { RESPONSES, type Responses } from '#server/openapi/responses.ts';
import { any } from '#server/openapi/values.ts';
import { directoryReach } from '../directory/reach.ts';
import { addressOf, centreOfToken, SCIM_PATH } from '../directory/token.ts';
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { asScimError, errorBody, errorSchema, ScimError } from './error.ts';
import { createGroup, deleteGroup, listGroups, patchGroup, readGroupById, replaceGroup } from './groups.ts';
import { projectedBy } from './projection.ts';
import { type ListQuery, queryOf } from './query.ts';
import { noteRefused } from './refused.ts';
import { createUser, deleteUser, listUsers, patchUser, readOne, replaceUser, type ScimRequest } from './users.ts';

export const SCIM_TYPE = 'application/scim+json';
/** Wrong tokens of one network in an hour. */
const WRONG_HOURLY = 60;

/** Throws ScimError 401 for anything but a valid token, 429 for a network that tries many. */
async function requestOf(services: Services, request: FastifyRequest): Promise<ScimRequest> {
  const { db, config, model } = services;
  const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  const centreId = token === undefined ? undefined : await centreOfToken(db, token);
  const reach = centreId === undefined ? undefined : await directoryReach(db, centreId);
  if (reach) {
    const origin = { ip: request.ip, requestId: request.id };
    return { db, sync: { config, model, reach, origin }, base: addressOf(config) };
  }
  if (token !== undefined && !(await countAttempt(db, [{ key: `scim:from:${networkOf(request.ip)}`, limit: WRONG_HOURLY }])))
    throw new ScimError(429, `Too many wrong tokens, try again in ${LOCK_SECONDS} seconds`);
  throw new ScimError(401, 'The token is not valid');
}

/** Of calls whose token was valid: what they are refused stands in the report of their company. */
const askedBy = new WeakMap<FastifyRequest, ScimRequest>();

type Run = (asked: ScimRequest, request: FastifyRequest, query: ListQuery) => Promise<object | undefined> | object;

/** A kind of resources: the same six calls for each. */
interface Kind {
  path: string;
  words: { many: string; one: string; add: string; replace: string; change: string; remove: string };
  list: Run;
  read: (asked: ScimRequest, id: string) => Promise<object | undefined>;
  create: (asked: ScimRequest, body: unknown) => Promise<object | undefined>;
  replace: (asked: ScimRequest, id: string, body: unknown) => Promise<object | undefined>;
  patch: (asked: ScimRequest, id: string, body: unknown) => Promise<object | undefined>;
  remove: (asked: ScimRequest, id: string) => Promise<void>;
}
const kinds: readonly Kind[] = [
  {
    path: '/Users',
    words: {
      many: 'People, by filter and page',
      one: 'One person',
      add: 'Add a person',
      replace: 'Replace a person',
      change: 'Change a person',
      remove: 'Switch a person off and forget them',
    },
    list: (asked, _, query) => listUsers(asked, query),
    read: readOne,
    create: createUser,
    replace: replaceUser,
    patch: patchUser,
    remove: deleteUser,
  },
  {
    path: '/Groups',
    words: {
      many: 'Groups, by filter and page',
      one: 'One group',
      add: 'Add a group',
      replace: 'Replace a group',
      change: 'Change a group',
      remove: 'Remove a group',
    },
    list: (asked, _, query) => listGroups(asked, query),
    read: readGroupById,
    create: createGroup,
    replace: replaceGroup,
    patch: patchGroup,
    remove: deleteGroup,
  },
];

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Registers `/scim/v2` on an app whose prefix is the API base. */
export function registerScim(api: FastifyInstance, services: Services): void {
  void api.register(
    async (app) => {
      app.addContentTypeParser(SCIM_TYPE, { parseAs: 'string' }, (_request, text, done) => {
        try {
          done(null, text === '' ? undefined : JSON.parse(String(text)));
        } catch {
          done(new ScimError(400, 'The body is no JSON', 'invalidSyntax'));
        }
      });
      app.setErrorHandler(async (thrown, request, reply) => {
        const error = asScimError(thrown);
        if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
        if (error.status === 401) reply.header('www-authenticate', 'Bearer');
        if (error.status === 429) reply.header('retry-after', String(LOCK_SECONDS));
        const asked = askedBy.get(request);
        if (asked) await noteRefused(asked, request, error).catch((err) => request.log.error({ err }, 'refusal not kept'));
        return reply
          .status(error.status)
          .type(SCIM_TYPE)
          .send(JSON.stringify(errorBody(error)));
      });
      /** A resource or a request of SCIM (RFC 7643, 7644): what it holds, its `schemas` say. */
      const RESOURCE = {
        type: 'object',
        properties: { schemas: { type: 'array', items: { type: 'string' } } },
        additionalProperties: any,
      };
      const schema = (summary: string, status = 200, failures: readonly number[] = []) => ({
        tags: ['scim'],
        summary,
        security: [{ bearer: [] }],
        [RESPONSES]: {
          data: { [status]: RESOURCE },
          failures: [400, 401, 404, 429, ...failures],
          media: SCIM_TYPE,
          failure: errorSchema,
        } satisfies Responses,
      });
      const send = (reply: FastifyReply, status: number, body: object | undefined) =>
        reply
          .status(status)
          .type(SCIM_TYPE)
          .send(body ? JSON.stringify(body) : undefined);
      const answering =
        (run: Run, status = 200) =>
        async (request: FastifyRequest, reply: FastifyReply) => {
          const asked = await requestOf(services, request);
          askedBy.set(request, asked);
          const query = queryOf(request.query);
          const body = await run(asked, request, query);
          const { meta } = (body ?? {}) as { meta?: { location?: string } };
          if (status === 201 && meta?.location) reply.header('location', meta.location);
          const { Resources: all } = (body ?? {}) as { Resources?: Record<string, unknown>[] };
          if (all) return send(reply, status, { ...body, Resources: all.map((one) => projectedBy(query, one)) });
          return send(reply, status, body && projectedBy(query, body as Record<string, unknown>));
        };
      /** What says what the service can do: the same for everybody, without a token. */
      const base = addressOf(services.config);
      const told = (path: string, summary: string, body: (id: string) => object | undefined) => {
        const { security: _, ...open } = schema(summary);
        app.get(path, { schema: open }, async (request, reply) => {
          const found = body(idOf(request));
          if (!found) throw new ScimError(404, 'There is nothing of this name');
          return send(reply, 200, found);
        });
      };
      const types: Readonly<Record<string, object>> = resourceTypes(base);
      const shapes: Readonly<Record<string, object>> = schemas(base);
      const among = (all: Readonly<Record<string, object>>) => (id: string) => (Object.hasOwn(all, id) ? all[id] : undefined);
      told('/ServiceProviderConfig', 'What the service can do', () => serviceProviderConfig(base));
      told('/ResourceTypes', 'Its kinds of resources', () => listOf(Object.values(types)));
      told('/ResourceTypes/:id', 'One kind', among(types));
      told('/Schemas', 'Its schemas', () => listOf(Object.values(shapes)));
      told('/Schemas/:id', 'One schema', among(shapes));
      for (const { path, words, list, read, create, replace, patch, remove } of kinds) {
        const one = `${path}/:id`;
        app.get(path, { schema: schema(words.many) }, answering(list));
        app.post(
          path,
          { schema: schema(words.add, 201, [409]) },
          answering(async (asked, { body }) => create(asked, body), 201),
        );
        app.get(
          one,
          { schema: schema(words.one) },
          answering(async (asked, request) => read(asked, idOf(request))),
        );
        app.put(
          one,
          { schema: schema(words.replace, 200, [409]) },
          answering(async (asked, request) => replace(asked, idOf(request), request.body)),
        );
        app.patch(
          one,
          { schema: schema(words.change, 200, [409]) },
          answering(async (asked, request) => patch(asked, idOf(request), request.body)),
        );
        app.delete(
          one,
          { schema: schema(words.remove, 204, [409]) },
          answering(async (asked, request) => {
            await remove(asked, idOf(request));
            return undefined;
          }, 204),
        );
      }
      app.all(
        '/*',
        { schema: { hide: true } },
        answering(() => {
          throw new ScimError(404, 'There is no such endpoint');
        }),
      );
    },
    { prefix: SCIM_PATH },
  );
}
