/** Whom a record with kinds of readers is meant for (`scope.readers`): as a condition for one person, and as the people themselves. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isPointerList } from '#schemas/kernel/fields/field.ts';
import { type Reader, type Readers, rolesOfReader } from '#schemas/kernel/rights/readers.ts';
import type { Role } from '#schemas/kernel/rights/roles.ts';
import { presentPeople } from '#server/auth/people/presentPeople.ts';
import { columnOf } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from './reach.ts';

const NOBODY = sql.raw('false');
const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql.join([...conditions], sql.raw(' and ')) : sql.raw('true');

/** The company among those of a field of the row under `alias`. */
function isCompanyIn(entity: Entity, name: string, alias: string, company: SQL): SQL {
  const field = entity.fields[name];
  const column = columnOf(alias, columnName(name, field));
  return field && isPointerList(field)
    ? sql`coalesce(${company} = any(${column}), false)`
    : sql`coalesce(${column} = ${company}, false)`;
}

/** Is a person of this kind meant, whatever the record? */
const isKind = (reader: Reader, side: Reader['side'], held: readonly Role[]): boolean =>
  (!reader.side || reader.side === side) && (rolesOfReader(reader)?.some((role) => held.includes(role)) ?? true);

/**
 * The condition that a row under `alias` is meant for this person in the place where they are: the building (`tenantId` is that of the building itself), or a company.
 * A building as a whole sees what is meant for anybody.
 */
export function meantFor(entity: Entity, readers: Readers, alias: string, { buildingId, tenantId, session }: Reach): SQL {
  if (tenantId === null) return sql.raw('true');
  const side = tenantId === buildingId ? 'building' : 'tenant';
  return sql`(${allOf(
    Object.entries(readers).map(([name, byValue]) => {
      const column = columnOf(alias, columnName(name, entity.fields[name]));
      const fitting = Object.entries(byValue).filter(([, reader]) => isKind(reader, side, session.roleCodes));
      if (!fitting.length) return NOBODY;
      const values = fitting.map(([value, { companyIn }]) => {
        const is = sql`${column} = ${value}`;
        return companyIn ? sql`(${is} and ${isCompanyIn(entity, companyIn, alias, sql`${tenantId}::bigint`)})` : is;
      });
      return sql`(${sql.join(values, sql.raw(' or '))})`;
    }),
  )})`;
}

type Meant = Readonly<Record<string, unknown>> & { id: number };

/** `select id …` of the people whom a record, by its wire keys, is meant for: the reverse of `meantFor`. */
export const peopleMeant = (entity: Entity, record: Meant): SQL => presentPeople(membershipMeant(entity, record));

/** The condition that a membership `m` is of somebody whom the record is meant for. */
export function membershipMeant(entity: Entity, record: Meant): SQL {
  const conditions = Object.entries(entity.scope.readers ?? {}).map(([name, byValue]) => {
    const reader = byValue[String(record[name])];
    if (!reader) return NOBODY;
    const roles = rolesOfReader(reader);
    return allOf([
      ...(reader.side ? [sql`m.office_centre_id ${sql.raw(reader.side === 'building' ? '=' : '<>')} m.building_id`] : []),
      ...(roles
        ? [
            sql`m.role_code in (${sql.join(
              roles.map((role) => sql`${role}`),
              sql.raw(', '),
            )})`,
          ]
        : []),
      ...(reader.companyIn ? [isCompanyIn(entity, reader.companyIn, 'r', sql.raw('m.office_centre_id'))] : []),
    ]);
  });
  const owner = Number(record[entity.scope.building as string]);
  return sql`m.building_id = ${owner} and exists (select 1 from ${sql.raw(`"${entity.table}" r`)} where r.id = ${record.id} and ${allOf(conditions)})`;
}
