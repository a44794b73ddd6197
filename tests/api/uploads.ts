/** Small files of the accepted types, sent the way a browser would. */
import type { FileType } from '#schemas/kernel/field.ts';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import type { Client } from './harness.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const contents: Partial<Record<FileType, Buffer>> = {
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  png: PNG,
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  txt: Buffer.from('words'),
  csv: Buffer.from('a,b\n'),
};

/** Uploads a file and gives its id. */
export async function uploadAs(client: Client, type: FileType): Promise<number> {
  const boundary = 'atrium-boundary';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="sample.${type}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    contents[type] as Buffer,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const answer = await client.call<EmbeddedFile>('POST', '/system-files/upload', payload, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  if (!answer.success) throw new Error(`uploading: ${answer.message}`);
  return answer.data.systemFileId;
}
