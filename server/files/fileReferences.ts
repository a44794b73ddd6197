/** References to files: fields of records, queued mail, finished tasks, and others that an area declares. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isPointerList, isStored, isUpload } from '#schemas/kernel/fields/field.ts';
import { columnName } from '#server/db/tables.ts';

/** A column that holds the id of a file, or a list of them. */
export interface FileColumn {
  table: string;
  column: string;
  list: boolean;
}
/** True for a field whose value is a file or files. */
export const holdsFiles = (field: Field): boolean => isStored(field) && isUpload(field);

export const fileColumn = (entity: Entity, name: string, field: Field): FileColumn => ({
  table: entity.table,
  column: columnName(name, field),
  list: isPointerList(field),
});

/** Every column that holds files, once; entities may share a table. */
export function fileColumns(entities: readonly Entity[]): FileColumn[] {
  const all = entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => holdsFiles(field))
      .map(([name, field]) => fileColumn(entity, name, field)),
  );
  return [...new Map(all.map((one) => [`${one.table}.${one.column}`, one])).values()];
}

/** Ids above `from` and up to `to`. */
export interface IdRange {
  from: number;
  to: number;
}
/** A statement of one column, `id`: the files in the range that something refers to. */
export type FileReference = (range: IdRange) => SQL;

const inRange = (column: SQL, { from, to }: IdRange) => sql`${column} > ${from} and ${column} <= ${to}`;
const byStorageKey =
  (source: SQL): FileReference =>
  (range) =>
    sql`select f.id from (${source}) k join system_files f on f.storage_key = k.key where ${inRange(sql.raw('f.id'), range)}`;

/** References from elsewhere than the field of an entity; a file without any reference is deleted after a day. */
export const ownFileReferences: readonly FileReference[] = [
  byStorageKey(sql`
    select a ->> 'storageKey' as key from mails m cross join lateral jsonb_array_elements(m.attachments) a where m.attachments <> '[]'`),
  byStorageKey(sql`select storage_key as key from background_tasks where storage_key is not null`),
];
/** Everything that may refer to files. */
export interface FileReferences {
  entities: readonly Entity[];
  fileReferences: readonly FileReference[];
}

/** One statement of one column, `id`: every file in the range that something refers to, perhaps more than once. */
export function referencedFiles({ entities, fileReferences }: FileReferences, range: IdRange): SQL {
  const fields = fileColumns(entities).map(({ table, column, list }) => {
    const [source, value] = [sql.raw(`"${table}" t`), sql.raw(`t."${column}"`)];
    return list
      ? sql`select u.id from ${source} cross join lateral unnest(${value}) as u(id) where ${inRange(sql.raw('u.id'), range)}`
      : sql`select ${value} as id from ${source} where ${inRange(value, range)}`;
  });
  return sql.join([...fields, ...fileReferences.map((holder) => holder(range))], sql.raw(' union all '));
}
