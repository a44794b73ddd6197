/**
 * The limits of entities (`schemas/kernel/rules/limits.ts`) as statements: exclusion constraints and partial unique indexes, and the
 * index by which `atOnce` counts. Drizzle knows no exclusion constraints, so a snapshot keeps these statements beside its tables, by name.
 */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { countedBy, type Limit } from '#schemas/kernel/rules/limits.ts';
import type { Scalar } from '#schemas/kernel/rules/where.ts';
import { columnName, identifier } from './names.ts';

/** How a limit is made and removed. */
export interface LimitSql {
  make: string;
  drop: string;
}
export type LimitsSql = Readonly<Record<string, LimitSql>>;

/** The name of a limit in the database, by which a refusal is recognised. */
export const limitName = (table: string, name: string): string => identifier(table, columnName(name), 'limit');

const RANGES = { day: ['daterange', '[]'], instant: ['tstzrange', '[)'] } as const;
const literal = (value: Scalar) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/** `where (…)`: the records that count, without deleted ones. */
function counted({ fields, traits, rows }: Entity, limit: Limit): string {
  const columns = new Map(Object.entries(fields).map(([name, field]) => [wireKey(name, field), columnName(name, field)]));
  const conditions = Object.entries({ ...rows, ...limit.while }).map(
    ([key, wanted]) => `"${columns.get(key)}" in (${([wanted].flat() as Scalar[]).map(literal).join(', ')})`,
  );
  if (traits.includes('softDeleted')) conditions.push('deleted_date is null');
  // A range without an end would go on for ever.
  for (const name of limit.period ?? [])
    if (!fields[name]?.required || fields[name]?.when) conditions.push(`"${columnName(name, fields[name])}" is not null`);
  return conditions.length ? ` where (${conditions.join(' and ')})` : '';
}

function limitSql(entity: Entity, name: string, limit: Limit): LimitSql {
  const { table, fields } = entity;
  const own = limitName(table, name);
  const column = (one: string) => `"${columnName(one, fields[one])}"`;
  const where = counted(entity, limit);
  if (!limit.period)
    return {
      // Where rows are kept by month, within each: whoever writes asks the other months before.
      make: `create unique index "${own}" on "${table}" (${[...limit.by, ...(entity.months ? [entity.months] : [])].map(column).join(', ') || '(true)'})${where};`,
      drop: `drop index if exists "${own}";`,
    };
  const [from, to] = limit.period;
  const [range, bounds] = RANGES[traitsOf(fields[from] as Field).moment ?? 'instant'];
  const during = `${range}(${column(from)}, ${column(to)}, '${bounds}')`;
  if (countedBy(limit))
    return {
      make: `create index "${own}" on "${table}" using gist (${[...limit.by.map(column), during].join(', ')})${where};`,
      drop: `drop index if exists "${own}";`,
    };
  const parts = [...limit.by.map((one) => `${column(one)} with =`), `${during} with &&`];
  return {
    make: `alter table "${table}" add constraint "${own}" exclude using gist (${parts.join(', ')})${where};`,
    drop: `alter table "${table}" drop constraint if exists "${own}";`,
  };
}

/** Every limit of these entities, by its name in the database. */
export const limitsOf = (entities: readonly Entity[]): LimitsSql =>
  Object.fromEntries(
    entities.flatMap((entity) =>
      Object.entries(entity.limits ?? {})
        // A number above is kept under the lock of its record (`server/engine/limits`); over time it needs an index to be counted by.
        .filter(([, limit]) => !countedBy(limit) || limit.period)
        .map(([name, limit]) => [limitName(entity.table, name), limitSql(entity, name, limit)]),
    ),
  );

/** What to remove before the tables change, and what to make afterwards. */
export function limitChanges(from: LimitsSql, to: LimitsSql): { before: string[]; after: string[] } {
  const isNew = ([name, { make }]: [string, LimitSql], other: LimitsSql) => other[name]?.make !== make;
  return {
    before: Object.entries(from).flatMap((one) => (isNew(one, to) ? [one[1].drop] : [])),
    after: Object.entries(to).flatMap((one) => (isNew(one, from) ? [one[1].make] : [])),
  };
}
