/** Takes one file out of a multipart body: bounded, recognised by its bytes, stored under a name of ours. */
import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Session } from '#schemas/kernel/session.ts';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { cleanName, fileTypes, typeOf } from './sniff.ts';
import type { FileStorage } from './storage.ts';

/** 000 §9: the upload limit. */
export const MAX_MEGABYTES = 5;
const MODULE = /^[A-Z][A-Z_]{1,39}$/;

/** The refusal of an upload: the field's message in the words of the spec. */
const refuse = (key: string, params?: Record<string, string | number>) =>
  new AppError(key === 'tooLarge' ? 'tooLarge' : 'validation', { messageKey: `uploads.${key}`, params });

interface Upload {
  name: string;
  bytes: Buffer;
  module: string;
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  let file: { name: string; bytes: Buffer } | undefined;
  let module = 'EMAIL';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (file || part.fieldname !== 'file') throw refuse(file ? 'several' : 'missing');
        file = { name: cleanName(part.filename ?? ''), bytes: await (part as MultipartFile).toBuffer() };
      } else if (part.fieldname === 'module') module = String(part.value);
      else throw new AppError('validation', { fields: { [part.fieldname]: { code: 'unknownField' } } });
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuse('tooLarge', { max: MAX_MEGABYTES });
    if (code === 'FST_FILES_LIMIT') throw refuse('several');
    throw error;
  }
  if (!file) throw refuse('missing');
  if (!MODULE.test(module))
    throw new AppError('validation', { fields: { module: { code: 'notAllowed', params: { values: 'EMAIL, FEEDBACK, …' } } } });
  return { ...file, module };
}

/** Stores the file of a request; the caller answers with what a record's file field embeds. Throws AppError. */
export async function storeUpload(
  db: Database,
  storage: FileStorage,
  session: Session,
  request: FastifyRequest,
): Promise<EmbeddedFile> {
  const { name, bytes, module } = await readParts(request);
  const found = typeOf(name, bytes);
  if ('problem' in found) throw refuse(found.problem, { accept: Object.keys(fileTypes).join(', ') });
  const key = await storage.put(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [row] = await db.query<{ id: number; uuid: string }>(sql`
    insert into system_files (name, extension, mime, size, module, storage_key, sha256, uploaded_by, office_centre_id)
    values (${name}, ${found.type}, ${fileTypes[found.type].mime}, ${bytes.length}, ${module}, ${key}, ${sha256}, ${session.userId},
      ${session.officeCentre?.officeCentreId ?? null}) returning id, uuid`);
  if (!row) throw new Error('a file was not stored');
  return { systemFileId: row.id, uuid: row.uuid, fullPath: `/api/system-files/uuid/${row.uuid}`, name };
}
