/** Small files of the accepted types, sent as a browser would send them. */
import type { FileType } from '#schemas/kernel/fields/field.ts';
import type { StoredFile } from '#server/files/storeFile.ts';
import type { Answer, Client } from './harness.ts';
import { tinyJpeg, tinyPng } from './pictures.ts';

const contents: Partial<Record<FileType, Buffer>> = {
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  png: tinyPng,
  jpg: tinyJpeg,
  jpeg: tinyJpeg,
  txt: Buffer.from('words'),
  csv: Buffer.from('a,b\n'),
};

const BOUNDARY = 'atrium-boundary';
/** One part of a multipart body; with a file name it is a file. */
export const part = (name: string, bytes: Buffer | string, filename?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

/** Sends parts to one of the two upload calls. */
export const sendParts = (client: Client, parts: Buffer[], path = '/system-files/upload'): Promise<Answer<StoredFile>> =>
  client.call('POST', path, Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });

/** Uploads a file and returns its id. */
export async function uploadAs(client: Client, type: FileType): Promise<number> {
  const answer = await sendParts(client, [part('file', contents[type] as Buffer, `sample.${type}`)]);
  if (!answer.success) throw new Error(`uploading: ${answer.message}`);
  return answer.data.systemFileId;
}
