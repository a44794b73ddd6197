/**
 * The first step of pictures from a zip file (000 §5, §7): the person of each picture is looked up first, and only pictures
 * with a person are decoded. They are stored as files of the uploader until the confirmation attaches them to their records.
 */
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { ImageField } from '#schemas/kernel/fields/field.ts';
import { codeOfKey } from '#schemas/kernel/fields/message.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import { AppError } from '#server/errors/appError.ts';
import type { FileReference } from '#server/files/fileReferences.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import { storageOf } from '#server/files/storage.ts';
import { storeAs } from '#server/files/storeFile.ts';
import { readOneFile } from '#server/files/upload.ts';
import { checkZipName, PICTURES, picturesOf, stemOf, ZIP_MEGABYTES, type ZipPicture } from '#server/files/zip.ts';
import { hasNoProblems } from '../calls/refusal.ts';
import type { UploadContext } from './context.ts';
import { previewRows, processUpload } from './process.ts';
import type { RawRow } from './row.ts';

/** A picture that waits for its confirmation is not an unused file. */
export const waitingPictures: FileReference = ({ from, to }) => sql`
    select r.file_id as id from bulk_upload_rows r join bulk_uploads u on u.id = r.upload_id
    where u.status = 'PROCESSED' and r.file_id > ${from} and r.file_id <= ${to}`;

/** Time limit in ms for decoding: the call as a whole has 120 s. The remaining rows report the timeout. */
const DECODING_MS = 80_000;

/** Why a file cannot be a person's picture, found before it is decoded. */
function problemOf(picture: ZipPicture, { accept, maxMegabytes }: ImageField): Message | undefined {
  const endings = (accept.length ? accept : PICTURES).map((type) => `.${type}`).join(', ');
  if (!picture.uploadable) return { code: `uploads.${picture.problem}`, params: { accept: endings } };
  const tooLarge = picture.bytes.length > maxMegabytes * 1024 * 1024;
  return tooLarge ? { code: 'uploads.tooLarge', params: { max: maxMegabytes } } : undefined;
}

/** One row for every file, in the order of the archive; their bytes are released. */
async function rowsOf(name: string, bytes: Buffer, { entity, upload }: UploadContext): Promise<RawRow[]> {
  const [column = ''] = upload.columns;
  const rows: RawRow[] = [];
  for await (const picture of picturesOf(name, bytes))
    rows.push({
      number: rows.length + 1,
      data: { [upload.key as string]: stemOf(picture.name), [column]: picture.name },
      problem: problemOf(picture, entity.fields[column] as ImageField),
    });
  return rows;
}

/** The problem of a picture, for its row; any other error fails the whole call. */
function refusalOf(error: unknown): Message {
  const facts = error instanceof AppError ? error.facts : undefined;
  if (!facts?.messageKey) throw error;
  return { code: codeOfKey(facts.messageKey), params: facts.params };
}

/** Stores the pictures of these rows, by number. */
async function storePictures(
  { db, config, reach }: UploadContext,
  zip: { name: string; bytes: Buffer },
  rows: ReadonlyMap<number, RawRow>,
  isGone: () => boolean,
): Promise<void> {
  const storage = storageOf(config);
  const end = performance.now() + DECODING_MS;
  let number = 0;
  for await (const picture of picturesOf(zip.name, zip.bytes)) {
    number += 1;
    const row = rows.get(number);
    if (!row || !picture.uploadable) continue;
    // The client has gone; other people wait for their pictures.
    if (isGone()) throw new AppError('unavailable');
    if (performance.now() > end) {
      row.problem = { code: 'uploads.pictureLate' };
      continue;
    }
    const { name, bytes, type } = picture;
    try {
      row.fileId = (await storeAs(db, storage, reach.session, type, { name, bytes })).systemFileId;
    } catch (error) {
      row.problem = refusalOf(error);
    }
  }
}

/** @throws AppError for an invalid or unreadable zip file of pictures */
export async function processPictures(request: FastifyRequest, context: UploadContext): Promise<UploadResult> {
  if (!request.isMultipart()) throw refuseUpload('missing');
  const zip = await readOneFile(request, { max: ZIP_MEGABYTES, check: checkZipName });
  const rows = await rowsOf(zip.name, zip.bytes, context);
  const looked = await context.db.transaction((tx) => previewRows(tx, context, rows));
  const wanted = new Set(looked.filter(hasNoProblems).map((row) => row.number));
  const known = new Map(rows.filter((row) => wanted.has(row.number)).map((row) => [row.number, row]));
  await storePictures(context, zip, known, () => request.socket.destroyed);
  return processUpload(context, { fileName: zip.name, rows });
}
