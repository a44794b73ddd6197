/**
 * The calls of uploads. The session is checked before a body is read, because these bodies may be large; a request refused
 * for its session or permissions costs nothing.
 */
import multipart from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '#i18n/server.ts';
import { type Call, callOf, callsOf } from '#schemas/kernel/calls/calls.ts';
import { withColons } from '#schemas/kernel/calls/path.ts';
import { SHEET_MEGABYTES, type Upload } from '#schemas/kernel/calls/upload.ts';
import { uploadColumns } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { AppError } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { describedBy } from '#server/openapi/describedBy.ts';
import { type Returned, responding } from '#server/openapi/responses.ts';
import { listOf, moment, objectOf, text, uuid, whole } from '#server/openapi/values.ts';
import { operationOf } from '../calls/openapi.ts';
import type { Services } from '../context.ts';
import { type CentreInPath, reachAt, reachFor, reachOf } from '../reach/reach.ts';
import { requireOwner } from '../write/create.ts';
import { requireAllowed } from '../write/gates.ts';
import { answerOf } from './answer.ts';
import { readOrder } from './body.ts';
import { confirmUpload } from './confirm.ts';
import type { UploadContext } from './context.ts';
import { readFileOrder } from './file.ts';
import { readNamedFiles } from './namedFiles.ts';
import { processPictures } from './pictures.ts';
import { processUpload } from './process.ts';
import { findUpload, isConfirming, pastUploads, rowsOfUpload } from './store.ts';
import { undoUpload } from './undo.ts';

export interface UploadServices extends Services {
  sessionFor(request: FastifyRequest): Promise<Session>;
}
const pastUpload = objectOf({
  uploadId: uuid,
  fileName: text,
  status: text,
  finishedDate: moment,
  uploadedRecords: whole,
  failedRecords: whole,
});
/** Ten thousand rows of long cells, as JSON. */
const BODY_BYTES = 8 * 1024 * 1024;

async function contextOf(services: Services, call: Call, request: FastifyRequest): Promise<UploadContext> {
  const asked = await reachAt(services.db, request.session as Session, request.params as CentreInPath, request.locale);
  const reach = reachFor(call.entity, asked);
  requireOwner(call.entity, reach);
  const { db, config, model } = services;
  return {
    ...{ db, config, model, reach, entity: call.entity, locale: request.locale },
    name: call.name as string,
    upload: call.upload as Upload,
    origin: { ip: request.ip, requestId: request.id },
  };
}

async function process(services: Services, call: Call, request: FastifyRequest) {
  const context = await contextOf(services, call, request);
  if (context.upload.does === 'pictures') return { success: true, data: await processPictures(request, context), message: '' };
  const columns = uploadColumns(call.entity, context.upload, context.reach.session);
  const order = request.isMultipart()
    ? await readFileOrder(request, call.entity, columns, context.upload, context.reach)
    : await readNamedFiles(context, readOrder(request.body, columns));
  return { success: true, data: await processUpload(context, order), message: '' };
}

async function confirm(services: Services, call: Call, request: FastifyRequest) {
  const context = await contextOf(services, call, request);
  const { uploadId } = requireKeys(request.body, ['uploadId']);
  if (typeof uploadId !== 'string') throw new AppError('validation', { fields: { uploadId: { code: 'required' } } });
  const data = await confirmUpload(context, uploadId);
  const { uploaded, failed } = context.upload.notices;
  const notice = data.uploadedRecords > 0 ? uploaded : failed;
  const message = translate(request.locale, `bulkUpload.notices.${notice}`, { smart_count: data.uploadedRecords });
  return { success: true, data, message };
}

/** One's own upload, wherever it was made, with the entity whose rows it has and the scope that it was made in. */
async function ownUpload({ db, model }: Services, request: FastifyRequest) {
  const session = request.session as Session;
  const { id } = request.params as { id: string };
  // The provider's staff work in the building of the path, which this path does not have: they see theirs from any building.
  const [made] = await db.query<{ officeCentreId: number | null }>(
    sql`select office_centre_id as "officeCentreId" from bulk_uploads where id::text = ${id} and user_id = ${session.userId}`,
  );
  const owner = { userId: session.userId, officeCentreId: made?.officeCentreId ?? null };
  const upload = made && (await findUpload(db, id, owner));
  if (!upload) throw new AppError('notFound');
  const entity = model.entity(upload.entity);
  requireAllowed(callOf(entity, { upload: upload.upload, step: 'upload' }), reachOf(session));
  const isElsewhere = upload.officeCentreId !== null && upload.officeCentreId !== session.officeCentre?.officeCentreId;
  const reach = isElsewhere
    ? await reachAt(db, session, { officeCentreId: String(upload.officeCentreId) }, request.locale)
    : reachOf(session, request.locale);
  return { id, upload, entity, reach };
}

