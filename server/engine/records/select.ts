/**
 * The one record shape, as SQL: own columns by wire key, references and files embedded as `{ id, label, … }`, values from
 * a linking entity, computed values. One statement, whatever it embeds.
 */

import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isHashedCode } from '#schemas/kernel/fields/code.ts';
import { isAnyOf, isComputed, isReference, isUpload, traitsOf, uuidKey, wireKey } from '#schemas/kernel/fields/field.ts';
import { KEPT_SECRET, secretOf } from '#schemas/kernel/fields/secret.ts';
import { remembered, rememberedUpTo } from '#schemas/kernel/remembered.ts';
import { keepsActs } from '#schemas/kernel/rights/acts.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { baseColumns, type Model } from '#server/db/model.ts';
import { flattened, fragment } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import type { Reach } from '../reach/reach.ts';
import { itemJoin } from './anyOf.ts';
import { besideSql, hiddenParts } from './beside.ts';
import { embeddedJson, uuidsOf } from './embedded.ts';
import { rowsBehind } from './via.ts';
import { computed } from './where.ts';

/** Conditions of its fields may use `$session.…`, or count content by its viewers or readers, and then differ from person to person. */
const personal = new WeakMap<Entity, boolean>();
const isPersonal = (model: Model, entity: Entity): boolean =>
  remembered(personal, entity, () => {
    const countsContent = Object.values(entity.fields).some((field) => {
      const of = 'of' in field ? field.of : 'rowsOf' in field ? field.rowsOf : undefined;
      const scope = of ? model.entity(of).scope : {};
      return scope.viewableBy || scope.readers;
    });
    return countsContent || JSON.stringify(entity.fields).includes('"$session.');
  });

/** Who made and who last changed a row. */
const WHO = new Set(['createdUserId', 'updatedUserId']);

interface Parts {
  columns: SQL;
  joins: SQL;
}

/** Select list and joins over a row source under `t`, made on each call; `alone`: for an answer about one record. */
function makeParts(model: Model, entity: Entity, reach: Reach, alone: boolean): Parts {
  const own = Object.entries(baseColumns).filter(([key]) => key !== 'position' || entity.traits.includes('reorderable'));
  const kept = keepsActs(entity, model.entity, reach.session);
  const columns: SQL[] = own.map(([key, column]) =>
    sql.raw(kept && WHO.has(key) ? `null::bigint as "${key}"` : `t."${column}" as "${key}"`),
  );
  const joins: SQL[] = [];
  const links = new Map<string, string>();

  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.asked || !canRead(reach.session, field) || (traitsOf(field).alone && !alone)) continue;
    const key = wireKey(name, field);
    if (isComputed(field)) {
      const value = besideSql(model, entity, field, reach) ?? computed(model, entity, field, 't', reach);
      columns.push(sql`${value} as ${sql.raw(`"${name}"`)}`);
      continue;
    }
    if (isAnyOf(field)) {
      const item = `i${joins.length}`;
      joins.push(sql.raw(itemJoin(model, entity, name, item, reach)));
      const id = `t."${columnName(name, field)}" as "${key}"`;
      columns.push(sql.raw(`${id}, ${item}.item as "${name}", ${item}.uuid as "${name}Uuid", ${item}.label as "${name}Name"`));
      continue;
    }
    let source = 't';
    let column = columnName(name, field);
    if (field.via) {
      const behind = rowsBehind(model, name, field, field.via);
      const known = links.get(behind.key);
      source = known ?? `v${links.size}`;
      if (!known) {
        links.set(behind.key, source);
        joins.push(behind.join(source, reach));
      }
      column = behind.column;
    }
    const value = `${source}."${column}"`;
    const said = kindOf(field).answered?.(value, field) ?? value;
    const read = secretOf(field) || isHashedCode(field) ? `case when ${value} is not null then '${KEPT_SECRET}' end` : said;
    columns.push(sql.raw(`${read} as "${key}"`));
    const embedded = embeddedJson(model, field, value, reach);
    if (embedded) columns.push(sql.raw(`${embedded} as "${name}"`));
    const byUuid = uuidKey(name, field);
    if (embedded && byUuid && isUpload(field)) columns.push(sql.raw(`${embedded} as "${name}s"`));
    if (byUuid && isReference(field)) columns.push(sql.raw(`${uuidsOf(model, field, value)} as "${byUuid}"`));
  }
  // Ids and the day remain parameters, so that the text is the same for every building and every day.
  return { columns: flattened(sql.join(columns, fragment(', '))), joins: flattened(sql.join(joins, fragment(' '))) };
}

/** Number of views for which statements are cached. */
export const MAX_KEPT = 1000;
const kept = new WeakMap<Model, Map<string, Parts>>();

/** A session does not change: it is read anew when its rights may have. */
const hidden = new WeakMap<Session, Map<Entity, string>>();
/** Fields that the session may not see: the entity's own, and those that its references would embed. */
function hiddenFrom(model: Model, entity: Entity, session: Session): string {
  const known = remembered(hidden, session, () => new Map());
  return remembered(known, entity, () =>
    Object.entries(entity.fields)
      .flatMap(([name, field]) => {
        if (!canRead(session, field)) return [name];
        if ('rowsOf' in field) return hiddenParts(model, field, session).map((one) => `${name}.${one}`);
        const target = isReference(field) ? model.entity(field.to) : undefined;
        const embedded = (isReference(field) && field.embed) || [];
        return embedded.flatMap((one) => (canRead(session, target?.fields[one]) ? [] : [`${name}.${one}`]));
      })
      .join('|'),
  );
}

/** What statements on an entity depend on besides the values of a query: those for the same view are the same. */
export function viewOf(model: Model, entity: Entity, reach: Reach): string {
  const { side, userId } = reach.session;
  return [
    entity.name,
    side,
    reach.buildingId,
    reach.tenantId,
    reach.today,
    reach.zone,
    isPersonal(model, entity) ? `${userId} ${reach.session.roleCodes}` : '',
    reach.locale,
    reach.gathers ? JSON.stringify(reach.gathers) : '',
    hiddenFrom(model, entity, reach.session),
  ].join('|');
}

/** The same, cached for every view on the entity: building it takes longer than the rest of a list call here. */
function partsOf(model: Model, entity: Entity, reach: Reach, alone: boolean): Parts {
  const known = remembered(kept, model, () => new Map());
  const view = `${alone ? 'one' : 'many'} ${viewOf(model, entity, reach)}`;
  return rememberedUpTo(MAX_KEPT, known, view, () => makeParts(model, entity, reach, alone));
}

/** `select …` of whole records over a source (a table, or a page of ids) under the alias `t`. */
export function selectRecords(model: Model, entity: Entity, reach: Reach, source: SQL, tail: SQL = fragment('')): SQL {
  const { columns, joins } = partsOf(model, entity, reach, false);
  return sql`select ${columns} from ${source} ${joins} ${tail}`;
}

/** The same of one record, with what only answers about one have. */
export function selectRecord(model: Model, entity: Entity, reach: Reach, tail: SQL): SQL {
  const { columns, joins } = partsOf(model, entity, reach, true);
  return sql`select ${columns} from ${tableAs(entity)} ${joins} ${tail}`;
}

/** The table of an entity under an alias. */
export const tableAs = (entity: Entity, alias = 't'): SQL => fragment(`"${entity.table}" ${alias}`);
