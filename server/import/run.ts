/**
 * The import: rows are processed like an upload's rows, in batches, each in a transaction of its own unless the mode is all or
 * nothing. Running it twice changes nothing: a row whose record exists already is skipped.
 */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isBlank } from '#schemas/kernel/sheet/grid.ts';
import { cellFor, dayColumns, type KindOfColumn, withCertainDays } from '#schemas/kernel/sheet/rows.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { DomainModel } from '#server/engine/areas/rules.ts';
import type { UploadContext } from '#server/engine/upload/context.ts';
import type { RawRow } from '#server/engine/upload/row.ts';
import { importBatch } from './batch.ts';
import { batchesOf } from './batches.ts';
import { reachFor } from './importer.ts';
import type { Mapping } from './mapping.ts';
import type { Sheet } from './read.ts';
import type { Outcome, ResultLine } from './result.ts';
import { uniqueField, uploadOf } from './upload.ts';

export interface ImportOrder {
  db: Database;
  config: Config;
  model: DomainModel;
  entity: Entity;
  /** Code of the office centre in which the records are created. */
  centre: string;
  sheet: Sheet;
  mapping: Mapping;
  /** `all`: everything or nothing; `valid`: only the valid rows. */
  mode: 'all' | 'valid';
  /** Validates everything and writes nothing. */
  dryRun?: boolean;
  /** Called for every row that was not imported. */
  onLine: (line: ResultLine) => void;
  onProgress?: (done: number, total: number) => void;
}
export type Summary = Record<Outcome, number> & { kept: boolean };

/** Rows that are validated and written together. */
const BATCH = 500;
class Undo extends Error {}

/** The rows by field, as an upload has them. */
const rawRows = ({ rows, date1904 }: Sheet, mapping: Mapping, kindOf: KindOfColumn): RawRow[] =>
  rows.map(({ line, cells, shown }) => ({
    number: line,
    data: Object.fromEntries(
      Object.entries(mapping).map(([name, header]) => {
        const cell = cellFor(kindOf(name) ?? '', cells[header] ?? null, shown?.[header], date1904);
        return [name, isBlank(cell) ? null : cell];
      }),
    ),
  }));

/** Imports the rows of a sheet; the result of every row is reported or counted. Throws when the centre does not exist. */
export async function runImport(order: ImportOrder): Promise<Summary> {
  const { db, config, model, entity, sheet, mapping, mode, dryRun = false, onLine, onProgress } = order;
  const upload = uploadOf(model, entity, Object.keys(mapping));
  const reach = await reachFor(db, order.centre);
  const context: UploadContext = { db, config, model, entity, name: 'import', upload, reach, locale: fallbackLocale, origin: {} };
  const unique = uniqueField(entity);
  const summary: Summary = { added: 0, skipped: 0, exists: 0, invalid: 0, kept: true };
  const kindOf: KindOfColumn = (name) => entity.fields[name]?.kind;
  const rows = withCertainDays(rawRows(sheet, mapping, kindOf), dayColumns(Object.keys(mapping), kindOf));
  let done = 0;

  const importAll = (batches: Iterable<RawRow[]>) =>
    db.transaction(async (tx) => {
      for (const batch of batches) {
        const results = await importBatch(tx, context, unique, batch);
        for (const { outcome } of results) summary[outcome] += 1;
        for (const line of results.flatMap(({ lines }) => lines).sort((a, b) => a.line - b.line)) onLine(line);
        done += batch.length;
        onProgress?.(done, rows.length);
      }
      if (dryRun || (mode === 'all' && summary.invalid + summary.exists > 0)) throw new Undo();
    });
  const batches = batchesOf(rows, unique, BATCH);
  try {
    if (dryRun || mode === 'all') await importAll(batches);
    else for (const batch of batches) await importAll([batch]);
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    summary.kept = false;
  }
  return summary;
}