/** State and rows of one's own upload, for a page that is reloaded. */
async function show(services: Services, request: FastifyRequest) {
  const session = request.session as Session;
  const { id, upload, entity } = await ownUpload(services, request);
  const { db } = services;
  const status = upload.status === 'PROCESSED' && (await isConfirming(db, id)) ? 'UPLOADING' : upload.status;
  const shown = { entity, locale: request.locale, reach: reachOf(session, request.locale) };
  const data = answerOf({ ...upload, status }, await rowsOfUpload(db, id), shown);
  return { success: true, data, message: '' };
}

/** What the uploads of a page have done lately: one's own, in this office centre. */
async function past({ db, model }: Services, request: FastifyRequest) {
  const session = request.session as Session;
  const { entity: name = '', upload = '', ...more } = request.query as Record<string, string>;
  const entity = model.entities.find((one) => one.name === name);
  if (!entity?.uploads?.[upload] || Object.keys(more).length)
    throw new AppError('badQuery', { params: { param: Object.keys(more)[0] ?? (entity ? 'upload' : 'entity') } });
  requireAllowed(callOf(entity, { upload, step: 'upload' }), reachOf(session));
  const owner = { userId: session.userId, officeCentreId: session.officeCentre?.officeCentreId ?? null };
  return { success: true, data: await pastUploads(db, owner, name, upload), message: '' };
}

/** Undoes one's own upload as a whole, while nothing has changed since. */
async function undo(services: Services, request: FastifyRequest) {
  const { id, upload, entity, reach } = await ownUpload(services, request);
  const { db, config, model } = services;
  const data = await undoUpload(
    {
      ...{ db, config, model, reach, entity, locale: request.locale },
      name: upload.upload,
      upload: entity.uploads?.[upload.upload] as Upload,
      origin: { ip: request.ip, requestId: request.id },
    },
    id,
  );
  return { success: true, data, message: translate(request.locale, 'bulkUpload.undo.done') };
}

/** Adds routes; the session is known before their bodies are read. */
function addRoutes(
  scope: FastifyInstance,
  services: UploadServices,
  calls: readonly Call[],
  run: typeof confirm,
  bodyLimit?: number,
) {
  for (const call of calls)
    scope.route({
      method: call.method,
      url: withColons(call.path),
      config: { entity: call.entity, ...describedBy(() => operationOf(call)) },
      ...(bodyLimit ? { bodyLimit } : {}),
      onRequest: async (request) => {
        request.session = await services.sessionFor(request);
        requireAllowed(call, reachOf(request.session));
      },
      handler: (request) => run(services, call, request),
    });
}

/** Registers them on the part of the app that requires sign-in. */
export async function registerUploads(app: FastifyInstance, services: UploadServices): Promise<void> {
  const calls = services.model.entities.flatMap(callsOf).filter((call) => call.kind === 'upload');
  const isFirst = ({ step }: Call) => step === 'process';
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 2, parts: 4, fileSize: SHEET_MEGABYTES * 1024 * 1024, fieldSize: 1024, headerPairs: 50 },
    });
    addRoutes(scope, services, calls.filter(isFirst), process, BODY_BYTES);
  });
  addRoutes(
    app,
    services,
    calls.filter((call) => !isFirst(call)),
    confirm,
  );
  const said = (summary: string, returns: Returned) =>
    ({
      tags: ['system'],
      summary,
      security: [{ bearer: [] }],
      ...responding(returns, [400, 401, 403, 404, 409, 429]),
    }) as object;
  app.get('/bulk-uploads', { schema: said('One’s own latest uploads of a page', listOf(pastUpload)) }, (request) =>
    past(services, request),
  );
  app.put('/bulk-uploads/:id/undo', { schema: said('Undo one’s own upload as a whole', 'upload') }, (request) =>
    undo(services, request),
  );
  app.get(
    '/bulk-uploads/:id',
    {
      schema: {
        tags: ['system'],
        summary: 'State and rows of one’s own upload',
        security: [{ bearer: [] }],
        ...responding('upload', [401, 403, 404, 429]),
      } as object,
    },
    (request) => show(services, request),
  );
}
