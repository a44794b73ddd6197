/** The first step with the file itself, for clients without a spreadsheet reader: parsed here, columns found by heading. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Entity } from '#schemas/kernel/entity.ts';
import { cellsOf, tableOf } from '#schemas/kernel/sheet/grid.ts';
import { matchColumns, plainLabel } from '#schemas/kernel/sheet/match.ts';
import { MAX_ROWS, SHEET_MEGABYTES } from '#schemas/kernel/upload.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import { readSheets, sheetType } from '#server/files/sheet/readSheets.ts';
import { cleanName } from '#server/files/sniff.ts';
import { AppError } from '#server/http/errors.ts';
import { type Order, requireRows } from './body.ts';
import { candidatesOf } from './columns.ts';

/** The one file of a multipart body. */
async function readFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  let file: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') throw new AppError('validation', { fields: { [part.fieldname]: { code: 'unknownField' } } });
      if (file || part.fieldname !== 'file') throw refuseUpload(file ? 'several' : 'missing');
      const name = cleanName(part.filename ?? '');
      sheetType(name);
      file = { name, bytes: await (part as MultipartFile).toBuffer() };
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuseUpload('tooLarge', { max: SHEET_MEGABYTES });
    if (code === 'FST_FILES_LIMIT') throw refuseUpload('several');
    // Nothing but the form is read here: whatever else goes wrong is a form that breaks off or is none.
    throw error instanceof AppError ? error : new AppError('malformed');
  }
  if (!file) throw refuseUpload('missing');
  return file;
}

/**
 * Reads the first sheet that has a heading which is known.
 * @throws AppError validation for a file that cannot be read, has no known heading, or too many rows
 */
export async function readFileOrder(request: FastifyRequest, entity: Entity, columns: readonly string[]): Promise<Order> {
  const { name, bytes } = await readFile(request);
  const candidates = candidatesOf(entity, columns);
  const known = new Set(candidates.flatMap((one) => [one.name, ...one.labels].map(plainLabel)));
  for (const sheet of await readSheets(name, bytes)) {
    const table = tableOf(sheet, (heading) => known.has(plainLabel(heading)));
    const mapping = matchColumns(table.headings, candidates);
    if (!mapping.some(Boolean)) continue;
    if (sheet.cut) throw refuseUpload('sheetRows', { max: MAX_ROWS });
    const rows = table.rows.map(({ number, cells }) => ({ number, data: cellsOf(cells, mapping) }));
    requireRows(rows);
    return { fileName: name, rows };
  }
  throw refuseUpload('sheetHeadings');
}
