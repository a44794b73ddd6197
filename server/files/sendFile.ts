/** A stored file as an answer: never shown by the browser in our name, never kept on the way. */
import type { FastifyReply } from 'fastify';
import { AppError } from '#server/http/errors.ts';
import { BytesGone, type FileStorage } from './storage.ts';

export interface SentFile {
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  key: string;
}

/** `attachment` with the name in ASCII for old clients and in full for the others (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;

/** Sends the bytes; throws `notFound` when they are gone. */
export async function sendFile(reply: FastifyReply, storage: FileStorage, { name, mime, size, key }: SentFile) {
  const bytes = await storage.read(key).catch((error: unknown) => {
    throw error instanceof BytesGone ? new AppError('notFound') : error;
  });
  return reply
    .type(mime)
    .headers({
      'content-length': size,
      'content-disposition': attachment(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
