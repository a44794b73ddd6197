/** The filters of a list query as conditions: a parameter's text becomes a value of its field's kind, or is refused. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { type Field, type ReferenceField, type ReferencesField, traitsOf } from '#schemas/kernel/fields/field.ts';
import { isDate, UUID } from '#schemas/kernel/fields/formats.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import { type Filter, fieldOfFilter, MAX_LIMIT, type Operator } from '#schemas/kernel/lists/query.ts';
import { folded } from '#server/db/folded.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { asIs, instantOf } from '#server/db/kinds/kind.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { fragment } from '#server/db/statement.ts';
import { AppError } from '#server/errors/appError.ts';
import type { DomainModel, FilterRule } from '../areas/rules.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere, onField } from '../records/where.ts';

type Raw = string | string[];
type Value = string | number | boolean;

/** The value of a parameter is wrong. @throws AppError badQuery naming the parameter, always */
export const refuse = (param: string): never => {
  throw new AppError('badQuery', { messageKey: 'errors.badValue', params: { param } });
};
/** There is no such parameter, or not for this person. @throws AppError badQuery naming the parameter, always */
export const refuseUnknown = (param: string): never => {
  throw new AppError('badQuery', { params: { param } });
};
/** One value; a repeated parameter is refused. */
export const one = (param: string, value: Raw): string => (typeof value === 'string' ? value : refuse(param));
/** Values that are repeated, or separated by commas. */
export const many = (value: Raw): string[] =>
  [value]
    .flat()
    .flatMap((part) => part.split(','))
    .filter(Boolean);
export const numberOf = (param: string, text: string): number => (/^-?\d{1,15}$/.test(text) ? Number(text) : refuse(param));
export const flagOf = (param: string, text: string): boolean =>
  text === 'true' || text === 'false' ? text === 'true' : refuse(param);

/** A name that is not a field of the entity is one of the two dates that every record has. */
function readValue(param: string, field: Field | undefined, text: string): Value {
  if (text.includes('\u0000') || text.length > 500) return refuse(param);
  const value = field ? (kindOf(field).asked ?? asIs)(text, field) : instantOf(text);
  return value === undefined ? refuse(param) : value;
}

/** `100%_\` escaped for a literal match with `like`. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same as a folded text is matched. What would be folded into a placeholder (％ into %) is escaped as one. */
const likeFolded = (text: string): SQL => folded(sql`${likeText(lineForm(text).normalize('NFKC'))}::text`);

interface Asked {
  param: string;
  field?: Field;
  /** The field whose column is looked at: another one than `field` where the value stands in the rows of a linking entity. */
  stored?: Field;
  raw: Raw;
  zone: string;
}
const single = ({ param, field, raw }: Asked): Value => readValue(param, field, one(param, raw));
/** One value or more, of a filter that takes several. */
function several({ param, field, raw }: Asked): Value[] {
  const wanted = many(raw);
  if (wanted.length === 0 || wanted.length > MAX_LIMIT) refuse(param);
  return wanted.map((text) => readValue(param, field, text));
}
/** Where the value of a field stands: itself, or that of a linking entity, each row of which has one value, or a list. */
const storedAs = (model: Model, field?: Field): Field | undefined =>
  field?.via ? model.entity(field.via.entity).fields[field.via.take] : field;
/** The type of a list's entries; undefined for other kinds. */
const listType = (field?: Field): SQL | undefined => {
  const cast = field ? kindOf(field).cast : undefined;
  return cast?.endsWith('[]') ? sql.raw(cast) : undefined;
};
/** The text of each language; undefined for other kinds. */
const wordsOf = (expression: SQL, field?: Field): SQL[] | undefined =>
  field && kindOf(field).wording?.each.map((part) => sql`(${expression}${sql.raw(part)})`);
/** One end of a period, which is stored as a list of both. */
const endOf = (expression: SQL, field: Field | undefined, end: 1 | 2): SQL =>
  field && kindOf(field).ends ? sql`(${expression})[${sql.raw(String(end))}]` : expression;

/** A day without a time, compared with an instant, is that day in the building's time zone. */
const dayAsInstant = ({ param, field, raw, zone }: Asked, days: number): SQL | undefined => {
  const text = one(param, raw);
  return (!field || kindOf(field).byDay) && isDate(text)
    ? sql`${new Date(startOfDay(zone, addDays(text, days))).toISOString()}::timestamptz`
    : undefined;
};

