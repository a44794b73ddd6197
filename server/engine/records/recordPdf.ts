/** A record as a document: the sections of its page with their pictures, and its stamps, in the reader's language and the building's time zone. */
import { sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { intlLocale, type LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { stampsOf, titleFields } from '#schemas/kernel/entity/record.ts';
import { recordTitle } from '#schemas/kernel/entity/title.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { isRows, type RowsField } from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { cellText, type OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { holdsFiles } from '#server/files/fileReferences.ts';
import { type Rgb, rgbOf } from '#server/files/images/rgbOf.ts';
import { type PdfHead, type PdfSection, pdfOf } from '#server/files/pdf/pdf.ts';
import { storageOf } from '#server/files/storage.ts';
import type { DownloadContext } from '../calls/downloads.ts';
import { sheetRowsOf } from '../lists/sheetRows.ts';

/** The picture of a field, if it is one that a document can show. */
async function pictureIn({ db, config, entity, record }: DownloadContext, name: string): Promise<Rgb | undefined> {
  const held = record?.[name] as { systemFileId?: number } | null | undefined;
  const field = entity.fields[name];
  if (!field || !holdsFiles(field) || !held?.systemFileId) return undefined;
  const [file] = await db.query<{ key: string }>(
    sql`select storage_key as key from system_files where id = ${held.systemFileId} and extension = 'png'`,
  );
  if (!file) return undefined;
  const parts: Buffer[] = [];
  for await (const part of await storageOf(config).read(file.key)) parts.push(Buffer.from(part as Uint8Array));
  return rgbOf(Buffer.concat(parts));
}

/** One line for each row, with its values. */
function rowsText(field: RowsField, record: Readonly<Record<string, unknown>>, name: string): string {
  const rows = (record[name] ?? []) as readonly Readonly<Record<string, unknown>>[];
  const line = (row: Readonly<Record<string, unknown>>) =>
    Object.keys(field.fields).flatMap((cell) => (isEmpty(row[cell]) ? [] : [String(row[cell])]));
  return rows.map((row) => line(row).join(', ')).join('\n');
}

/** As people write it: `28 Nov 2026, 10:00 AM`. */
function said(cell: OutCell, locale: LocaleCode): string {
  if (typeof cell !== 'object' || (cell.as !== 'date' && cell.as !== 'moment')) return cellText(cell);
  const [date = '', time] = cell.text.split(' ');
  const hour = time && new Intl.DateTimeFormat(intlLocale(locale), CLOCK).format(Date.parse(`${date}T${time}:00Z`));
  return [formatDate(date, locale), ...(hour ? [hour] : [])].join(', ');
}
/** The text is on the building's clock already. */
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

/** The labels and values of these fields, without those that are empty. */
async function rowsOf(context: DownloadContext, wanted: readonly string[]): Promise<PdfSection['rows']> {
  const { entity, reach, locale, record = { id: 0 } as never } = context;
  const names = wanted.filter((name) => entity.fields[name] && canRead(reach.session, entity.fields[name]));
  const pictures = new Map<number, Rgb>();
  for (const [index, name] of names.entries()) {
    const picture = await pictureIn(context, name);
    if (picture) pictures.set(index, picture);
  }
  const only: Entity = { ...entity, list: { columns: names } };
  const { head, cells } = sheetRowsOf(only, reach, locale, [], { asText: true });
  const values = cells(record);
  return head.flatMap((label, index): PdfSection['rows'] => {
    const picture = pictures.get(index);
    if (picture) return [[String(label), picture] as const];
    const field = entity.fields[names[index] as string];
    const value = field && isRows(field) ? rowsText(field, record, names[index] as string) : said(values[index] ?? '', locale);
    return value === '' ? [] : [[cellText(label), value] as const];
  });
}

/** How a document differs from the record's page. */
export interface PdfLook extends PdfHead {
  /** In place of the name of the page and the record's title. */
  title?: string;
  /** Fields that say nothing to those who read it on paper. */
  without?: readonly string[];
}

/** The handler of a download; `lookOf` says how the document of a record looks. */
export const recordPdf =
  (lookOf: (context: DownloadContext) => Promise<PdfLook>) =>
  async (context: DownloadContext): Promise<Buffer | null> =>
    context.record ? drawn(context, await lookOf(context)) : null;

async function drawn(context: DownloadContext, { title, without = [], ...head }: PdfLook): Promise<Buffer> {
  const { entity, record = {}, locale } = context;
  const wordOf = (key: string) => translate(locale, `resources.${entity.name}.${key}`);
  const named = titleFields(entity);
  const shown = await Promise.all(
    entity.show.map(async ({ section, fields }) => ({
      heading: wordOf(`sections.${section}`),
      rows: await rowsOf(
        context,
        fields.filter((name) => !named.includes(name) && !without.includes(name)),
      ),
    })),
  );
  const stamps = await Promise.all(
    stampsOf(entity).map(async ({ name, date, user, reason }) => ({
      heading: wordOf(`stamps.${name}`),
      rows: await rowsOf(context, [date, ...(user ? [user] : []), ...(reason ? [reason] : [])]),
    })),
  );
  const { states } = entity;
  const status = states ? await rowsOf(context, [states.field, ...(states.refinedBy ? [states.refinedBy] : [])]) : [];
  const sections = [{ heading: '', rows: status }, ...shown, ...stamps].filter(({ rows }) => rows.length);
  return pdfOf(title ?? `${wordOf('pages.show')} ${recordTitle(entity, record, locale)}`, sections, locale, head);
}
