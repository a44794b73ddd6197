/**
 * Custom calls, neither verbs nor actions: declared by a schema (`endpoints`) or, with a reason, by an area's manifest. Both run
 * through this code.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { type CallFacts, isList } from '#schemas/kernel/calls/endpoint.ts';
import { isForOccupants } from '#schemas/kernel/calls/occupant.ts';
import { withColons } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { fieldSchema, type Message, problemsOf } from '#schemas/kernel/rules/validate.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { withAppPaths } from '#server/files/appPaths.ts';
import { describedBy } from '#server/openapi/describedBy.ts';
import type { Returned } from '#server/openapi/responses.ts';
import { namedIn } from '../calls/below.ts';
import { operationOfCall } from '../calls/openapi.ts';
import type { Services } from '../context.ts';
import { listProblems } from '../lists/listInput.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { type Reach, reachAt, reachFor } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { requireGate } from '../write/gates.ts';

export interface AreaContext extends Services {
  reach: Reach;
  locale: LocaleCode;
  /** `{…}` parameters of the path, as written. */
  params: Readonly<Record<string, string>>;
  query: RawQuery;
  body: unknown;
  origin: Origin;
}
/** The same, with the record that the path names, within scope. */
export interface RecordContext extends AreaContext {
  record: RecordRow;
}
/** The same, with the record locked in a transaction that ends with the answer. */
export interface LockedContext extends RecordContext {
  tx: Transaction;
}
/** Returns the envelope's `data`; `returning` says what that is. */
export interface Handler {
  (context: AreaContext): Promise<unknown>;
  returns?: Returned;
  /** It takes the record of the path, or takes it locked: as its declaration says (`of`, `locks`). */
  takes?: 'record' | 'locked';
}
/** The answer to a call that a schema declares, with the schema of its data for the documentation. */
export const returning = (returns: Returned, run: Handler): Handler =>
  Object.assign((context: AreaContext) => run(context), { returns });

/** The answer to a call `of: 'record'`. */
export const ofRecord = (returns: Returned, run: (context: RecordContext) => Promise<unknown>): Handler =>
  Object.assign((context: AreaContext) => run(context as RecordContext), { returns, takes: 'record' as const });
/** The answer to a call that also `locks` it. */
export const ofLockedRecord = (returns: Returned, run: (context: LockedContext) => Promise<unknown>): Handler =>
  Object.assign((context: AreaContext) => run(context as LockedContext), { returns, takes: 'locked' as const });

/** A call that no schema declares. */
export interface AreaCall extends CallFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, with `{…}` parameters; `{officeCentreId}` and `{officeCentreUuid}` narrow the scope. */
  path: string;
  /** Why no entity declares it, in one sentence. */
  reason: string;
  /** What it returns, for the documentation. */
  returns?: Returned;
  run: Handler;
}
/** A call with the area that answers it. */
export interface OwnedCall extends Omit<AreaCall, 'reason'> {
  area: string;
  /** Under which it stands in the documentation, if not under its area. */
  tag?: string;
  /** The entity that declares it. */
  entity?: Entity;
  of?: 'record';
  locks?: true;
  /** Why it is in a manifest; absent if a schema declares it. */
  reason?: string;
}

/** Rejects what the call does not declare: keys and kinds of its body, parameters of its query. Throws AppError. */
export function requireDeclared({ body, query }: Pick<CallFacts, 'body' | 'query'>, request: FastifyRequest): void {
  if (body) {
    const given = requireKeys(request.body, Object.keys(body));
    const problems = Object.entries(body).flatMap(([key, input]): [string, Message][] => {
      if (isList(input)) return listProblems(key, input, given[key]);
      const found = input === 'json' ? undefined : problemsOf(fieldSchema(input), given[key]);
      return found ? [[key, Object.values(found)[0] as Message]] : [];
    });
    refuseProblems(Object.fromEntries(problems));
  }
  const surplus = query && Object.keys(request.query as object).find((param) => !query.includes(param));
  if (surplus !== undefined) throw new AppError('badQuery', { params: { param: surplus } });
}

/** Answers the call, with its record if it is of one. Throws AppError notFound where there is none within scope. */
async function dataOf(call: OwnedCall, context: AreaContext): Promise<unknown> {
  if (!call.of || !call.entity) return call.run(context);
  const reach = reachFor(call.entity, context.reach);
  const { entity, key } = await namedIn(context, call.entity, call.path, reach, context.params);
  const { db, model } = context;
  if (!call.locks) return call.run({ ...context, record: await loadRecord(db, model, entity, reach, key) } as RecordContext);
  return db.transaction(async (tx) => {
    const record = await loadRecord(tx, model, entity, reach, key, { lock: true, writing: true });
    return call.run({ ...context, tx, record } as LockedContext);
  });
}

/** Sets the ETag of a cacheable answer; true if the caller already has this one. */
function isNotModified(data: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-language' });
  return (request.headers['if-none-match'] ?? '').split(/,\s*/).includes(tag);
}

async function answer(services: Services, call: OwnedCall, request: FastifyRequest, reply: FastifyReply) {
  const session = request.session as Session;
  requireGate(session, call);
  const params = request.params as Record<string, string>;
  const reach = await reachAt(services.db, session, params, request.locale);
  requireDeclared(call, request);
  const found = await dataOf(call, {
    ...services,
    reach,
    locale: request.locale,
    params,
    query: request.query as RawQuery,
    body: request.body,
    origin: { ip: request.ip, requestId: request.id },
  });
  const data = session.audience ? withAppPaths(found) : found;
  if (call.lasting && isNotModified(data, request, reply)) return reply.status(304).send();
  return { success: true, data, message: call.notice ? translate(request.locale, `notices.${call.notice}`) : '' };
}

/** Registers the calls on the part of the app that requires sign-in. */
export function serveAreaCalls(api: FastifyInstance, services: Services, calls: readonly OwnedCall[]): void {
  for (const call of calls)
    api.route({
      method: call.method,
      url: withColons(call.path),
      // Its errors call fields as its forms do.
      config: { entity: call.entity, app: isForOccupants(call.path), ...describedBy(() => operationOfCall(call)) },
      handler: (request, reply) => answer(services, call, request, reply),
    });
}
