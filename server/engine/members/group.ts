/** The record whose members are asked for or written (`schemas/kernel/entity/members.ts`), and who may be among them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Members } from '#schemas/kernel/entity/members.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';

/** Names in SQL: the linking table and its columns. */
export interface Group {
  entity: Entity;
  linking: Entity;
  people: Entity;
  record: RecordRow;
  table: SQL;
  by: SQL;
  person: SQL;
  company?: SQL;
  /** The column of the record that counts its members. */
  count?: SQL;
  /** What every new membership takes over from the record: column and value. */
  owners: readonly (readonly [column: SQL, value: unknown])[];
  /** The reach of the record's owner: whoever is in it may be added. */
  within: Reach;
}

const quoted = (name: string): SQL => sql.raw(`"${name}"`);

/**
 * People in scope of the owner: those of a company for its groups, of a building for the building's. What belongs to nobody is the
 * provider's, who may add anybody.
 */
function reachOfOwner({ scope }: Entity, record: RecordRow, reach: Reach): Reach {
  if (!scope.building) {
    if (reach.session.side !== 'platform') throw new AppError('forbidden');
    return { ...reach, buildingId: null, tenantId: null };
  }
  const [building, owner] = [record[scope.building], scope.tenant ? record[scope.tenant] : null] as (number | null)[];
  return { ...reach, buildingId: building ?? null, tenantId: owner === building ? null : (owner ?? null) };
}

/** What is written in SQL of the members of an entity's records. */
export function tableOfMembers(model: Model, entity: Entity) {
  const { members } = entity as { members: Members };
  const linking = model.entity(members.entity);
  const column = (name: string) => quoted(columnName(name, linking.fields[name]));
  return {
    linking,
    table: quoted(linking.table),
    by: column(members.by),
    person: column(members.person),
    company: members.company ? column(members.company) : undefined,
    count: members.count ? quoted(storedColumn(entity, members.count) as string) : undefined,
  };
}

/** Throws AppError notFound where there is no such record within scope. */
export async function groupOf(
  on: Queryable,
  model: Model,
  name: string,
  reach: Reach,
  key: string | undefined,
  options: { lock?: boolean; writing?: boolean } = {},
): Promise<Group> {
  const entity = model.entity(name);
  const record = await loadRecord(on, model, entity, reach, keyCondition(entity, key), options);
  const names = tableOfMembers(model, entity);
  const { linking } = names;
  const person = linking.fields[(entity.members as Members).person] as { to: string };
  const owners = (['building', 'tenant'] as const).flatMap((whose) => {
    const [own, from] = [linking.scope[whose], entity.scope[whose]];
    return own && from ? [[quoted(storedColumn(linking, own) as string), record[from]] as const] : [];
  });
  return { ...names, entity, people: model.entity(person.to), record, owners, within: reachOfOwner(entity, record, reach) };
}
