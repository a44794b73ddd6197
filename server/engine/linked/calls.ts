/**
 * The calls of those who have a link and no account (`schemas/kernel/linked.ts`). They are told nothing by failures: a link that is
 * wrong, of another record, or of a record that is gone, answers 404 alike.
 */
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { type LinkedCall, wayOfLinked } from '#schemas/kernel/linked.ts';
import { withColons } from '#schemas/kernel/path.ts';
import type { Origin } from '#server/audit/origin.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import { AppError } from '#server/errors/appError.ts';
import { type Returned, sending } from '#server/openapi/answering.ts';
import { requireDeclared } from '../areaCalls.ts';
import type { Services } from '../context.ts';
import { operationOfCall } from '../openapi.ts';
import type { RecordRow } from '../record.ts';
import { systemReach } from '../systemReach.ts';
import { loadRecord } from '../verbs/get.ts';
import { commonOf, type LinkedEntity, proofOf } from './proof.ts';

export interface LinkedContext extends Services {
  entity: LinkedEntity;
  /** Of the link, read within no scope: the link is the right to it. */
  record: RecordRow;
  body: Readonly<Record<string, unknown>>;
  locale: LocaleCode;
  origin: Origin;
}
/** Returns the envelope's `data`, or the file that the declaration `sends`. */
export interface LinkedAnswer {
  (context: LinkedContext): Promise<unknown>;
  returns?: Returned;
}
export interface SentText {
  fileName: string;
  text: string;
}
export const returningByLink = (returns: Returned, run: LinkedAnswer): LinkedAnswer =>
  Object.assign((context: LinkedContext) => run(context), { returns });

/** A declared call with its answer. */
export interface OwnedLinkedCall {
  area: string;
  entity: LinkedEntity;
  call: LinkedCall;
  run: LinkedAnswer;
}

/** Wrong links of one network an hour, and what the holder of one link does in an hour. */
export const LINK_HOURLY = { wrong: 60, acts: 60 } as const;

const NOBODY = '00000000-0000-8000-8000-000000000000';

const tooMany = () => new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });

/** The record of a link. Throws AppError notFound, or tooMany for a network that tries many. */
async function recordOf(services: Services, entity: LinkedEntity, params: Readonly<Record<string, string>>, ip: string) {
  const { db, model } = services;
  const { record: own, proof } = entity.linked;
  const uuid = UUID.test(params[own] ?? '') ? (params[own] as string) : NOBODY;
  const record = await loadRecord(db, model, entity, systemReach('', ''), sql`t.uuid = ${uuid}::uuid`).catch((error) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });
  const common = record ? commonOf(entity, record) : null;
  // Compared also where there is nothing, so that the time tells nothing either.
  const isRight = sameSecret((params[proof] ?? '').toLowerCase(), await proofOf(db, entity, common ?? 0));
  if (record && common !== null && isRight) return record;
  if (!(await countAttempt(db, [{ key: `link:from:${networkOf(ip)}`, limit: LINK_HOURLY.wrong }]))) throw tooMany();
  throw new AppError('notFound');
}

async function answer(services: Services, { entity, call, run }: OwnedLinkedCall, request: FastifyRequest, reply: FastifyReply) {
  const { locale } = request;
  const record = await recordOf(services, entity, request.params as Record<string, string>, request.ip);
  requireDeclared({ body: call.body, query: [] }, request);
  const isAct = request.method !== 'GET';
  if (isAct && !(await countAttempt(services.db, [{ key: `link:${entity.name}:${record.id}`, limit: LINK_HOURLY.acts }])))
    throw tooMany();
  const origin = { ip: request.ip, requestId: request.id };
  const body = (request.body ?? {}) as Record<string, unknown>;
  const data = await run({ ...services, entity, record, body, locale, origin });
  if (!call.sends) return { success: true, data, message: call.notice ? translate(locale, `notices.${call.notice}`) : '' };
  const { fileName, text } = data as SentText;
  return reply
    .type(`${call.sends}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(text);
}

/** Registers the calls on the part of the app that requires no sign-in. */
export function serveLinkedCalls(api: FastifyInstance, services: Services, calls: readonly OwnedLinkedCall[]): void {
  for (const owned of calls) {
    const { entity, call, area, run } = owned;
    const way = wayOfLinked(entity.linked, call);
    const { security: _, ...operation } = operationOfCall({ ...call, ...way, area, tag: 'links', returns: run.returns });
    api.route({
      method: way.method,
      url: withColons(way.path),
      schema: { ...operation, ...(call.sends ? sending(call.sends, [404, 429]) : {}) } as object,
      handler: (request, reply) => answer(services, owned, request, reply),
    });
  }
}
