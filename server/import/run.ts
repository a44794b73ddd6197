/**
 * An import: every row goes through the same checks and the same write path as a form, in a savepoint of its own, so that
 * one bad row harms no other. Running it twice changes nothing: a row whose record is there already is skipped.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { roleCodes as allRoles, permissions } from '#schemas/kernel/access.ts';
import { decimalsOf } from '#schemas/kernel/currency.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { wireKey } from '#schemas/kernel/field.ts';
import { dateIn, type Session } from '#schemas/kernel/session.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { type Reach, reachOf } from '#server/engine/reach.ts';
import type { DomainModel } from '#server/engine/rules.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { messageOf, wordFields } from '#server/errors/wording.ts';
import { convertCell } from './convert.ts';
import { existingRecord, findByLabel, uniqueField } from './existing.ts';
import type { Mapping } from './mapping.ts';
import type { Sheet } from './read.ts';
import type { Outcome, ResultLine } from './result.ts';

export interface ImportOrder {
  db: Database;
  config: Config;
  model: DomainModel;
  entity: Entity;
  /** Code of the office centre that the records go into. */
  centre: string;
  sheet: Sheet;
  mapping: Mapping;
  /** `all`: everything or nothing; `valid`: the rows that pass. */
  mode: 'all' | 'valid';
  /** Checks everything and keeps nothing. */
  dryRun?: boolean;
  /** Told of every row that did not go in. */
  onLine: (line: ResultLine) => void;
  onProgress?: (done: number, total: number) => void;
}
export type Summary = Record<Outcome, number> & { kept: boolean };

/** Rows per transaction where each may stand alone. */
const BATCH = 200;
class Undo extends Error {}

/** The importer acts for the provider, inside one office centre. */
async function reachFor(db: Queryable, code: string): Promise<{ reach: Reach; currency: string }> {
  const [centre] = await db.query<{
    id: number;
    uuid: string;
    type: 'LANDLORD';
    name: string;
    building: string;
    landlordId: number | null;
    zone: string;
    currency: string;
  }>(
    sql`select id, uuid, office_centre_type as type, company_name as name, coalesce(building_name, '') as building, landlord_id as "landlordId", time_zone as zone, currency
        from office_centres where lower(centre_code) = lower(${code})`,
  );
  if (!centre) throw new Error(`There is no office centre with the code '${code}'.`);
  const session: Session = {
    userId: 0,
    userUuid: '',
    fullName: 'Import',
    username: '',
    side: 'platform',
    roleCodes: allRoles,
    permissions,
    addOns: [],
    officeCentre: {
      officeCentreId: centre.id,
      uuid: centre.uuid,
      officeCentreType: centre.type,
      companyName: centre.name,
      buildingName: centre.building,
      landlordId: centre.landlordId,
      timeZone: centre.zone,
      currency: centre.currency,
    },
    buildingId: centre.landlordId ?? centre.id,
    today: dateIn(centre.zone),
    inactivityMinutes: 30,
    providerBuildingId: null,
    passwordExpiry: null,
  };
  return { reach: reachOf(session), currency: centre.currency };
}

/** Imports the rows of a sheet; every row's outcome is told or counted. Throws when the centre does not exist. */
export async function runImport(order: ImportOrder): Promise<Summary> {
  const { db, config, model, entity, sheet, mapping, mode, dryRun = false, onLine, onProgress } = order;
  const { reach, currency } = await reachFor(db, order.centre);
  const currencyDigits = decimalsOf(currency);
  const summary: Summary = { added: 0, skipped: 0, exists: 0, invalid: 0, kept: true };
  const unique = uniqueField(entity);
  const write = { db, config, model, entity, reach, origin: {} };

  const bodyOf = async (tx: Transaction, cells: Record<string, string>) => {
    const body: Record<string, unknown> = {};
    for (const [name, header] of Object.entries(mapping)) {
      const field = entity.fields[name];
      if (!field) continue;
      const lookUp = (target: string, text: string) => findByLabel(tx, model, target, text, reach);
      body[wireKey(name, field)] = await convertCell(cells[header] ?? '', field, { entity, name, currencyDigits, lookUp });
    }
    return body;
  };

  const importRow = async (tx: Transaction, row: Sheet['rows'][number]) => {
    const body = await bodyOf(tx, row.cells);
    const there = unique && (await existingRecord(tx, model, entity, unique, body, reach));
    if (there) {
      const differs = Object.entries(body).find(
        ([key, value]) => JSON.stringify(there[key] ?? null) !== JSON.stringify(value ?? null),
      );
      if (!differs) summary.skipped += 1;
      else {
        summary.exists += 1;
        onLine({
          line: row.line,
          outcome: 'exists',
          field: differs[0],
          value: String(differs[1] ?? ''),
          reason: `is there already with '${String(there[differs[0]] ?? '')}'`,
        });
      }
      return;
    }
    await tx.text('savepoint import_row');
    try {
      const made = await createRecord(tx, write, 'create', body);
      await tx.text('release savepoint import_row');
      summary[made.id === null && made.again ? 'skipped' : 'added'] += 1;
    } catch (error) {
      await tx.text('rollback to savepoint import_row');
      const known = asAppError(error, entity);
      if (known.status >= 500) throw error;
      summary.invalid += 1;
      const fields = Object.entries(wordFields(known.facts.fields ?? {}, fallbackLocale, entity));
      if (fields.length === 0) onLine({ line: row.line, outcome: 'invalid', reason: messageOf(known, fallbackLocale) });
      for (const [key, { message }] of fields)
        onLine({ line: row.line, outcome: 'invalid', field: key, value: String(body[key] ?? ''), reason: message });
    }
  };

  const size = mode === 'all' || dryRun ? Math.max(sheet.rows.length, 1) : BATCH;
  for (let start = 0; start < sheet.rows.length; start += size) {
    await db
      .transaction(async (tx) => {
        for (const [index, row] of sheet.rows.slice(start, start + size).entries()) {
          await importRow(tx, row);
          if ((index + 1) % 100 === 0) onProgress?.(start + index + 1, sheet.rows.length);
        }
        if (dryRun || (mode === 'all' && summary.invalid + summary.exists > 0)) throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
        summary.kept = false;
      });
  }
  onProgress?.(sheet.rows.length, sheet.rows.length);
  return summary;
}
