/** Counts an answer or act when it is stored, in its transaction: results never read the answers and acts themselves. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { optionFacts } from '#schemas/kernel/fields/optionTypes.ts';
import { type ActResults, asksQuestions, type Results } from '#schemas/kernel/lists/results.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { coarse } from './ranges.ts';

/** One line of a record's tallies. */
export interface Tally {
  question: string;
  value: string;
  /** The number given, which averages need. */
  total: number;
}

/** What one set of answers adds, always in the same order. */
export function talliesOf(answers: readonly GivenAnswer[]): Tally[] {
  const lines = answers.flatMap(({ id, type, value }): Tally[] => {
    const isNumber = type === 'RATING' || type === 'NUMBER';
    const chosen = optionFacts[type].choices || type === 'RATING' ? [value].flat() : [];
    const counted = type === 'NUMBER' ? [coarse(Number(value))] : chosen;
    return [
      { question: id, value: '', total: isNumber ? Number(value) : 0 },
      ...counted.map((one) => ({ question: id, value: String(one), total: 0 })),
    ];
  });
  const keyOf = ({ question, value }: Tally) => `${question} ${value}`;
  return [{ question: '', value: '', total: 0 }, ...lines].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Whether there is anything to count. */
export async function hasAnswers(db: Queryable, { name }: Entity, recordId: number): Promise<boolean> {
  const [row] = await db.query(
    sql`select 1 as found from result_tallies where entity = ${name} and record_id = ${recordId}::bigint and question = '' limit 1`,
  );
  return row !== undefined;
}

type Counted = Entity & { results: Results };
/** The entity whose results count the records of this one. */
export const countedBy = (model: Model, entity: Entity): Counted | undefined =>
  model.entities.find((one): one is Counted => one.results?.of === entity.name);

type Values = Readonly<Record<string, unknown>>;

/** What an act adds; its number is 1 if the person does this for the first time, so that the numbers add up to people. */
async function actTallies(tx: Queryable, entity: Entity, { by, person, counts }: ActResults, record: Values): Promise<Tally[]> {
  const same = [`${by}Id`, `${person}Id`, counts].map(
    (key) => sql`${columnOf('t', storedColumn(entity, key) as string)} = ${record[key]}`,
  );
  const [before] = await tx.query(
    sql`select 1 as found from ${tableAs(entity)} where ${sql.join(same, sql.raw(' and '))} and t.id <> ${record.id} limit 1`,
  );
  return [
    { question: '', value: '', total: 0 },
    { question: counts, value: String(record[counts]), total: before ? 0 : 1 },
  ];
}

/** Adds a new record to the results that count it; nothing for any other entity. */
export async function countAnswers(tx: Queryable, model: Model, entity: Entity, record: Values, { today }: Reach): Promise<void> {
  const parent = countedBy(model, entity);
  if (!parent) return;
  const { results } = parent;
  const { by, company } = results;
  const lines = asksQuestions(results)
    ? talliesOf((record[results.answers] ?? []) as GivenAnswer[])
    : await actTallies(tx, entity, results, record);
  const day = asksQuestions(results) ? record[results.day] : today;
  // Locked in the order of the lines, so that two people who answer at once wait for each other, not in a circle.
  await tx.query(sql`
    insert into result_tallies as t (entity, record_id, question, value, day, company_id, count, total)
    select ${parent.name}::text, ${record[`${by}Id`]}::bigint, question, value, ${day}::date, ${record[`${company}Id`] ?? 0}::bigint, 1, total
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (question text, value text, total numeric))
      with ordinality as lines(question, value, total, nth)
    order by nth
    on conflict (entity, record_id, question, value, day, company_id) do update set count = t.count + 1, total = t.total + excluded.total`);
}
