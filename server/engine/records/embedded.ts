/** What stands beside the id of a reference or of a file: the record or the file that it names, as `{ id, label, … }`. */
import {
  type Field,
  isPicture,
  isPointerList,
  isReference,
  isUpload,
  type ReferenceField,
  type ReferencesField,
} from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { activeSql, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { pickedLabelSql } from './whose.ts';

/**
 * Embedded values use a sub-select per row instead of a join: a page has few rows, and planning a dozen
 * joins costs more than all of the look-ups.
 */
const FILE = `'systemFileId', f.id, 'uuid', f.uuid, 'fullPath', '/api/system-files/uuid/' || f.uuid, 'name', f.name, 'fileSize', f.size`;
/** 000 §3: an image has its id, and also its extension. */
const IMAGE = `'id', f.id, ${FILE}, 'fileExtension', f.extension`;

/** The same for a list, in its order; null when it is empty. */
const listJson = (source: string, object: string, alias: string, column: string): string =>
  `(select json_agg(${object} order by o.place) from unnest(${column}) with ordinality o(id, place) join ${source} ${alias} on ${alias}.id = o.id)`;

function referenceJson(model: Model, field: ReferenceField | ReferencesField, column: string, reach: Reach): string {
  const target = model.entity(field.to);
  const visible = (field.embed ?? []).filter((name) => canRead(reach.session, target.fields[name]));
  const embedded = visible.map((name) => `, '${name}', r."${storedColumn(target, name)}"`).join('');
  const known = activeSql(target, 'r');
  const active = known.startsWith('null') ? '' : `, 'active', ${known}`;
  const object = `json_build_object('id', r.id, 'label', ${pickedLabelSql(model, target, 'r', reach, field.label)}${active}${embedded})`;
  if (isPointerList(field)) return listJson(`"${target.table}"`, object, 'r', column);
  return `(select ${object} from "${target.table}" r where r.id = ${column})`;
}

/** The uuid of a reference, or those of a list in its order. */
export function uuidsOf(model: Model, field: ReferenceField | ReferencesField, column: string): string {
  const { table } = model.entity(field.to);
  if (isPointerList(field)) return listJson(`"${table}"`, 'r.uuid', 'r', column);
  return `(select r.uuid from "${table}" r where r.id = ${column})`;
}

/** The embedded value beside the id or ids of a reference, under the field's own name. */
export function embeddedJson(model: Model, field: Field, column: string, reach: Reach): string | undefined {
  if (isReference(field)) return referenceJson(model, field, column, reach);
  if (!isUpload(field)) return undefined;
  const object = `json_build_object(${isPicture(field) ? IMAGE : FILE})`;
  if (isPointerList(field)) return listJson('system_files', object, 'f', column);
  return `(select ${object} from system_files f where f.id = ${column})`;
}
