/** The small copy of a picture for lists and cards: made when it is first asked for, then kept beside the picture. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { ImagesBusy, type ImageType, reencode } from './images/reencode.ts';
import type { SentFile } from './sendFile.ts';
import { BytesGone, type FileStorage } from './storage.ts';

/** Of its longer side, in pixels: what screens of twice the density show of 96. */
const SIDE = 192;
const types: Readonly<Record<string, ImageType>> = { 'image/png': 'png', 'image/jpeg': 'jpeg' };

/** A file that may be a picture, as its row has it. */
export interface Picture extends SentFile {
  id: number;
  thumbnailKey: string | null;
}

/** Of two that make it at once the first one stays. */
async function made(on: Queryable, storage: FileStorage, { id, mime, key }: Picture, reader: number | string): Promise<string> {
  const type = types[mime];
  if (!type) throw new AppError('notFound');
  const { bytes } = await reencode(await buffer(await storage.read(key)), type, reader, SIDE);
  const small = await storage.put(bytes);
  const [kept] = await on.query(
    sql`update system_files set thumbnail_key = ${small} where id = ${id} and thumbnail_key is null returning id`,
  );
  if (kept) return small;
  await storage.remove(small);
  const [other] = await on.query<{ key: string }>(sql`select thumbnail_key as key from system_files where id = ${id}`);
  if (!other) throw new AppError('notFound');
  return other.key;
}

/**
 * The small copy as `sendFile` takes it.
 * @param reader whose turn it is where pictures are decoded
 * @throws AppError `notFound` for what is no picture or has gone, `unavailable` while too many pictures are decoded
 */
export async function thumbnailOf(
  on: Queryable,
  storage: FileStorage,
  picture: Picture,
  reader: number | string,
): Promise<SentFile> {
  try {
    const key = picture.thumbnailKey ?? (await made(on, storage, picture, reader));
    const small = await buffer(await storage.read(key));
    return { name: picture.name, mime: picture.mime, size: small.length, key };
  } catch (error) {
    if (error instanceof BytesGone) throw new AppError('notFound');
    throw error instanceof ImagesBusy ? new AppError('unavailable') : error;
  }
}
