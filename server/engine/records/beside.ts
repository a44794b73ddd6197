/** What an answer says beside the values of a record (`kinds/beside.ts`), as SQL. */
import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type Field,
  isOneReference,
  isReference,
  type RowsOfField,
  type Same,
  traitsOf,
  uuidKey,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { defaultSort } from '#schemas/kernel/lists/query.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { partSql as linkPartSql } from '#server/db/kinds/linkParts.ts';
import { baseColumns, columnOf, type Model, labelSql as recordLabel, storedColumn } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from '../reach/reach.ts';
import { withinReach } from '../reach/withinReach.ts';
import { choiceLabel } from './choiceLabel.ts';
import { embeddedJson, uuidsOf } from './embedded.ts';
import { compileWhere, onField } from './where.ts';

/** Parts of the rows that a session may not see. */
export const hiddenParts = (model: Model, { rowsOf, parts }: RowsOfField, session: Session): string[] => {
  const { fields } = model.entity(rowsOf);
  return parts.filter((one) => !canRead(session, fields[one]));
};

/** The label of the code in a field, or of the record that it names; null without one. A code without a label is shown as it is. */
function labelSql(model: Model, entity: Entity, name: string, reach: Reach): SQL {
  const field = entity.fields[name];
  if (isOneReference(field)) {
    const target = model.entity(field.to);
    const label = recordLabel(target, 'r', reach.locale, field.label);
    return sql.raw(`(select ${label} from "${target.table}" r where r.id = t."${columnName(name, field)}")`);
  }
  if (field && isReference(field)) {
    const target = model.entity(field.to);
    const label = recordLabel(target, 'r', reach.locale, field.label);
    const ids = sql.raw(`unnest(t."${columnName(name, field)}") with ordinality o(id, place)`);
    return sql`(select json_agg(${sql.raw(label)} order by o.place) from ${ids} join ${sql.raw(`"${target.table}"`)} r on r.id = o.id)`;
  }
  const values = field && 'values' in field ? (field.values as readonly string[]) : [];
  return onField(model, entity, name, 't', reach, (code) => {
    const cases = values.map(
      (value) => sql`when ${value} then ${choiceLabel(reach.locale ?? fallbackLocale, entity, name, value)}::text`,
    );
    return sql`case ${code} ${sql.join(cases, fragment(' '))} end`;
  });
}

/** An instant as columns give it: JSON of PostgreSQL writes microseconds and an offset. */
const asInstant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One part of a row under its wire key, with what stands beside a reference. */
function partSql(model: Model, target: Entity, name: string, alias: string, reach: Reach): string[] {
  const field = target.fields[name];
  const column = `${alias}."${storedColumn(target, name)}"`;
  if (!field) return [`'${name}', ${name.endsWith('Date') ? asInstant(column) : column}`];
  const value = traitsOf(field).moment === 'instant' ? asInstant(column) : column;
  const byUuid = uuidKey(name, field);
  const beside = embeddedJson(model, field, column, reach);
  return [
    `'${wireKey(name, field)}', ${value}`,
    ...(beside ? [`'${name}', ${beside}`] : []),
    ...(byUuid && isReference(field) ? [`'${byUuid}', ${uuidsOf(model, field, column)}`] : []),
  ];
}

function rowsSql(model: Model, entity: Entity, field: RowsOfField, reach: Reach): SQL {
  const target = model.entity(field.rowsOf);
  const row = 't_b';
  const shown = field.parts.filter((one) => canRead(reach.session, target.fields[one]));
  const object = ["'id', t_b.id", "'uuid', t_b.uuid", ...shown.flatMap((name) => partSql(model, target, name, row, reach))];
  const belongs = field.under
    ? sql`${columnOf(row, columnName(field.under, target.fields[field.under]))} = t.id`
    : sql`${columnOf(row, 'id')} = ${columnOf('t', columnName(field.at as string, entity.fields[field.at as string]))}`;
  const conditions = [
    belongs,
    ...withinReach(model, target, row, reach),
    ...(target.rows ? [compileWhere(model, target, target.rows, row, reach)] : []),
  ];
  const [by, direction] = defaultSort(target);
  const order = sql.raw(`${row}."${storedColumn(target, by)}" ${direction}, ${row}.id ${direction}`);
  return sql`(select coalesce(json_agg(b.one), '[]'::json) from (select json_build_object(${sql.raw(object.join(', '))}) as one
    from ${sql.raw(`"${target.table}" ${row}`)} where ${sql.join(conditions, fragment(' and '))} order by ${order} limit ${sql.raw(String(field.most))}) b)`;
}

/** An entry for each language. */
function textsSql(entity: Entity, names: readonly string[]): SQL {
  const columns = names.map((name) => [name, `t."${columnName(name, entity.fields[name] as Field)}"`] as const);
  const entries = localeCodes.map((code) => {
    const texts = columns.map(([name, column]) => `, '${name}', ${column}->>'${code}'`);
    return `json_build_object('languageCode', '${code}'${texts.join('')})`;
  });
  return sql.raw(`json_build_array(${entries.join(', ')})`);
}

/** A value under another name: as the record has it, or within JSON as the record's answer would write it. */
function sameSql(model: Model, entity: Entity, same: Same, reach: Reach, within = false): SQL {
  if (Array.isArray(same)) {
    const all = (same as readonly string[]).map((one) => sameSql(model, entity, one, reach, within));
    return sql`coalesce(${sql.join(all, fragment(', '))})`;
  }
  if (typeof same !== 'string') {
    const parts = Object.entries(same).map(
      ([key, one]) => sql`${sql.raw(`'${key}'`)}, ${sameSql(model, entity, one, reach, true)}`,
    );
    return sql`json_build_object(${sql.join(parts, fragment(', '))})`;
  }
  const [name = '', part] = same.split('.');
  const field = entity.fields[name];
  const column = `t."${field ? columnName(name, field) : baseColumns[name as keyof typeof baseColumns]}"`;
  if (field && part && isReference(field)) return sql.raw(uuidsOf(model, field, column));
  const beside = field && embeddedJson(model, field, column, reach);
  if (beside) return sql.raw(beside);
  const isInstant = field ? traitsOf(field).moment === 'instant' : name.endsWith('Date');
  return sql.raw(within && isInstant ? asInstant(column) : column);
}

/** The expression of such a field over rows under `t`; undefined for any other field. */
export function besideSql(model: Model, entity: Entity, field: Field, reach: Reach): SQL | undefined {
  if ('rowsOf' in field) return rowsSql(model, entity, field, reach);
  if ('labelOf' in field) return labelSql(model, entity, field.labelOf, reach);
  if ('sameAs' in field) return sameSql(model, entity, field.sameAs, reach);
  if ('textsOf' in field) return textsSql(entity, field.textsOf);
  if ('partOf' in field) {
    const link = entity.fields[field.partOf] as Field;
    return sql.raw(linkPartSql(`t."${columnName(field.partOf, link)}"`, field.part));
  }
  if ('timeOf' in field) {
    const column = columnOf('t', columnName(field.timeOf, entity.fields[field.timeOf] as Field));
    return sql`to_char(${column} at time zone ${reach.zone}, 'HH24:MI')`;
  }
  if (!('labelsOf' in field)) return undefined;
  const labels = field.labelsOf.map((name) => sql`${sql.raw(`'${name}'`)}, ${labelSql(model, entity, name, reach)}`);
  return sql`json_build_object(${sql.join(labels, fragment(', '))})`;
}
