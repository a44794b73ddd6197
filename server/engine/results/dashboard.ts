/** The numbers of a record's answers or acts, from its tallies: by question and value, by day, by company. */
import { type SQL, sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import type { EnumField, ReferenceField } from '#schemas/kernel/fields/field.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import {
  type ActCount,
  asksQuestions,
  type CompanyCount,
  type DayCount,
  type QuestionResult,
  type Results,
  type ResultsAnswer,
  resultsQuery,
  type ValueCount,
} from '#schemas/kernel/lists/results.ts';
import type { Queryable } from '#server/db/database.ts';
import { labelSql, type Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import type { VerbHandler } from '../context.ts';
import { refuse } from '../lists/filters.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { parseId } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { questionsOf } from './questions.ts';
import { medianOf, type Numbers, rangesOf } from './ranges.ts';

interface Line {
  question: string;
  value: string;
  count: number;
  total: number;
}

/** The conditions of the query on tallies. Throws AppError badQuery for an unknown parameter or an invalid value. */
function conditionsOf(query: RawQuery): SQL[] {
  for (const param of Object.keys(query))
    if (!(resultsQuery as readonly string[]).includes(param)) throw new AppError('badQuery', { params: { param } });
  const day = (param: 'from' | 'to') => {
    const value = query[param];
    if (value === undefined) return undefined;
    return typeof value === 'string' && isDate(value) ? value : refuse(param);
  };
  const [from, to] = [day('from'), day('to')];
  const company = query.companyId;
  const id = company === undefined ? undefined : company === '0' ? 0 : (parseId(String(company)) ?? refuse('companyId'));
  return [
    ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`day <= ${to}::date`]),
    ...(id === undefined ? [] : [sql`company_id = ${id}::bigint`]),
  ];
}

/** Choices and stars with how often each was given, in the question's order. */
function valuesOf({ type, choices = [], max }: OptionItem, counts: ReadonlyMap<string, number>): ValueCount[] {
  const offered: Omit<ValueCount, 'count'>[] =
    type === 'RATING'
      ? Array.from({ length: max ?? DEFAULT_STARS }, (_, index) => ({ value: String(index + 1), label: null }))
      : choices.map(({ id, label }) => ({ value: id, label }));
  return offered.map((one) => ({ ...one, count: counts.get(one.value) ?? 0 }));
}

function resultOf(item: OptionItem, former: boolean, lines: readonly Line[]): QuestionResult {
  const { id, type, label } = item;
  const own = lines.filter(({ question }) => question === id);
  const all = own.find(({ value }) => value === '');
  const isNumber = type === 'RATING' || type === 'NUMBER';
  const numbers: Numbers = own
    .filter(({ value }) => type === 'NUMBER' && value !== '')
    .map(({ value, count }) => [Number(value), count] as const)
    .sort(([one], [other]) => one - other);
  return {
    id,
    type,
    label,
    former,
    answered: all?.count ?? 0,
    average: isNumber && all ? Math.round((all.total / all.count) * 100) / 100 : null,
    median: medianOf(numbers),
    ranges: rangesOf(numbers, item),
    values: valuesOf(item, new Map(own.map(({ value, count }) => [value, count]))),
  };
}

/** Acts by day: `total` is how many people did it for the first time. */
interface ActLine extends DayCount {
  value: string;
  total: number;
}
const actOf = (value: string, lines: readonly ActLine[]): ActCount => {
  const own = lines.filter((line) => line.value === value);
  return {
    value,
    count: own.reduce((sum, { count }) => sum + count, 0),
    people: own.reduce((sum, { total }) => sum + total, 0),
    days: own.map(({ day, count }) => ({ day, count })),
  };
};

/** All numbers of one record in one statement. */
export async function readResults(
  db: Queryable,
  model: Model,
  entity: Entity & { results: Results },
  record: RecordRow,
  query: RawQuery,
  locale: LocaleCode,
): Promise<ResultsAnswer> {
  const { results } = entity;
  const of = model.entity(results.of);
  const to = model.entity((of.fields[results.company] as ReferenceField).to);
  const own = [sql`entity = ${entity.name}`, sql`record_id = ${record.id}::bigint`, ...conditionsOf(query)];
  const [found] = await db.query<{
    lines: Line[] | null;
    days: DayCount[] | null;
    companies: CompanyCount[] | null;
    acts: ActLine[] | null;
  }>(sql`
    with own as materialized (select question, value, day, company_id, count, total from result_tallies where ${sql.join(own, sql.raw(' and '))}),
    whole as (select * from own where question = ''),
    acts as (select value, day::text as day, sum(count)::bigint as count, sum(total)::float8 as total
      from own where question = ${asksQuestions(results) ? null : results.counts}::text group by value, day)
    select (select json_agg(l) from (select question, value, sum(count)::bigint as count, sum(total)::float8 as total from own group by 1, 2) l) as lines,
      (select json_agg(a order by a.day) from acts a) as acts,
      (select json_agg(d order by d.day) from (select day::text as day, sum(count)::bigint as count from whole group by day) d) as days,
      (select json_agg(s order by s.count desc, s.id) from (
        select nullif(w.company_id, 0) as id, ${sql.raw(labelSql(to, 'c', locale))} as label, w.count
        from (select company_id, sum(count)::bigint as count from whole group by company_id) w
        left join ${sql.raw(`"${to.table}"`)} c on c.id = w.company_id) s) as companies`);
  const lines = found?.lines ?? [];
  return {
    total: lines.find(({ question }) => question === '')?.count ?? 0,
    questions: asksQuestions(results)
      ? questionsOf(results, record)
          .map(({ item, former }) => resultOf(item, former, lines))
          .filter(({ former, answered }) => !former || answered > 0)
      : [],
    acts: asksQuestions(results)
      ? []
      : (of.fields[results.counts] as EnumField).values.map((value) => actOf(value, found?.acts ?? [])),
    days: found?.days ?? [],
    companies: found?.companies ?? [],
  };
}

/** GET dashboard (002 §7). */
export const results: VerbHandler = async ({ db, model, entity, reach, key, query, locale }) => {
  const record = await loadRecord(db, model, entity, reach, keyCondition(entity, key));
  return { data: await readResults(db, model, entity as Entity & { results: Results }, record, query, locale) };
};
