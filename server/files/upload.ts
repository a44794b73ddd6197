/** Takes one file out of a multipart body: limited in size, and with a valid name and module. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { refuseUpload } from './refuseUpload.ts';
import { cleanName } from './sniff.ts';

/** 000 §9: the upload limit. */
export const MAX_MEGABYTES = 5;
const MODULE = /^[A-Z][A-Z_]{1,39}$/;

export interface SentFile {
  name: string;
  bytes: Buffer;
}
export interface Upload extends SentFile {
  /** The part of the product that it is for; absent means the default of its type. */
  module?: string;
}
interface Expected {
  /** In megabytes: the limit named when the file is too large. */
  max: number;
  /** Parts allowed besides the file. */
  fields?: readonly string[];
  /** Throws for a name whose file need not be read. */
  check?: (name: string) => void;
}

/** Translates errors of the multipart reader into an answer for the sender. */
function refusalOf(error: unknown, max: number): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuseUpload('tooLarge', { max });
  if (code === 'FST_FILES_LIMIT') return refuseUpload('several');
  // It has no code for a truncated body or a missing boundary.
  return error instanceof AppError || code ? error : new AppError('malformed');
}

/**
 * Reads the part `file` and the fields allowed besides it.
 * @throws AppError when there is no file, more than one, too large a one, anything else besides it, or no end
 */
export async function readOneFile(
  request: FastifyRequest,
  { max, fields = [], check }: Expected,
): Promise<SentFile & { beside: Readonly<Record<string, string>> }> {
  if (!request.isMultipart()) throw new AppError('unsupportedMedia');
  let file: SentFile | undefined;
  const beside: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (file || part.fieldname !== 'file') throw refuseUpload(file ? 'several' : 'missing');
        const name = cleanName(part.filename ?? '');
        check?.(name);
        file = { name, bytes: await (part as MultipartFile).toBuffer() };
      } else if (fields.includes(part.fieldname)) beside[part.fieldname] = String(part.value);
      else throw new AppError('validation', { fields: { [part.fieldname]: { code: 'unknownField' } } });
    }
  } catch (error) {
    throw refusalOf(error, max);
  }
  if (!file) throw refuseUpload('missing');
  return { ...file, beside };
}

/** The parts `file` and `module` (000 §7). Throws AppError like `readOneFile`, and for an invalid module. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { name, bytes, beside } = await readOneFile(request, { max: MAX_MEGABYTES, fields: ['module'] });
  const { module } = beside;
  if (module !== undefined && !MODULE.test(module))
    throw new AppError('validation', { fields: { module: { code: 'notAllowed', params: { values: 'EMAIL, FEEDBACK, …' } } } });
  return { name, bytes, module };
}
