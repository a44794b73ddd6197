/**
 * 000 §7: downloads that arrive as base64 (xls, pdf, zip, png) inside the usual envelope. The browser saves them under
 * `fileName`; empty `base64` means that there is nothing to save.
 */
import type { Readable } from 'node:stream';
import { AppError } from '#server/errors/appError.ts';

export const downloadTypes = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
  png: 'image/png',
} as const;
export type DownloadType = keyof typeof downloadTypes;

export interface Base64File {
  fileName: string;
  mimeType: string;
  base64: string;
}

/** Larger ones are sent by mail: the whole file is held in memory, plus a third for base64. */
const MAX_MEGABYTES = 10;
export const MAX_DOWNLOAD_BYTES = MAX_MEGABYTES * 1024 * 1024;

/**
 * The answer of a download call.
 * @param name without its extension
 * @param content its bytes; null when there is nothing to download
 * @throws AppError tooLarge when it exceeds 10 MB
 */
export async function base64File(name: string, type: DownloadType, content: Readable | Buffer | null): Promise<Base64File> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content === null ? [] : Buffer.isBuffer(content) ? [content] : content) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_DOWNLOAD_BYTES)
      throw new AppError('tooLarge', { messageKey: 'lists.download.tooBig', params: { max: MAX_MEGABYTES } });
  }
  return { fileName: `${name}.${type}`, mimeType: downloadTypes[type], base64: Buffer.concat(chunks, size).toString('base64') };
}
