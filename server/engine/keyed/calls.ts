/** The calls of clients with a key (`schemas/kernel/calls/keyed.ts`): nobody signs in, the key says whose record it is. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { CLIENT_KEY, claimPath, type KeyedCall, keyedLivePath, pairingPath, wayOfKeyed } from '#schemas/kernel/calls/keyed.ts';
import { text as textField } from '#schemas/kernel/fields/field.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { Origin } from '#server/audit/origin.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import { hashToken } from '#server/auth/secrets.ts';
import { codeHash } from '#server/db/codeHash.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { describedBy } from '#server/openapi/describedBy.ts';
import { type Returned, responding, sending } from '#server/openapi/responses.ts';
import { flag, moment, objectOf, partly, text, uuid } from '#server/openapi/values.ts';
import { requireDeclared } from '../areas/areaCalls.ts';
import { operationOfCall } from '../calls/openapi.ts';
import type { Services } from '../context.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { systemReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { claimKey, type KeyedEntity, keyColumn, startPairing } from './pairing.ts';

export interface KeyedContext extends Services {
  entity: KeyedEntity;
  /** Whose key it is, read within no scope: the key is the right to it. */
  record: RecordRow;
  body: Readonly<Record<string, unknown>>;
  query: RawQuery;
  locale: LocaleCode;
  origin: Origin;
}
/** Returns the envelope's `data`. */
export interface KeyedHandler {
  (context: KeyedContext): Promise<unknown>;
  returns?: Returned;
}
export const returningByKey = (returns: Returned, run: KeyedHandler): KeyedHandler =>
  Object.assign((context: KeyedContext) => run(context), { returns });

/** A declared call with its answer. */
export interface OwnedKeyedCall {
  area: string;
  entity: KeyedEntity;
  call: KeyedCall;
  run: KeyedHandler;
}
/** Opens a stream of what the client shows; given by `http/live`, which the engine does not know. */
export type FollowChanges = (
  reply: FastifyReply,
  watched: { entities: readonly string[]; building: number; still: () => Promise<boolean> },
) => Promise<void>;

/** Wrong keys, and codes that are asked for, of one network an hour; what is done by one key in an hour. */
export const KEYED_HOURLY = { wrong: 60, codes: 120, claims: 3_000, acts: 240 } as const;

async function count(services: Services, key: string, limit: number): Promise<void> {
  if (!(await countAttempt(services.db, [{ key, limit }])))
    throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
}

async function recordOfKey({ db, model }: Services, entity: KeyedEntity, key: string): Promise<RecordRow | undefined> {
  const record = await loadRecord(
    db,
    model,
    entity,
    systemReach('', ''),
    // As its unique index has it.
    sql`lower(t.${keyColumn(entity)}) = ${entity.keyed.pairs ? hashToken(key) : await codeHash(db, entity, entity.keyed.key, key)}`,
  ).catch((error) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });
  return record && matches(entity.keyed.open, record, { today: '', record }) ? record : undefined;
}

/** The record of the key in the request. Throws AppError unauthenticated, and tooMany for a network that tries many. */
async function requireKey(services: Services, entity: KeyedEntity, request: FastifyRequest): Promise<RecordRow> {
  const key = request.headers[CLIENT_KEY];
  const record = typeof key === 'string' && key ? await recordOfKey(services, entity, key) : undefined;
  if (!record) {
    if (key) await count(services, `key:from:${networkOf(request.ip)}`, KEYED_HOURLY.wrong);
    throw new AppError('unauthenticated', { messageKey: 'errors.keyEnded' });
  }
  const used = sql.raw(`"${columnName(entity.keyed.used, entity.fields[entity.keyed.used])}"`);
  // Past the write path: a screen asks all day long, and each time would be an entry of its history.
  await services.db.query(sql`
    update ${sql.raw(`"${entity.table}"`)} set ${used} = now()
    where id = ${record.id} and (${used} is null or ${used} < now() - interval '1 minute')`);
  return record;
}

