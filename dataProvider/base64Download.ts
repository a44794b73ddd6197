/** 000 §7: downloads that arrive as base64, in xls, pdf, zip or png form. */

import { SLOW_CALL_MS } from '#authProvider/request.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { rowsQuery } from '#schemas/kernel/lists/listCall.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Http } from './oneRecord.ts';
import { pathOf } from './paths.ts';
import { saveBlob } from './saveBlob.ts';
import type { DownloadOrder } from './types.ts';

/** What a download call answers. */
export interface Base64File {
  fileName: string;
  mimeType: string;
  base64: string;
}

/** Known file types; anything else is saved as plain bytes, so that no browser opens it. */
const KNOWN = [
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
  'application/zip',
  'image/png',
];

/** The name without folders. */
const nameOf = (fileName: string): string =>
  fileName
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '') || 'download';

/** The bytes of a base64 text, with or without `data:…;base64,` before it. Throws when it is none. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replace(/^data:[^,]*,/, ''));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/**
 * Saves the file of such an answer.
 * @returns false for an empty file: nothing is saved, and the caller shows a notice (000 §8)
 */
export function saveBase64(file: Partial<Base64File> | null | undefined): boolean {
  if (!file?.base64) return false;
  const bytes = bytesOf(file.base64);
  if (!bytes.length) return false;
  const type = KNOWN.find((one) => one === file.mimeType) ?? 'application/octet-stream';
  saveBlob(new Blob([bytes], { type }), nameOf(file.fileName ?? ''));
  return true;
}

/** Asks for a declared download and saves its file; false when there is nothing in it. */
export async function downloadBase64(
  call: Http,
  entity: Entity,
  session: Session | null,
  { download, id, signal, meta, ...shown }: DownloadOrder,
): Promise<boolean> {
  const { method, path } = pathOf(entity, { download }, session, id, meta);
  const query = id === undefined ? rowsQuery(entity, shown) : undefined;
  const { data } = await call<Base64File>(method, path, { query, signal, timeoutMs: SLOW_CALL_MS });
  return saveBase64(data);
}
