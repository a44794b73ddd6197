/** From uploaded bytes to a stored file: type detected, pictures re-encoded; row and bytes are stored together or not at all. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { EmbeddedFile, EmbeddedImage } from '#schemas/kernel/entity/types.ts';
import type { FileType } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { ImagesBusy, type ImageType, MAX_MEGAPIXELS, reencode, TooManyPixels } from './images/reencode.ts';
import { refuseUpload } from './refuseUpload.ts';
import { fileTypes, type TypeFacts, typeOf } from './sniff.ts';
import type { FileStorage } from './storage.ts';
import type { Upload } from './upload.ts';

/** 000 §3: a file as a record embeds it, and the extra facts of a picture. */
export type StoredFile = EmbeddedFile & Partial<EmbeddedImage>;

const images: Partial<Record<FileType, ImageType>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg' };
/** 000 §7: the default module of a file or picture. */
const defaultModule = (type: FileType): string => (images[type] ? 'FEEDBACK' : 'EMAIL');

/** The picture as it is stored. Turns the decoder's errors into AppError. */
async function clean(bytes: Buffer, type: ImageType, { userId }: Session): Promise<Buffer> {
  try {
    return (await reencode(bytes, type, userId)).bytes;
  } catch (error) {
    if (error instanceof ImagesBusy) throw new AppError('unavailable');
    if (error instanceof TooManyPixels) throw refuseUpload('tooManyPixels', { max: MAX_MEGAPIXELS });
    throw refuseUpload('brokenImage');
  }
}

/**
 * Stores a file for a person; only that person can attach it to a record.
 * @throws AppError when its name or its bytes are refused; then nothing is stored
 */
export async function storeFile(on: Queryable, storage: FileStorage, session: Session, upload: Upload): Promise<StoredFile> {
  const found = await typeOf(upload.name, upload.bytes);
  if ('problem' in found)
    throw refuseUpload(found.problem === 'fileType' ? 'extension' : found.problem, { accept: Object.keys(fileTypes).join(', ') });
  return storeAs(on, storage, session, found.type, upload);
}

/** The same for bytes that are known to be of this type, whatever the name. */
export async function storeAs(
  on: Queryable,
  storage: FileStorage,
  session: Session,
  type: FileType,
  { name, bytes: sent, module }: Upload,
): Promise<StoredFile> {
  const image = images[type];
  const facts: TypeFacts = fileTypes[type];
  const bytes = image ? await clean(sent, image, session) : (facts.stored?.(sent) ?? sent);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = await storage.put(bytes);
  try {
    const [row] = await on.query<{ id: number; uuid: string }>(sql`
      insert into system_files (name, extension, mime, size, module, storage_key, sha256, uploaded_by, office_centre_id)
      values (${name}, ${type}, ${fileTypes[type].mime}, ${bytes.length}, ${module ?? defaultModule(type)}, ${key}, ${sha256},
        ${session.userId}, ${session.officeCentre?.officeCentreId ?? null}) returning id, uuid`);
    if (!row) throw new Error('a file was not stored');
    const file = { systemFileId: row.id, uuid: row.uuid, fullPath: `/api/system-files/uuid/${row.uuid}`, name };
    return image ? { ...file, id: row.id, fileSize: bytes.length, fileExtension: type } : file;
  } catch (error) {
    await storage.remove(key).catch(() => undefined);
    throw error;
  }
}
