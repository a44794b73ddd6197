/** Adding and removing members: one statement for all of them, one entry in the record's history, one live notice. */

import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { MAX_NAMED_MEMBERS } from '#schemas/kernel/entity/members.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { MessageCode } from '#schemas/kernel/fields/message.ts';
import { audit } from '#server/audit/audit.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import { linkedRows } from '../reach/ownRows.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { readRecords } from '../records/readRecords.ts';
import { tableAs } from '../records/select.ts';
import { type Group, tableOfMembers } from './group.ts';

const fail = (field: string, code: MessageCode, params?: Record<string, string | number>): never => {
  refuseProblems({ [field]: params ? { code, params } : { code } });
  throw new Error('refused');
};

/** `userUuids` of a body. Throws AppError validation. */
export function namedIn(value: unknown): string[] {
  if (!Array.isArray(value)) return fail('userUuids', 'notList');
  if (value.length === 0) return fail('userUuids', 'required');
  if (value.length > MAX_NAMED_MEMBERS) return fail('userUuids', 'tooManyItems', { max: MAX_NAMED_MEMBERS });
  if (!value.every((one) => typeof one === 'string' && UUID.test(one))) return fail('userUuids', 'noSuchRecord');
  return [...new Set(value.map((one: string) => one.toLowerCase()))];
}

const listOf = (uuids: readonly string[]): SQL => sql`${`{${uuids.join(',')}}`}::uuid[]`;

/** The people `t` with these uuids, all of whom must be in scope of the record's owner. Throws AppError validation. */
export async function peopleNamed(tx: Transaction, model: Model, group: Group, uuids: readonly string[]): Promise<SQL> {
  const which = sql`t.uuid = any(${listOf(uuids)}) and ${scopeOf(model, group.people, 't', group.within)}`;
  const [found] = await tx.query<{ n: number }>(sql`select count(*)::int as n from ${tableAs(group.people)} where ${which}`);
  if (found?.n !== uuids.length) fail('userUuids', 'noSuchRecord');
  return which;
}

/** The company, or else the building, in which the person `t` is in scope of the record's owner. */
function companyOf(model: Model, { people, within }: Group): SQL {
  const { through } = people.scope;
  if (!through) return sql.raw('null');
  // Not "limit 1", for which the planner would read the links of everybody in their order.
  return sql`(select (array_agg(l.office_centre_id order by l.id))[1] from ${linkedRows(model, through, 't', 'l', within)})`;
}

/** Adds the people `t` that a condition finds; who is a member already stays one. Returns how many are new. */
export async function addMembers(tx: Transaction, model: Model, group: Group, which: SQL, by: number | null): Promise<number> {
  const { table, record, people, owners, company } = group;
  const columns = [group.by, group.person, ...owners.map(([column]) => column), sql.raw('created_user_id')];
  const values = [sql`${record.id}::bigint`, sql`t.id`, ...owners.map(([, value]) => sql`${value}::bigint`), sql`${by}::bigint`];
  if (company) {
    columns.push(company);
    values.push(companyOf(model, group));
  }
  const comma = sql.raw(', ');
  const [added] = await tx.query<{ n: number }>(sql`
    with added as (
      insert into ${table} (${sql.join(columns, comma)})
      select ${sql.join(values, comma)} from ${tableAs(people)} where ${which}
      on conflict (${group.by}, ${group.person}) do nothing returning 1
    ) select count(*)::int as n from added`);
  return added?.n ?? 0;
}

/** Removes the members with these uuids, whoever is in scope by now: somebody who has left can be removed, too. */
export async function removeMembers(tx: Transaction, group: Group, uuids: readonly string[]): Promise<number> {
  const { table, by, person, people, record } = group;
  const [gone] = await tx.query<{ n: number }>(sql`
    with gone as (
      delete from ${table} where ${by} = ${record.id} and ${person} in
        (select t.id from ${tableAs(people)} where t.uuid = any(${listOf(uuids)})) returning 1
    ) select count(*)::int as n from gone`);
  return gone?.n ?? 0;
}

/** Removes every member of these records. */
export async function removeAllMembers(tx: Transaction, model: Model, entity: Entity, ids: readonly number[]): Promise<void> {
  const { table, by, count } = tableOfMembers(model, entity);
  await tx.query(sql`delete from ${table} where ${by} = any(${`{${ids.join(',')}}`}::bigint[])`);
  if (count)
    await tx.query(
      sql`update ${sql.raw(`"${entity.table}"`)} set ${count} = 0 where id = any(${`{${ids.join(',')}}`}::bigint[])`,
    );
}

/** Counts the change on the record, in its history and for everybody who looks at it. Nothing where nobody came or left. */
export async function noteMembers(
  tx: Transaction,
  { model, reach, origin }: { model: Model; reach: Reach; origin: Origin },
  { entity, record, count }: Group,
  action: 'addUsers' | 'removeUsers',
  many: number,
): Promise<void> {
  if (many === 0) return;
  const more = action === 'addUsers' ? many : -many;
  const counted = count ? sql`${count} = greatest(0, coalesce(${count}, 0) + ${more}::int), ` : sql.raw('');
  await tx.query(sql`
    update ${sql.raw(`"${entity.table}"`)} set ${counted}version = version + 1, updated_date = now(), updated_user_id = ${reach.session.userId || null}
    where id = ${record.id}`);
  const [after] = await readRecords({ tx, model, entity, reach }, [record.id]);
  const name = entity.members?.count;
  const changes = name ? [{ field: name, from: record[name], to: after?.[name] }] : [];
  await audit(tx, { entity, recordId: record.id, action, reach, origin, changes });
  await announce(tx, { model, entity, kind: 'update', records: [record, after], reach });
}
