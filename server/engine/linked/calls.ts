/**
 * The calls of those who have a link and no account (`schemas/kernel/calls/linked.ts`). They are told nothing by failures: a link that is
 * wrong, of another record, or of a record that is gone, answers 404 alike.
 */
import multipart from '@fastify/multipart';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { isTokenLink, type LinkedCall, type ProvenLink, type TokenLink, wayOfLinked } from '#schemas/kernel/calls/linked.ts';
import { withColons } from '#schemas/kernel/calls/path.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Origin } from '#server/audit/origin.ts';
import { type AttemptLimit, clearAttempts, countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import { AppError } from '#server/errors/appError.ts';
import { MAX_MEGABYTES, readOneFile, type SentFile } from '#server/files/upload.ts';
import { describedBy } from '#server/openapi/describedBy.ts';
import { type Returned, sending } from '#server/openapi/responses.ts';
import { requireDeclared } from '../areas/areaCalls.ts';
import { operationOfCall } from '../calls/openapi.ts';
import type { Services } from '../context.ts';
import { systemReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { commonOf, type LinkedEntity, proofOf } from './proof.ts';
import { holdsToken, requireUsable } from './token.ts';

export interface LinkedContext extends Services {
  entity: LinkedEntity;
  /** Of the link, read within no scope: the link is the right to it. */
  record: RecordRow;
  body: Readonly<Record<string, unknown>>;
  /** What came with a call that `takesFile`, and the texts beside it. */
  sent?: SentFile & { beside: Readonly<Record<string, string>> };
  locale: LocaleCode;
  origin: Origin;
}
/** Returns the envelope's `data`, or the file that the declaration `sends`. */
export interface LinkedHandler {
  (context: LinkedContext): Promise<unknown>;
  returns?: Returned;
}
export interface SentText {
  fileName: string;
  text: string | Buffer;
}
export const returningByLink = (returns: Returned, run: LinkedHandler): LinkedHandler =>
  Object.assign((context: LinkedContext) => run(context), { returns });

/** A declared call with its answer. */
export interface OwnedLinkedCall {
  area: string;
  entity: LinkedEntity;
  call: LinkedCall;
  run: LinkedHandler;
}

/** Wrong links of one network an hour, and what the holder of one link does in an hour; by a posted link, what each network does. */
export const LINK_HOURLY = { wrong: 60, acts: 60 } as const;

type Params = Readonly<Record<string, string>>;
const NOBODY = '00000000-0000-8000-8000-000000000000';

const tooMany = () => new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });

const recordWhere = ({ db, model }: Services, entity: LinkedEntity, condition: SQL): Promise<RecordRow | undefined> =>
  loadRecord(db, model, entity, systemReach('', ''), condition).catch((error) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });

async function provenRecord(services: Services, entity: LinkedEntity, linked: ProvenLink, params: Params) {
  const { db } = services;
  const { record: own, proof } = linked;
  const uuid = UUID.test(params[own] ?? '') ? (params[own] as string) : NOBODY;
  const record = await recordWhere(services, entity, sql`t.uuid = ${uuid}::uuid`);
  const common = record ? commonOf(entity, record) : null;
  // Compared also where there is nothing, so that the time tells nothing either.
  const isRight = sameSecret((params[proof] ?? '').toLowerCase(), await proofOf(db, entity, common ?? 0));
  return common !== null && isRight ? record : undefined;
}

const isInBuilding = ({ scope }: LinkedEntity, { building }: TokenLink, params: Params, record: RecordRow | undefined): boolean =>
  building === undefined || String(record?.[scope.building as string]) === params[building];

