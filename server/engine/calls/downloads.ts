/**
 * Producers of the declared downloads. This file makes lists as spreadsheets; an area lists a producer for any other file, and
 * the server does not start while one is missing.
 */
import { Readable } from 'node:stream';
import { formatCount } from '#i18n/formatCount.ts';
import type { Call } from '#schemas/kernel/calls/calls.ts';
import { type Download, isOfRows, MAX_DOWNLOAD_ROWS } from '#schemas/kernel/calls/download.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { AppError } from '#server/errors/appError.ts';
import { spreadsheet } from '#server/files/spreadsheet.ts';
import type { VerbContext } from '../context.ts';
import { parseAsListed } from '../lists/listQuery.ts';
import { type SheetRows, sheetRowsOf } from '../lists/sheetRows.ts';
import { pageStatement } from '../lists/statements.ts';
import type { RecordRow } from '../records/record.ts';

export interface DownloadContext extends VerbContext {
  /** The record, within scope, whose file is requested; absent for a file of the list. */
  record?: RecordRow;
}
/** Returns the bytes of the file; null when there is nothing to download. */
export type Producer = (context: DownloadContext) => Promise<Readable | Buffer | null>;

/** By entity, and by the download's name in its schema. */
export type Producers = Readonly<Record<string, Readonly<Record<string, Producer>>>>;

/** Refuses a list that is longer than a download may be, and says what to do instead. */
function refuseLong({ api }: Entity): never {
  const messageKey = api.verbs.emailRecord ? 'lists.download.tooManyMail' : 'lists.download.tooMany';
  throw new AppError('tooLarge', { messageKey, params: { max: formatCount(MAX_DOWNLOAD_ROWS) } });
}

/** The rows of the list as filtered and sorted, from one snapshot, with these columns. */
export async function sheetWith({ head, cells }: SheetRows, context: DownloadContext): Promise<Readable | null> {
  const { db, model, entity, query, reach } = context;
  const parsed = parseAsListed(model, entity, query, reach);
  const rows = await db.query<RecordRow>(
    pageStatement(model, entity, { ...parsed, page: 1, limit: MAX_DOWNLOAD_ROWS + 1 }, reach),
  );
  if (rows.length === 0) return null;
  if (rows.length > MAX_DOWNLOAD_ROWS) refuseLong(entity);
  return spreadsheet(Readable.from([head, ...rows.map(cells)]));
}

export const listSheet: Producer = (context) => sheetWith(sheetRowsOf(context.entity, context.reach, context.locale), context);

/**
 * The producer of a call's file.
 * @throws Error when there is none: checked for every call as it is registered
 */
export function producerOf(producers: Producers, { entity, name, download }: Call): Producer {
  const own = producers[entity.name]?.[name as string];
  const made = own ?? (isOfRows(download as Download) ? listSheet : undefined);
  if (!made) throw new Error(`${entity.name}: nobody makes the file of the download '${name}'`);
  return made;
}
