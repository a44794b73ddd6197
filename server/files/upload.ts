/** Takes one file out of a multipart body: bounded, and of a name and a module that can be kept. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { refuseUpload } from './refuseUpload.ts';
import { cleanName } from './sniff.ts';

/** 000 §9: the upload limit. */
export const MAX_MEGABYTES = 5;
const MODULE = /^[A-Z][A-Z_]{1,39}$/;

export interface Upload {
  name: string;
  bytes: Buffer;
  /** The part of the product that it is for; absent means the default of its type. */
  module?: string;
}

/**
 * Reads the parts `file` and `module` (000 §7).
 * @throws AppError when there is no file, more than one, too large a one, or anything else beside it
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  let file: { name: string; bytes: Buffer } | undefined;
  let module: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (file || part.fieldname !== 'file') throw refuseUpload(file ? 'several' : 'missing');
        file = { name: cleanName(part.filename ?? ''), bytes: await (part as MultipartFile).toBuffer() };
      } else if (part.fieldname === 'module') module = String(part.value);
      else throw new AppError('validation', { fields: { [part.fieldname]: { code: 'unknownField' } } });
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuseUpload('tooLarge', { max: MAX_MEGABYTES });
    if (code === 'FST_FILES_LIMIT') throw refuseUpload('several');
    // The reader of multipart bodies has no code for what is cut off or has no boundary.
    throw error instanceof AppError || code ? error : new AppError('malformed');
  }
  if (!file) throw refuseUpload('missing');
  if (module !== undefined && !MODULE.test(module))
    throw new AppError('validation', { fields: { module: { code: 'notAllowed', params: { values: 'EMAIL, FEEDBACK, …' } } } });
  return { ...file, module };
}
