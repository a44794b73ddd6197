/** Reads many records in a few statements. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import type { Fields } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { compiledOnce, prepared, Slot } from '#server/db/statement.ts';
import { makeKept } from '../lists/keptFor.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { chunksOf } from '../upload/chunks.ts';
import type { RecordRow } from './record.ts';
import { selectRecords, tableAs } from './select.ts';

const listOf = (ids: readonly number[]): string => `{${ids.join(',')}}`;
/** The rows of these ids as one parameter, however many: otherwise every number of ids would be a different statement. */
const among = (ids: string | Slot) => sql`t.id = any(${ids}::bigint[])`;

interface Reading {
  tx: Queryable;
  model: Model;
  reach: Reach;
}

/** Complete records by id, without a scope check: the caller has checked who may see them. */
export async function readRecords<T = RecordRow>(
  { tx, model, entity, reach }: Reading & { entity: Entity },
  ids: readonly number[],
): Promise<T[]> {
  const records: T[] = [];
  for (const chunk of chunksOf(ids)) {
    const chosen = sql`where ${among(listOf(chunk))}`;
    records.push(...(await tx.query<T & object>(selectRecords(model, entity, reach, tableAs(entity), chosen))));
  }
  return records;
}

/** Reads the records of a page, in the order of their ids; one that has left the scope meanwhile is left out. */
export type ReadPage = <T extends { id: number }>(db: Queryable, ids: readonly number[]) => Promise<T[]>;

/** The ids of a page, in its statement. */
const IDS = new Slot('ids');
const readers = makeKept<ReadPage>();

/** How the pages of an entity are read, for a reach: one statement for all of them. */
export const pageReader = (model: Model, entity: Entity, reach: Reach): ReadPage =>
  readers(model, entity, reach, '', () => {
    const chosen = sql`where ${among(IDS)} and ${scopeOf(model, entity, 't', reach)}`;
    const statement = compiledOnce(prepared(selectRecords(model, entity, reach, tableAs(entity), chosen)));
    return async <T extends { id: number }>(db: Queryable, ids: readonly number[]) => {
      if (ids.length === 0) return [];
      const found = await db.query<T>(statement((value) => (value === IDS ? listOf(ids) : value)));
      const byId = new Map<number, T>();
      for (const record of found) byId.set(record.id, record);
      return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
    };
  });

/** The same for a declared entity, with the types of its fields: for the rules and jobs of areas. */
export const recordsOf = <E extends { name: string; fields: Fields }>(
  { tx, model, reach }: Reading,
  { name }: E,
  ids: readonly number[],
): Promise<RecordOf<E>[]> => readRecords<RecordOf<E>>({ tx, model, reach, entity: model.entity(name) }, ids);