/** The record of a link. Throws AppError notFound, tooMany for a network that tries many; and for one that worked once, why it does not. */
async function recordOf(services: Services, entity: LinkedEntity, params: Params, ip: string): Promise<RecordRow> {
  const { db } = services;
  const { linked } = entity;
  const record = isTokenLink(linked)
    ? await recordWhere(services, entity, holdsToken(entity, linked, params[linked.token] ?? '')).then((found) =>
        isInBuilding(entity, linked, params, found) ? found : undefined,
      )
    : await provenRecord(services, entity, linked, params);
  if (record) {
    if (isTokenLink(linked)) requireUsable(linked, record);
    return record;
  }
  if (!(await countAttempt(db, [{ key: `link:from:${networkOf(ip)}`, limit: LINK_HOURLY.wrong }]))) throw tooMany();
  throw new AppError('notFound');
}

const isPosted = ({ linked }: LinkedEntity): boolean => !isTokenLink(linked) && linked.posted === true;

/** Whoever spends it: the one holder of the link, or a network of those who read a posted one, which gets back what was refused. */
function limitOf(entity: LinkedEntity, { hourly, call }: LinkedCall, record: RecordRow, ip: string): AttemptLimit {
  const key = `link:${entity.name}:${record.id}${hourly ? `:${call}` : ''}`;
  const limit = hourly ?? LINK_HOURLY.acts;
  return isPosted(entity) ? { key: `${key}|network:${networkOf(ip)}`, limit, wide: true } : { key, limit };
}

async function answer(services: Services, { entity, call, run }: OwnedLinkedCall, request: FastifyRequest, reply: FastifyReply) {
  const { locale } = request;
  const record = await recordOf(services, entity, request.params as Record<string, string>, request.ip);
  requireDeclared({ body: call.body, query: [] }, request);
  const isAct = request.method !== 'GET';
  const limits = isAct ? [limitOf(entity, call, record, request.ip)] : [];
  if (!(await countAttempt(services.db, limits))) throw tooMany();
  const sent = call.takesFile && (await readOneFile(request, { max: MAX_MEGABYTES, fields: call.takesFile }));
  const origin = { ip: request.ip, requestId: request.id };
  const body = (sent ? {} : (request.body ?? {})) as Record<string, unknown>;
  const data = await run({ ...services, entity, record, body, sent, locale, origin }).catch(async (error) => {
    if (isPosted(entity)) await clearAttempts(services.db, limits);
    throw error;
  });
  if (!call.sends) return { success: true, data, message: call.notice ? translate(locale, `notices.${call.notice}`) : '' };
  const { fileName, text } = data as SentText;
  return reply
    .type(typeof text === 'string' ? `${call.sends}; charset=utf-8` : call.sends)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(text);
}

/** Registers the calls on the part of the app that requires no sign-in. */
export function serveLinkedCalls(api: FastifyInstance, services: Services, calls: readonly OwnedLinkedCall[]): void {
  serveEach(
    api,
    services,
    calls.filter(({ call }) => !call.takesFile),
  );
  // Bodies of several parts are read here only.
  api.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 4, parts: 6, fileSize: MAX_MEGABYTES * 1024 * 1024, fieldSize: 1024, headerPairs: 50 },
    });
    serveEach(
      scope,
      services,
      calls.filter(({ call }) => call.takesFile),
    );
  });
}

/** One file, for the API's document alone. */
const FILE_BODY = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

function serveEach(api: FastifyInstance, services: Services, calls: readonly OwnedLinkedCall[]): void {
  for (const owned of calls) {
    const { entity, call, area, run } = owned;
    const way = wayOfLinked(entity.linked, call);
    const operation = () => {
      const { security: _, ...rest } = operationOfCall({ ...call, ...way, area, tag: 'links', returns: run.returns });
      return {
        ...rest,
        ...(call.takesFile ? { consumes: ['multipart/form-data'], body: FILE_BODY } : {}),
        ...(call.sends ? sending(call.sends, [404, 429]) : {}),
      };
    };
    api.route({
      method: way.method,
      url: withColons(way.path),
      config: describedBy(operation),
      ...(call.takesFile ? { bodyLimit: (MAX_MEGABYTES + 1) * 1024 * 1024 } : {}),
      handler: (request, reply) => answer(services, owned, request, reply),
    });
  }
}
