/** The two steps of a bulk upload; both may take their time (000 §9). */

import { SLOW_CALL_MS } from '#authProvider/request.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Http } from './oneRecord.ts';
import { pathOf } from './paths.ts';
import type { UploadOrder } from './types.ts';

const timeoutMs = SLOW_CALL_MS;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Has rows checked, or a file: new ones, or corrected rows of an upload that was processed before. */
export function processUpload(
  call: Http,
  entity: Entity,
  session: Session | null,
  { upload, signal, meta, file, ...order }: UploadOrder,
) {
  const { method, path } = pathOf(entity, { upload, step: 'process' }, session, undefined, meta);
  return call<UploadResult>(method, path, { body: file ? formOf(file) : order, signal, timeoutMs });
}

/** Imports the valid rows. Idempotent: repeating the call answers the same and changes nothing. */
export function confirmUpload(
  call: Http,
  entity: Entity,
  session: Session | null,
  { upload, uploadId, meta }: Pick<UploadOrder, 'upload' | 'meta'> & { uploadId: string },
) {
  const { method, path } = pathOf(entity, { upload, step: 'upload' }, session, undefined, meta);
  return call<UploadResult>(method, path, { body: { uploadId }, timeoutMs });
}
