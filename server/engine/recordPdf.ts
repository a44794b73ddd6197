/** A record as a document: the sections of its page and its stamps, in the reader's language and the building's time zone. */
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { stampsOf, titleFields } from '#schemas/kernel/record.ts';
import { recordTitle } from '#schemas/kernel/title.ts';
import { type PdfSection, pdfOf } from '#server/files/pdf.ts';
import type { DownloadContext } from './downloads.ts';
import { sheetRowsOf } from './sheetRows.ts';

/** The labels and values of these fields, without those that are empty. */
function rowsOf(
  { entity, reach, locale, record = { id: 0 } as never }: DownloadContext,
  names: readonly string[],
): PdfSection['rows'] {
  const only: Entity = { ...entity, list: { columns: names } };
  const { head, cells } = sheetRowsOf(only, reach, locale);
  const values = cells(record);
  return head.flatMap((label, index) => {
    const value = values[index];
    return value === '' || value === null || value === undefined ? [] : [[String(label), String(value)] as const];
  });
}

export async function recordPdf(context: DownloadContext): Promise<Buffer | null> {
  const { entity, record, locale } = context;
  if (!record) return null;
  const wordOf = (key: string) => translate(locale, `resources.${entity.name}.${key}`);
  const said = titleFields(entity);
  const shown = entity.show.map(({ section, fields }) => ({
    heading: wordOf(`sections.${section}`),
    rows: rowsOf(
      context,
      fields.filter((name) => !said.includes(name)),
    ),
  }));
  const stamps = stampsOf(entity).map(({ name, date, user, reason }) => ({
    heading: wordOf(`stamps.${name}`),
    rows: rowsOf(context, [date, ...(user ? [user] : []), ...(reason ? [reason] : [])]),
  }));
  const status = entity.states
    ? rowsOf(context, [entity.states.field, ...(entity.states.refinedBy ? [entity.states.refinedBy] : [])])
    : [];
  const sections = [{ heading: '', rows: status }, ...shown, ...stamps].filter(({ rows }) => rows.length);
  return pdfOf(`${wordOf('pages.show')} ${recordTitle(entity, record, locale)}`, sections);
}
