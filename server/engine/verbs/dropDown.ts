import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import { type AnyOfField, categoryOf, type Field, isAnyOf, isLine, offeredBy } from '#schemas/kernel/fields/field.ts';
import { hasActive } from '#schemas/kernel/lists/query.ts';
import { inAlphabet } from '#server/db/alphabet.ts';
import { activeSql, labelSql, textSql } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import type { OfferRule } from '../areas/rules.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import { refuse } from '../lists/filters.ts';
import { parseListQuery, whereOf } from '../lists/listQuery.ts';
import { mayRead } from '../reach/visible.ts';
import { mayPick } from '../records/anyOf.ts';
import { choiceLabel } from '../records/choiceLabel.ts';
import { tableAs } from '../records/select.ts';
import { pickedLabelSql } from '../records/whose.ts';

const DEFAULT_LIMIT = '50';

/** The field used as label and sort key, if the query names one instead of the title: buildings by `buildingName`. */
function labelOf(entity: Entity, sort: unknown): string | undefined {
  if (typeof sort !== 'string' || sort === 'id') return undefined;
  return isLine(entity.fields[sort]) ? sort : refuse('sortProperties');
}

/** What somebody is offered who may not see all that there is (`offersOthers`); undefined for whoever may. */
function offeredTo({ model, entity, reach }: VerbContext): ReturnType<OfferRule> | undefined {
  const own = entity.access.dropDown;
  if (own && reach.session.permissions.includes(own)) return undefined;
  return model.rules(entity).offersOthers?.(reach);
}

/** GET drop-down (000 §3): options by label, only active ones unless the query says otherwise. */
export const dropDown: VerbHandler = async (context) => {
  const { db, model, entity, query, reach } = context;
  const offered = offeredTo(context);
  if (offered && 'entity' in offered) return dropDown({ ...context, entity: model.entity(offered.entity) });
  const asked = { limit: DEFAULT_LIMIT, ...query };
  const { conditions, page, limit, direction } = parseListQuery(model, entity, asked, reach, { own: true });
  const isOpen =
    hasActive(entity) && query.active === undefined && query.ids === undefined && query.statusActiveFlag === undefined;
  if (isOpen) conditions.push(sql.raw('t."active"'));
  if (offered) conditions.push(offered.rows);
  const first = entity.title.match(/\{(\w+)\}/)?.[1] ?? 'id';
  const coded = ['code', 'centreCode', 'username'].find((name) => entity.fields[name] && mayRead(reach.session, entity, [name]));
  const code = sql.raw(textSql(entity, 't', coded ?? first, reach.locale));
  const named = labelOf(entity, query.sortProperties);
  const label = sql.raw(labelSql(entity, 't', reach.locale, named));
  const said = sql.raw(pickedLabelSql(model, entity, 't', reach, named));
  const way = sql.raw(query.sortProperties === undefined ? 'ASC' : direction);
  const rows = await db.query<Option>(
    sql`select t.id, ${code} as code, ${said} as label, t.id as value, null as "categoryCode", ${sql.raw(activeSql(entity, 't'))} as active from ${tableAs(entity)}
        where ${whereOf(model, entity, reach, conditions)} order by ${inAlphabet(label)} ${way}, t.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { data: rows.map(({ active, ...option }): Option => (active === false ? { ...option, active } : option)) };
};

/** The records that a pointer to one of many may name: the drop-down of the module that the query asks for. */
const itemOptions = (context: VerbContext, field: AnyOfField) => {
  const { model, reach, query } = context;
  const { [field.module]: code, ...asked } = query;
  const aim = aimOf(field, { [field.module]: code });
  if (!aim) return refuse(field.module);
  const entity = model.entity(aim.to);
  if (!mayPick(reach.session, entity)) throw new AppError('forbidden');
  return dropDown({ ...context, entity, query: asked });
};

/** The values of an enum field, or the types of questions, as a drop-down, labelled in the caller's language; or the records of a module. */
export const options: VerbHandler = async (context) => {
  const { entity, call, locale } = context;
  const name = call.name as string;
  const field = entity.fields[name] as Field;
  if (isAnyOf(field)) return itemOptions(context, field);
  const categoryCode = categoryOf(field) ?? null;
  const data = offeredBy(field).map(
    (value): Option => ({ code: value, label: choiceLabel(locale, entity, name, value), value, categoryCode }),
  );
  return { data };
};