const operators: Record<Exclude<Operator, 'rule' | 'uuids'>, (expression: SQL, asked: Asked) => SQL> = {
  is: (expression, asked) => {
    const wanted = single(asked);
    if (listType(asked.stored)) return sql`${wanted} = any(${expression})`;
    const texts = wordsOf(expression, asked.field);
    if (texts)
      return sql`lower(${wanted}) in (${sql.join(
        texts.map((text) => sql`lower(${text})`),
        fragment(', '),
      )})`;
    const caseless = asked.field && kindOf(asked.field).caseless;
    return caseless ? sql`lower(${expression}) = lower(${wanted})` : sql`${expression} = ${wanted}`;
  },
  in: (expression, { param, field, stored, raw }) => {
    // People write commas into their own words; a comma between two tags arrives as two values (`server/http/listsInAddress.ts`).
    const isFree = field !== undefined && traitsOf(field).remembered === true;
    const wanted = (isFree ? [raw].flat().filter(Boolean) : many(raw)).map((text) => sql`${readValue(param, field, text)}`);
    if (wanted.length === 0 || wanted.length > MAX_LIMIT) return refuse(param);
    const list = sql.join(wanted, fragment(', '));
    const type = listType(stored);
    return type ? sql`${expression} && array[${list}]::${type}` : sql`${expression} in (${list})`;
  },
  from: (expression, asked) => sql`${endOf(expression, asked.field, 2)} >= ${dayAsInstant(asked, 0) ?? single(asked)}`,
  to: (expression, asked) => {
    const next = dayAsInstant(asked, 1);
    return next ? sql`${expression} < ${next}` : sql`${endOf(expression, asked.field, 1)} <= ${single(asked)}`;
  },
  contains: (expression, asked) => {
    const like = likeFolded(String(single(asked)));
    const texts = wordsOf(expression, asked.field) ?? [expression];
    return sql`(${sql.join(
      texts.map((text) => sql`${folded(text)} like ${like}`),
      fragment(' or '),
    )})`;
  },
};

/** Text of a searched field is also in the search text, which has an index for substrings. */
function narrowed(condition: SQL, { field, raw }: Asked, operator: Operator): SQL {
  const indexed =
    field?.search && !field.via && (operator === 'contains' || operator === 'is') && typeof raw === 'string' && raw.length >= 3;
  return indexed ? sql`(${columnOf('t', 'search_text')} like ${likeFolded(raw)} and ${condition})` : condition;
}

/** The model of lists is always that of the product, which knows the rules of areas. */
function rowsOfRule(model: Model, entity: Entity, param: string): FilterRule {
  const found = (model as DomainModel).rules(entity).filters?.[param];
  if (!found) throw new Error(`${entity.name}: nobody says what '${param}' finds`);
  return found;
}

/** Whether few rows pass a filter, and an index finds them. */
export const isNarrow = (model: Model, entity: Entity, { operator, param }: Filter): boolean =>
  operator === 'rule' && ((model as DomainModel).rules(entity).narrow ?? []).includes(param);

/** Records that refer to one of those with these uuids. What a uuid stands for is looked up once, whatever the list holds. */
function uuidCondition(model: Model, entity: Entity, { param, field: name }: Filter, raw: Raw, reach: Reach): SQL {
  const wanted = many(raw);
  const isRight = wanted.length > 0 && wanted.length <= MAX_LIMIT && wanted.every((text) => UUID.test(text));
  if (!isRight) return refuse(param);
  const field = entity.fields[name] as ReferenceField | ReferencesField;
  const ids = sql`select r.id from ${tableAs(model.entity(field.to), 'r')} where r.uuid = any(${sql.param(wanted)}::uuid[])`;
  return onField(model, entity, name, 't', reach, (expression) =>
    listType(storedAs(model, field)) ? sql`${expression} && array(${ids})` : sql`${expression} in (${ids})`,
  );
}

/** The condition of one filter, under the alias `t`. Throws AppError badQuery for an invalid value. */
export function filterCondition(model: Model, entity: Entity, filter: Filter, raw: Raw, reach: Reach): SQL {
  const { param, operator } = filter;
  const field = fieldOfFilter(entity, filter);
  const asked: Asked = { param, field, stored: storedAs(model, field), raw, zone: reach.zone };
  // Whether it is so: the condition itself, which an index can serve.
  if (operator === 'is' && asked.field && 'matches' in asked.field && single(asked) === true)
    return sql`(${compileWhere(model, entity, asked.field.matches, 't', reach)})`;
  if (operator === 'rule')
    return rowsOfRule(model, entity, filter.field)(listType(asked.field) ? several(asked) : single(asked), { model, reach });
  if (operator === 'uuids') return uuidCondition(model, entity, filter, raw, reach);
  const condition = onField(model, entity, filter.field, 't', reach, (expression) => operators[operator](expression, asked));
  return narrowed(condition, asked, operator);
}
