/** The first step with the file itself, for clients without a spreadsheet reader: parsed here, columns matched by heading. */
import type { FastifyRequest } from 'fastify';
import { headingsOf, MAX_ROWS, SHEET_MEGABYTES, sheetTypesOf, type Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { dateOrders } from '#schemas/kernel/sheet/dates.ts';
import { askedEncodings } from '#schemas/kernel/sheet/decode.ts';
import { tableOf } from '#schemas/kernel/sheet/grid.ts';
import { headingWords, matchColumns, matchContent, plainLabel } from '#schemas/kernel/sheet/match.ts';
import { rowsOf } from '#schemas/kernel/sheet/rows.ts';
import { AppError } from '#server/errors/appError.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import { readSheets, sheetType } from '#server/files/sheet/readSheets.ts';
import { readOneFile } from '#server/files/upload.ts';
import type { Reach } from '../reach/reach.ts';
import { type Order, requireRows } from './body.ts';
import { candidatesOf } from './columns.ts';

/** What the sender says about a file that does not say it itself. */
function saidAs<T extends string>(beside: Readonly<Record<string, string>>, name: string, values: readonly T[]): T | undefined {
  const said = beside[name];
  const value = values.find((one) => one === said);
  if (said !== undefined && value === undefined)
    throw new AppError('validation', { fields: { [name]: { code: 'notAllowed', params: { values: values.join(', ') } } } });
  return value;
}

/**
 * Reads the first sheet that has a known heading.
 * @throws AppError validation for a file that cannot be read, has no known heading, or too many rows
 */
export async function readFileOrder(
  request: FastifyRequest,
  entity: Entity,
  columns: readonly string[],
  upload: Pick<Upload, 'headings' | 'calendar'>,
  reach: Pick<Reach, 'zone' | 'today'>,
): Promise<Order> {
  const types = sheetTypesOf(upload);
  const { name, bytes, beside } = await readOneFile(request, {
    max: SHEET_MEGABYTES,
    fields: ['encoding', 'dateOrder'],
    check: (given) => sheetType(given, types),
  });
  const encoding = saidAs(beside, 'encoding', askedEncodings);
  const order = saidAs(beside, 'dateOrder', dateOrders);
  const candidates = candidatesOf(entity, columns, headingsOf(upload));
  const known = headingWords(candidates);
  const kindOf = (column: string) => entity.fields[column]?.kind;
  for (const sheet of await readSheets(name, bytes, { types, encoding, place: reach })) {
    const table = tableOf(sheet, (heading) => known.has(plainLabel(heading)));
    const told = matchColumns(table.headings, candidates);
    if (!told.some(Boolean)) continue;
    const mapping = matchContent(
      told,
      table.rows.map(({ cells }) => cells),
      candidates,
    );
    if (sheet.cut) throw refuseUpload('sheetRows', { max: MAX_ROWS });
    const rows = rowsOf(table, mapping, kindOf, order);
    requireRows(rows);
    return { fileName: name, rows };
  }
  throw refuseUpload('sheetHeadings');
}
