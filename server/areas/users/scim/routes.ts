/**
 * The SCIM 2.0 service (RFC 7644) with which Entra ID, Okta or Google create, change and switch off the people of a company. Its
 * answers have the shape of that standard, not the product's envelope; the token tells the company.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import type { Services } from '#server/engine/context.ts';
import { ANSWERS, type Answers } from '#server/openapi/answering.ts';
import { directoryReach } from '../directory/reach.ts';
import { addressOf, centreOfToken, SCIM_PATH } from '../directory/token.ts';
import { listOf, serviceProviderConfig, userSchema, userType } from './discovery.ts';
import { asScimError, errorBody, errorSchema, ScimError } from './error.ts';
import { USER_SCHEMA } from './user.ts';
import { createUser, deleteUser, type ListQuery, listUsers, patchUser, readOne, replaceUser, type ScimRequest } from './users.ts';

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

type WithId = { Params: { id: string } };

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
      app.setErrorHandler((thrown, request, reply) => {
        const error = asScimError(thrown);
        if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
        if (error.status === 401) reply.header('www-authenticate', 'Bearer');
        if (error.status === 429) reply.header('retry-after', String(LOCK_SECONDS));
        return reply
          .status(error.status)
          .type(SCIM_TYPE)
          .send(JSON.stringify(errorBody(error)));
      });
      const schema = (summary: string, status = 200, failures: readonly number[] = []) => ({
        tags: ['scim'],
        summary,
        security: [{ bearer: [] }],
        [ANSWERS]: {
          data: { [status]: {} },
          failures: [401, 404, 429, ...failures],
          media: SCIM_TYPE,
          failure: errorSchema,
        } satisfies Answers,
      });
      const answering =
        <R>(run: (asked: ScimRequest, request: FastifyRequest) => Promise<R> | R, status = 200) =>
        async (request: FastifyRequest, reply: import('fastify').FastifyReply) => {
          const asked = await requestOf(services, request);
          const body = await run(asked, request);
          const { meta } = (body ?? {}) as { meta?: { location?: string } };
          if (status === 201 && meta?.location) reply.header('location', meta.location);
          return reply
            .status(status)
            .type(SCIM_TYPE)
            .send(body === undefined ? undefined : JSON.stringify(body));
        };
      const idOf = (request: FastifyRequest) => (request.params as WithId['Params']).id;
      app.get(
        '/ServiceProviderConfig',
        { schema: schema('What the service can do') },
        answering(({ base }) => serviceProviderConfig(base)),
      );
      app.get(
        '/ResourceTypes',
        { schema: schema('Its kinds of resources') },
        answering(({ base }) => listOf([userType(base)])),
      );
      app.get(
        '/ResourceTypes/:id',
        { schema: schema('One kind') },
        answering(({ base }, request) => {
          if (idOf(request) !== 'User') throw new ScimError(404, 'There is no such resource type');
          return userType(base);
        }),
      );
      app.get(
        '/Schemas',
        { schema: schema('Its schemas') },
        answering(({ base }) => listOf([userSchema(base)])),
      );
      app.get(
        '/Schemas/:id',
        { schema: schema('One schema') },
        answering(({ base }, request) => {
          if (idOf(request) !== USER_SCHEMA) throw new ScimError(404, 'There is no such schema');
          return userSchema(base);
        }),
      );
      app.get(
        '/Users',
        { schema: schema('People, by filter and page', 200, [400]) },
        answering((asked, { query }) => listUsers(asked, query as ListQuery)),
      );
      app.post(
        '/Users',
        { schema: schema('Add a person', 201, [400, 409]) },
        answering((asked, { body }) => createUser(asked, body), 201),
      );
      app.get(
        '/Users/:id',
        { schema: schema('One person') },
        answering((asked, request) => readOne(asked, idOf(request))),
      );
      app.put(
        '/Users/:id',
        { schema: schema('Replace a person', 200, [400, 409]) },
        answering((asked, request) => replaceUser(asked, idOf(request), request.body)),
      );
      app.patch(
        '/Users/:id',
        { schema: schema('Change a person', 200, [400, 409]) },
        answering((asked, request) => patchUser(asked, idOf(request), request.body)),
      );
      app.delete(
        '/Users/:id',
        { schema: schema('Switch a person off and forget them', 204, [409]) },
        answering((asked, request) => deleteUser(asked, idOf(request)), 204),
      );
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