async function answer(services: Services, { entity, call, run }: OwnedKeyedCall, request: FastifyRequest) {
  const record = await requireKey(services, entity, request);
  requireDeclared({ body: call.body, query: call.query ?? [] }, request);
  if (request.method !== 'GET')
    await count(
      services,
      `key:${entity.name}:${record.id}${call.hourly ? `:${call.call}` : ''}`,
      call.hourly ?? KEYED_HOURLY.acts,
    );
  const { locale } = request;
  const origin = { ip: request.ip, requestId: request.id };
  const body = (request.body ?? {}) as Record<string, unknown>;
  const query = request.query as RawQuery;
  const data = await run({ ...services, entity, record, body, query, locale, origin });
  return { success: true, data, message: call.notice ? translate(locale, `notices.${call.notice}`) : '' };
}

const pairing = objectOf({ code: text, claim: text, until: moment });
const claimed = partly({ waiting: flag, uuid, key: text }, 'uuid', 'key');
const said = (summary: string, returns: Returned) => ({ tags: ['clients'], summary, ...responding(returns, [404, 422, 429]) });

/** Registers how a client that shows a code gets its key. */
function servePairing(api: FastifyInstance, services: Services, entity: KeyedEntity): void {
  const { keyed } = entity;
  api.route({
    method: 'POST',
    url: pairingPath(keyed),
    schema: said('A code of six digits for a client that has no key yet', pairing) as object,
    handler: async (request) => {
      await count(services, `pairing:from:${networkOf(request.ip)}`, KEYED_HOURLY.codes);
      return { success: true, data: await startPairing(services.db, entity), message: '' };
    },
  });
  const body = { claim: textField({ required: true, max: 100 }) };
  api.route({
    method: 'POST',
    url: claimPath(keyed),
    schema: said('The key of the client whose code has been typed; waiting until then', claimed) as object,
    handler: async (request) => {
      requireDeclared({ body, query: [] }, request);
      await count(services, `claim:from:${networkOf(request.ip)}`, KEYED_HOURLY.claims);
      const { claim } = request.body as { claim: string };
      return { success: true, data: await claimKey(services.db, entity, claim), message: '' };
    },
  });
}

/** Registers what every kind of client has: how it gets its key, its stream. */
function serveClient(api: FastifyInstance, services: Services, entity: KeyedEntity, follow: FollowChanges): void {
  const { keyed, scope } = entity;
  if (keyed.pairs) servePairing(api, services, entity);
  if (!keyed.follows) return;
  const entities = [...keyed.follows];
  api.route({
    method: 'GET',
    url: keyedLivePath(keyed),
    exposeHeadRoute: false,
    schema: {
      tags: ['clients'],
      summary: 'Server-sent events: something that the client shows has changed',
      ...sending('text/event-stream', [401, 429, 503]),
    } as object,
    handler: async (request, reply) => {
      const record = await requireKey(services, entity, request);
      const key = String(request.headers[CLIENT_KEY]);
      const still = async () => (await recordOfKey(services, entity, key)) !== undefined;
      await follow(reply, { entities, building: record[scope.building as string] as number, still });
    },
  });
}

/** Registers the calls on the part of the app that requires no sign-in, outside compression. */
export function serveKeyedCalls(
  api: FastifyInstance,
  services: Services,
  calls: readonly OwnedKeyedCall[],
  follow: FollowChanges,
): void {
  for (const entity of new Set(calls.map((one) => one.entity))) serveClient(api, services, entity, follow);
  for (const owned of calls) {
    const { entity, call, area, run } = owned;
    const way = wayOfKeyed(entity.keyed, call);
    const operation = () => {
      const { security: _, ...rest } = operationOfCall({ ...call, ...way, area, tag: 'clients', returns: run.returns });
      return rest;
    };
    api.route({
      method: way.method,
      url: way.path,
      config: describedBy(operation),
      handler: (request) => answer(services, owned, request),
    });
  }
}
