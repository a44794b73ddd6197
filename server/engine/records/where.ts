/** The predicate language (`schemas/kernel/rules/where.ts`) as SQL. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type ActiveOfField,
  type CasesField,
  type Field,
  isComputed,
  type ReferenceField,
  type UsageField,
} from '#schemas/kernel/fields/field.ts';
import { LOW_PERCENT } from '#schemas/kernel/fields/meter.ts';
import { type Comparison, isComparison, resolveWhere, type Scalar, type Where } from '#schemas/kernel/rules/where.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { columnOf, fieldByKey, type Model, storedColumn } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import { linkedRows } from '../reach/ownRows.ts';
import type { Reach } from '../reach/reach.ts';
import { withinReach } from '../reach/withinReach.ts';

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/**
 * Stands for the present moment until it is compiled: `now()` of the database, as compiled conditions are kept. Among scalars, but no
 * text of a record or request is it.
 */
const NOW = Symbol('now') as unknown as string;
const valueSql = (value: Scalar): SQL => (value === NOW ? fragment('now()') : sql`${value}`);

/** `expression = value`, `in (…)` or a comparison; null compares as `is null`. */
function compare(expression: SQL, wanted: Where[string]): SQL {
  if (Array.isArray(wanted))
    return wanted.length === 0 ? fragment('false') : sql`${expression} in (${sql.join(wanted.map(valueSql), fragment(', '))})`;
  if (!isComparison(wanted))
    return wanted === null ? sql`${expression} is null` : sql`${expression} = ${valueSql(wanted as Scalar)}`;
  const parts = (Object.entries(wanted) as [keyof Comparison, Scalar][]).map(([operator, value]) => {
    if (operator === 'not') return sql`${expression} is distinct from ${valueSql(value)}`;
    return sql`${expression} ${fragment(OPERATORS[operator])} ${valueSql(value)}`;
  });
  return sql.join(parts, fragment(' and '));
}

/** A field that is a list, asked for some values: one of its entries is among them. Undefined for any other. */
function holdsAny(entity: Entity, key: string, expression: SQL, wanted: Where[string]): SQL | undefined {
  const field = fieldByKey(entity, key)?.field;
  const cast = field && !field.via && !isComputed(field) ? kindOf(field).cast : undefined;
  if (!cast?.endsWith('[]') || !Array.isArray(wanted)) return undefined;
  return sql`${expression} && array[${sql.join(wanted.map(valueSql), fragment(', '))}]::${sql.raw(cast)}`;
}

/** Conditions on a record under `alias`, joined by `and`; `record` gives the values of `$record.…`. */
export function compileWhere(
  model: Model,
  entity: Entity,
  where: Where,
  alias: string,
  reach: Reach,
  record?: Readonly<Record<string, unknown>>,
): SQL {
  const values = { today: reach.today, now: NOW, record, session: reach.session as unknown as Record<string, unknown> };
  const conditions = Object.entries(resolveWhere(where, values)).map(([key, wanted]) =>
    onField(
      model,
      entity,
      key,
      alias,
      reach,
      (expression) => holdsAny(entity, key, expression, wanted) ?? compare(expression, wanted),
    ),
  );
  return conditions.length ? sql.join(conditions, fragment(' and ')) : fragment('true');
}

/**
 * Applies a condition to the value of a field, wherever the value is: a column, a computed expression, or the rows of
 * a linking entity, of which one must satisfy it.
 */
export function onField(
  model: Model,
  entity: Entity,
  key: string,
  alias: string,
  reach: Reach,
  condition: (expression: SQL) => SQL,
): SQL {
  const found = fieldByKey(entity, key);
  if (found?.field.via) {
    const { via } = found.field;
    const linking = model.entity(via.entity);
    const column = columnOf(`${alias}_v`, columnName(via.take, linking.fields[via.take]));
    return sql`exists (select 1 from ${linkedRows(model, via, alias, `${alias}_v`, reach)} and ${condition(column)})`;
  }
  if (found && isComputed(found.field)) return condition(computed(model, entity, found.field, alias, reach));
  const column = storedColumn(entity, key);
  if (!column) throw new Error(`${entity.name} has no field '${key}'`);
  return condition(columnOf(alias, column));
}

