/** A stored file as an answer: never rendered by the browser under our origin, never cached on the way. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import { partOf } from './range.ts';
import { BytesGone, type FileStorage } from './storage.ts';

export interface SentFile {
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  key: string;
}

/** Options for the routes that send files: length and ranges are those of the stored bytes (no compression). */
export const asItIs = { compress: false } as const;

/** `attachment` with the name in ASCII for old clients and in full for the others (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;

/** Bytes under a key never change, so the key identifies them; it is hashed because it is internal. */
const tagOf = (key: string): string => `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;

/**
 * Sends the bytes, or the part of them that `Range` requests, unless `If-Range` names other bytes.
 * @throws AppError `notFound` when they are missing, `badRange` when the part is beyond their end
 */
export async function sendFile(reply: FastifyReply, storage: FileStorage, { name, mime, size, key }: SentFile) {
  const { headers, method } = reply.request;
  const tag = tagOf(key);
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const part = partOf(isSame && method === 'GET' ? headers.range : undefined, size);
  if (part === 'none')
    throw new AppError('badRange', { headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' } });
  const bytes = await storage.read(key, part === 'whole' ? undefined : part).catch((error: unknown) => {
    throw error instanceof BytesGone ? new AppError('notFound') : error;
  });
  if (part !== 'whole') reply.status(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply
    .type(mime)
    .headers({
      'content-length': part === 'whole' ? size : part.end - part.start + 1,
      'accept-ranges': 'bytes',
      etag: tag,
      'content-disposition': attachment(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
