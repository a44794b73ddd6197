/**
 * Pointers to one of many (`anyOf`) as SQL: the record that each points to, in the one statement that reads the page, by the key of
 * its table.
 */

import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type AnyOfField, isAnyOf, isStored } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { labelSql, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from '../reach/reach.ts';
import { mayList } from '../reach/visible.ts';

const quoted = (code: string) => `'${code.replaceAll("'", "''")}'`;

/**
 * A join of `item` (`{ module, id, uuid, label }`, null without a module), `uuid` and `label` under `alias` to the rows under `t`.
 */
export function itemJoin(model: Model, entity: Entity, name: string, alias: string, { locale }: Reach): string {
  const field = entity.fields[name] as AnyOfField;
  const code = `t."${columnName(field.module)}"`;
  const id = `t."${columnName(name, field)}"`;
  const ways = Object.entries(field.modules).map(([module, to]) => {
    const target = model.entity(to);
    return `select r.id, r.uuid, ${labelSql(target, 'r', locale)} as label from "${target.table}" r where ${code} = ${quoted(module)} and r.id = ${id}`;
  });
  const codes = Object.keys(field.modules).map(quoted).join(', ');
  return `left join lateral (select json_build_object('module', ${code}, 'id', o.id, 'uuid', o.uuid, 'label', o.label) as item, o.uuid, o.label
    from (select 1) one left join (${ways.join(' union all ')}) o on true where ${code} in (${codes})) ${alias} on true`;
}

/** Whether the session may choose records of the entity: those who cannot list them must not find out by trying ids. */
export const mayPick = (session: Session, entity: Entity): boolean =>
  mayList(session, entity) || (entity.api.verbs.dropDown !== undefined && can(session, entity, 'dropDown'));

export interface Aim {
  table: string;
  column: string;
  code: string;
  /** The codes that mean the entity's table. */
  modules: string[];
}

/** Every column that may hold the id of a record of the entity's table, once. */
export function aimsAt(model: Model, { table }: Entity): Aim[] {
  const all = model.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]): Aim[] => {
      if (!isAnyOf(field) || !isStored(field)) return [];
      const modules = Object.entries(field.modules).flatMap(([code, to]) => (model.entity(to).table === table ? [code] : []));
      const aim = { table: entity.table, column: columnName(name, field), code: columnName(field.module), modules };
      return modules.length ? [aim] : [];
    }),
  );
  return [...new Map(all.map((one) => [`${one.table}.${one.column}`, one])).values()];
}