/** Nothing is left of nothing known; `greatest` alone would make zero of it. */
const leftOver = (of: SQL, taken: SQL): SQL => sql`case when ${of} is not null then greatest(${of} - ${taken}, 0) end`;

/** The expression of a computed field. */
export function computed(model: Model, entity: Entity, field: Field, alias: string, reach: Reach): SQL {
  if (field.kind === 'cases') return casesSql(model, entity, field, alias, reach);
  if ('meters' in field) return usageSql(model, entity, field, alias, reach);
  if (field.kind === 'activeOf') return activeSql(model, entity, field, alias);
  if ('matches' in field) return sql`coalesce((${compileWhere(model, entity, field.matches, alias, reach)}), false)`;
  if (field.kind !== 'count') throw new Error(`${field.kind} is not computed`);
  const counted = model.entity(field.of);
  const by = columnName(field.by, counted.fields[field.by]);
  const inner = `${alias}_c`;
  // A count is the length of another entity's list: rows out of the reader's scope are not counted.
  const conditions = [sql`${columnOf(inner, by)} = ${columnOf(alias, 'id')}`, ...withinReach(model, counted, inner, reach)];
  for (const one of [counted.rows, field.where]) if (one) conditions.push(compileWhere(model, counted, one, inner, reach));
  const what = field.sum
    ? sql`coalesce(sum(${columnOf(inner, columnName(field.sum, counted.fields[field.sum]))}), 0)::int`
    : fragment('count(*)::int');
  const left = field.from ? leftOver(columnOf(alias, columnName(field.from, entity.fields[field.from])), what) : what;
  return sql`(select ${left} from ${sql.raw(`"${counted.table}" ${inner}`)} where ${sql.join(conditions, fragment(' and '))})`;
}

/** Whether the referenced record is active. */
function activeSql(model: Model, entity: Entity, { by }: ActiveOfField, alias: string): SQL {
  const reference = entity.fields[by] as ReferenceField;
  const { table } = model.entity(reference.to);
  return sql.raw(
    `(select ${alias}_a."active" from "${table}" ${alias}_a where ${alias}_a.id = ${alias}."${columnName(by, reference)}")`,
  );
}

function casesSql(model: Model, entity: Entity, field: CasesField, alias: string, reach: Reach): SQL {
  const branches = field.cases.map(
    (one) => sql`when ${compileWhere(model, entity, one.when, alias, reach)} then ${one.is}::text`,
  );
  return sql`case ${sql.join(branches, fragment(' '))} end`;
}

/** The worst of some meters (`schemas/kernel/fields/meter.ts`): used up, running out, or enough of each. */
function usageSql(model: Model, entity: Entity, { meters }: UsageField, alias: string, reach: Reach): SQL {
  const lines = meters.map((name) => {
    const { leftOf } = entity.fields[name] as Field & { leftOf: string };
    const left = columnOf(alias, columnName(name, entity.fields[name]));
    return onField(model, entity, leftOf, alias, reach, (bought) => sql`(${left}, ${bought})`);
  });
  const total = fragment('greatest(m.left_now, m.bought)');
  const percent = sql`floor((${total} - greatest(0, m.left_now)) * 100.0 / ${total})`;
  return sql`(select case when max(${percent}) >= 100 then 'USED_UP' when max(${percent}) >= ${sql.raw(String(LOW_PERCENT))} then 'RUNNING_OUT'
    when count(*) > 0 then 'ENOUGH' end from (values ${sql.join(lines, fragment(', '))}) m(left_now, bought) where ${total} > 0)`;
}
