/** Spreadsheets as office software creates them, and multipart bodies with them. */
import * as XLSX from 'xlsx';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { Answer, Client } from './harness.ts';

export const HEADINGS = ['Full name', 'E-mail address', 'Job title', 'Office number', 'Mobile number', 'Company', 'Role'];
export type Line = readonly (string | number | boolean | Date | null)[];

export function bookOf(sheets: Readonly<Record<string, readonly Line[]>>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = XLSX.utils.book_new();
  for (const [name, lines] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(lines.map((line) => [...line])), name);
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType, compression: true }) as Uint8Array);
}
export const userBook = (lines: readonly Line[]): Buffer => bookOf({ Users: [HEADINGS, ...lines] });

/** A body with these files, each in its own form field. */
export function formOf(...files: { name: string; bytes: Buffer | string; field?: string }[]) {
  const boundary = 'atrium-sheet';
  const parts = files.map(({ name, bytes, field = 'file' }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(bytes as string),
      Buffer.from('\r\n'),
    ]),
  );
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export const sendFile = (client: Client, path: string, name: string, bytes: Buffer | string): Promise<Answer<UploadResult>> => {
  const { payload, headers } = formOf({ name, bytes });
  return client.call<UploadResult>('POST', path, payload, headers);
};
