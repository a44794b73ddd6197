/** The calls of uploaded files (000 §7 Other shared calls), below the API base. */
import multipart from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForOccupants } from '#schemas/kernel/calls/occupant.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { APP_FILES, FILES, withAppPaths } from '#server/files/appPaths.ts';
import { asItIs, type SentFile, sendFile } from '#server/files/sendFile.ts';
import { type FileStorage, storageOf } from '#server/files/storage.ts';
import { storeFile } from '#server/files/storeFile.ts';
import { thumbnailOf } from '#server/files/thumbnail.ts';
import { MAX_MEGABYTES, readUpload } from '#server/files/upload.ts';
import { responding, sending } from '#server/openapi/responses.ts';
import { mayReadFile } from './access.ts';
import { noteReading } from './noteReading.ts';

export interface FileServices {
  db: Database;
  config: Config;
  model: Model;
  sessionFor(request: FastifyRequest): Promise<Session>;
  storage?: FileStorage;
}
/** 000 §7 names the first two; the last one is for people who have signed in to the app. */
const UPLOADS = [FILES, `${FILES}/upload`, APP_FILES];
const moduleOf = (what: string, fallback: string) => ({ type: 'string', default: fallback, description: `of ${what}` });
/** The parts of the body, for the API's document alone. */
const UPLOAD = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary' },
    module: { anyOf: [moduleOf('a file', 'EMAIL'), moduleOf('a picture', 'FEEDBACK')] },
  },
  required: ['file'],
  additionalProperties: false,
};
const tagOf = (path: string): string => (isForOccupants(path) ? 'occupant' : 'files');
const configOf = (path: string) => ({ app: isForOccupants(path) });

interface Row extends SentFile {
  id: number;
  uploadedBy: number | null;
  thumbnailKey: string | null;
}

/** Registers upload and download on an app whose prefix is the API base; multipart bodies are read here only. */
export function registerFiles(
  app: FastifyInstance,
  { db, config, model, sessionFor, storage = storageOf(config) }: FileServices,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 4, parts: 6, fileSize: MAX_MEGABYTES * 1024 * 1024, fieldSize: 1024, headerPairs: 50 },
    });
    for (const path of UPLOADS)
      scope.post(
        path,
        {
          config: configOf(path),
          bodyLimit: (MAX_MEGABYTES + 1) * 1024 * 1024,
          schema: {
            tags: [tagOf(path)],
            summary: 'Upload a file',
            description: 'One file, and the part of the product that it is for.',
            security: [{ bearer: [] }, ...(isForOccupants(path) ? [{ app: [] }] : [])],
            consumes: ['multipart/form-data'],
            body: UPLOAD,
            ...responding('stored', [400, 401, 403, 413, 415, 422, 429]),
          },
        },
        async (request) => {
          const session = await sessionFor(request);
          if (!request.isMultipart()) throw new AppError('unsupportedMedia');
          const stored = await storeFile(db, storage, session, await readUpload(request));
          return { success: true, data: session.audience ? withAppPaths(stored) : stored, message: '' };
        },
      );
  });

  /** @throws AppError `notFound` for what there is none of, or what is not for this person */
  const readable = async (uuid: string, session: Session): Promise<Row> => {
    if (!UUID.test(uuid)) throw new AppError('notFound');
    const [file] = await db.query<Row>(sql`
      select id, name, mime, size, storage_key as key, thumbnail_key as "thumbnailKey", uploaded_by as "uploadedBy"
      from system_files where uuid = ${uuid}::uuid`);
    if (!file || !(await mayReadFile(db, model, session, file))) throw new AppError('notFound');
    return file;
  };
  for (const path of [FILES, APP_FILES]) {
    app.get<{ Params: { uuid: string } }>(
      `${path}/uuid/:uuid`,
      {
        config: configOf(path),
        schema: { tags: [tagOf(path)], summary: 'Download a file', ...sending('*/*', [401, 403, 404, 416, 429]) },
        ...asItIs,
      },
      async (request, reply) => {
        const session = await sessionFor(request);
        const file = await readable(request.params.uuid, session);
        await noteReading(db, model, session, file);
        return sendFile(reply, storage, file);
      },
    );
    app.get<{ Params: { uuid: string } }>(
      `${path}/uuid/:uuid/thumbnail`,
      {
        config: configOf(path),
        schema: {
          tags: [tagOf(path)],
          summary: 'A small copy of a picture',
          ...sending('image/*', [401, 403, 404, 416, 429, 503]),
        },
        ...asItIs,
      },
      async (request, reply) => {
        const session = await sessionFor(request);
        const file = await readable(request.params.uuid, session);
        return sendFile(reply, storage, await thumbnailOf(db, storage, file, session.userId));
      },
    );
  }
}
