/**
 * Pictures from a zip file (000 §5 Zip upload): faces, one per entry. The archive is refused as a whole when it is not
 * an honest folder of files; a file in it that is not a picture is passed on with the reason, so that its row can show it.
 */

import type { Entry } from 'yauzl';
import type { UploadKey } from '#i18n/keys.ts';
import type { FileType } from '#schemas/kernel/fields/field.ts';
import type { AppError } from '#server/errors/appError.ts';
import { refuseUpload } from './refuseUpload.ts';
import { entriesOf, readEntry, UnpackRefusal } from './sheet/unpack.ts';
import { cleanName, typeOf } from './sniff.ts';

/** 000 §5. */
export const ZIP_MEGABYTES = 5;
const MAX_ENTRIES = 2000;
/** Pictures hardly compress. */
const UNPACKED_BYTES = 40 * 1024 * 1024;
export const PICTURES: readonly FileType[] = ['jpg', 'jpeg', 'png'];
const ARCHIVE = /\.(zip|7z|rar|gz|tgz|tar|bz2|xz|jar)$/i;
const ARCHIVE_STARTS = ['504b0304', '504b0506', '526172211a07', '377abcaf271c', '1f8b08', 'fd377a585a00'];
/** An entry is named after a person and may contain dots: the last one begins the extension. */
const ENDING = /\.([^.]*)$/;
/** Metadata files that operating systems add to a folder. */
const LEFT_BEHIND = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i;
const SYMLINK = 0o120000;

/** R-0269: `uploadable` is false for files that are not pictures. */
export type ZipPicture = {
  /** The name of the file, without its folders. */
  name: string;
  bytes: Buffer;
} & ({ uploadable: true; type: FileType } | { uploadable: false /** Key under `uploads.`. */; problem: UploadKey });

/** `amy.tan@company.com` of `amy.tan@company.com.jpg`: the person in the picture. */
export const stemOf = (name: string): string => name.replace(ENDING, '').trim();

const refuse = (key: UploadKey, name?: string): AppError => refuseUpload(key, name === undefined ? undefined : { name });
const MESSAGES = { tooBig: 'zipTooBig', unreadable: 'zipUnreadable', encrypted: 'zipEncrypted', path: 'zipPath' } as const;
const asRefusal = (error: unknown): unknown =>
  error instanceof UnpackRefusal ? refuse(MESSAGES[error.reason], error.entry || undefined) : error;

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/') && !LEFT_BEHIND.test(fileName);

/** Checks the directory alone, before anything is unpacked: names, links, passwords, nested archives, claimed sizes. */
async function checkDirectory(bytes: Buffer): Promise<void> {
  let [files, size, packed] = [0, 0, 0];
  for await (const { entry } of entriesOf(bytes, MAX_ENTRIES)) {
    const { fileName, externalFileAttributes, generalPurposeBitFlag } = entry;
    if (((externalFileAttributes >>> 16) & 0o170000) === SYMLINK) throw refuse('zipLink', fileName);
    if (generalPurposeBitFlag & 1) throw refuse('zipEncrypted');
    if (!isFile(entry)) continue;
    if (ARCHIVE.test(fileName)) throw refuse('zipNested', fileName);
    files += 1;
    size += entry.uncompressedSize;
    packed += entry.compressedSize;
  }
  // The entries overlap if they add up to more than the file that holds them.
  if (size > UNPACKED_BYTES || packed > bytes.length) throw refuse('zipTooBig');
  if (!files) throw refuse('zipEmpty');
}

async function pictureOf(entry: Entry, bytes: Buffer): Promise<ZipPicture> {
  const name = cleanName(entry.fileName);
  const start = bytes.subarray(0, 8).toString('hex');
  if (ARCHIVE_STARTS.some((magic) => start.startsWith(magic))) throw refuse('zipNested', name);
  const found = await typeOf(`picture${ENDING.exec(name)?.[0] ?? ''}`, bytes);
  if ('problem' in found) return { name, bytes, uploadable: false, problem: found.problem };
  const { type } = found;
  return PICTURES.includes(type)
    ? { name, bytes, uploadable: true, type }
    : { name, bytes, uploadable: false, problem: 'fileType' };
}

/** Throws the message of the spec for a file that is not called `<something>.zip`. */
export function checkZipName(name: string): void {
  const parts = name.split('.');
  if (parts.length > 2) throw refuse('manyDots');
  if (parts.at(-1)?.toLowerCase() !== 'zip' || !parts[0]) throw refuseUpload('fileType', { accept: '.zip' });
}

/**
 * The files of a zip file, one after another, each unpacked when it is requested. Read it to the end before anything is
 * stored: only then is it certain that there is no nested archive.
 * @param name the name of the person's file
 * @throws AppError validation or tooLarge
 */
export async function* picturesOf(name: string, bytes: Buffer): AsyncGenerator<ZipPicture> {
  checkZipName(name);
  if (bytes.length > ZIP_MEGABYTES * 1024 * 1024) throw refuseUpload('tooLarge', { max: ZIP_MEGABYTES });
  try {
    await checkDirectory(bytes);
    let room = UNPACKED_BYTES;
    for await (const { zip, entry } of entriesOf(bytes, MAX_ENTRIES)) {
      if (!isFile(entry)) continue;
      const content = await readEntry(zip, entry, room);
      room -= content.length;
      yield await pictureOf(entry, content);
    }
  } catch (error) {
    throw asRefusal(error);
  }
}
