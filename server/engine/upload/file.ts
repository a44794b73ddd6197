/** The first step with the file itself, for clients without a spreadsheet reader: parsed here, columns matched by heading. */
import type { FastifyRequest } from 'fastify';
import type { Entity } from '#schemas/kernel/entity.ts';
import { cellsOf, tableOf } from '#schemas/kernel/sheet/grid.ts';
import { headingWords, matchColumns, matchContent, plainLabel } from '#schemas/kernel/sheet/match.ts';
import { headingsOf, MAX_ROWS, SHEET_MEGABYTES, sheetTypesOf, type Upload } from '#schemas/kernel/upload.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import { readSheets, sheetType } from '#server/files/sheet/readSheets.ts';
import { readOneFile } from '#server/files/upload.ts';
import { type Order, requireRows } from './body.ts';
import { candidatesOf } from './columns.ts';

/**
 * Reads the first sheet that has a known heading.
 * @throws AppError validation for a file that cannot be read, has no known heading, or too many rows
 */
export async function readFileOrder(
  request: FastifyRequest,
  entity: Entity,
  columns: readonly string[],
  upload: Pick<Upload, 'headings' | 'calendar'>,
): Promise<Order> {
  const { name, bytes } = await readOneFile(request, {
    max: SHEET_MEGABYTES,
    check: (given) => sheetType(given, sheetTypesOf(upload)),
  });
  const candidates = candidatesOf(entity, columns, headingsOf(upload));
  const known = headingWords(candidates);
  for (const sheet of await readSheets(name, bytes, sheetTypesOf(upload))) {
    const table = tableOf(sheet, (heading) => known.has(plainLabel(heading)));
    const told = matchColumns(table.headings, candidates);
    if (!told.some(Boolean)) continue;
    const mapping = matchContent(
      told,
      table.rows.map(({ cells }) => cells),
      candidates,
    );
    if (sheet.cut) throw refuseUpload('sheetRows', { max: MAX_ROWS });
    const rows = table.rows.map(({ number, cells }) => ({ number, data: cellsOf(cells, mapping) }));
    requireRows(rows);
    return { fileName: name, rows };
  }
  throw refuseUpload('sheetHeadings');
}
