/**
 * A list whose records answer the questions of one record, as spreadsheet rows: the columns of the list, then a column for each question.
 * Questions that are asked no more come last, as long as somebody has answered them.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { isAnswers } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { answerText, wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { nameFields } from '#schemas/kernel/lists/query.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { loadRecord } from '../verbs/get.ts';
import { parseListQuery, type RawQuery, whereOf } from './listQuery.ts';
import { type SheetRows, sheetRowsOf } from './sheetRows.ts';

/** A question, and whether it is asked no more. */
export interface Asked {
  item: Pick<OptionItem, 'id' | 'label'>;
  former: boolean;
}

/** Numbers stay numbers, so that the sheet can calculate with them. */
const cellOf = (given: GivenAnswer | undefined, locale: LocaleCode) =>
  given === undefined ? '' : typeof given.value === 'number' ? given.value : answerText(given, locale);

/** @param answers the field that holds them */
export function withQuestions(
  entity: Entity,
  answers: string,
  questions: readonly Asked[],
  reach: Reach,
  locale: LocaleCode,
): SheetRows {
  const list = sheetRowsOf(entity, reach, locale, [answers]);
  return {
    head: [
      ...list.head,
      ...questions.map(({ item, former }) => {
        const question = wordsOf(item.label, locale);
        return former ? translate(locale, 'inputs.options.former', { question }) : question;
      }),
    ],
    cells: (row) => {
      const given = new Map(((row[answers] ?? []) as GivenAnswer[]).map((one) => [one.id, one]));
      return [...list.cells(row), ...questions.map(({ item }) => cellOf(given.get(item.id), locale))];
    },
  };
}

/** Whose questions the records of a list answer: the field that holds the answers, and the id of the record that asks, if it is one. */
export interface QuestionsOf {
  answers: string;
  recordId?: number;
}
/** Columns of a sheet whose records answer the questions of many. */
const MAX_QUESTIONS = 300;

/** The field in which the records of an entity answer the questions of another record. */
export const answersOf = ({ fields }: Pick<Entity, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => isAnswers(fields[name]));

/**
 * The columns of a list whose records answer the questions of different records: one for each question that any of them has answered, headed
 * by the record that asks where there are several.
 */
async function rowsOfMany(
  { db, model }: { db: Queryable; model: Model },
  entity: Entity,
  answers: string,
  query: RawQuery,
  reach: Reach,
  locale: LocaleCode,
): Promise<SheetRows> {
  const field = entity.fields[answers];
  if (!isAnswers(field)) throw new Error(`'${answers}' of '${entity.name}' holds no answers`);
  const aboutField = entity.fields[field.about] as ReferenceField;
  const key = wireKey(field.about, aboutField);
  const column = (name: string) => columnOf('t', storedColumn(entity, name) as string);
  const { conditions } = parseListQuery(model, entity, query, reach);
  const asked = await db.query<{ about: number; id: string; label: OptionItem['label'] }>(sql`
    select about, id, label from (
      select distinct on (${column(key)}, a.one ->> 'id') ${column(key)} as about, a.one ->> 'id' as id, a.one -> 'label' as label, a.place
      from ${tableAs(entity)}, jsonb_array_elements(${column(answers)}) with ordinality a(one, place)
      where ${whereOf(model, entity, reach, conditions)} order by ${column(key)}, a.one ->> 'id', t.id desc) answered
    order by about, place, id limit ${MAX_QUESTIONS}`);
  const several = new Set(asked.map(({ about }) => about)).size > 1;
  const forms = several ? await titlesOf(db, model, model.entity(aboutField.to), reach) : new Map<number, OptionItem['label']>();
  const list = sheetRowsOf(entity, reach, locale, [answers]);
  return {
    head: [
      ...list.head,
      ...asked.map(({ about, label }) => {
        const form = forms.get(about);
        return `${form ? `${wordsOf(form, locale)}: ` : ''}${wordsOf(label, locale)}`;
      }),
    ],
    cells: (row) => {
      const given = new Map(((row[answers] ?? []) as GivenAnswer[]).map((one) => [one.id, one]));
      return [...list.cells(row), ...asked.map(({ about, id }) => (row[key] === about ? cellOf(given.get(id), locale) : ''))];
    },
  };
}

/** What the records that ask are called, for the head of a column. */
async function titlesOf(db: Queryable, model: Model, asking: Entity, reach: Reach): Promise<Map<number, OptionItem['label']>> {
  const [name = ''] = nameFields(asking);
  const column = columnOf('t', storedColumn(asking, name) as string);
  const rows = await db.query<{ id: number; title: OptionItem['label'] }>(
    sql`select t.id, ${column} as title from ${tableAs(asking)} where ${whereOf(model, asking, { ...reach, tenantId: null }, [])}`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What the record asks, then what only kept answers know of. */
async function askedBy(db: Queryable, model: Model, entity: Entity, { answers, recordId }: Required<QuestionsOf>, reach: Reach) {
  const field = entity.fields[answers];
  if (!isAnswers(field)) throw new Error(`'${answers}' of '${entity.name}' holds no answers`);
  const about = entity.fields[field.about] as ReferenceField;
  const record = await loadRecord(db, model, model.entity(about.to), reach, sql`t.id = ${recordId}`);
  const asked = (record[field.questions] ?? []) as OptionItem[];
  const column = (key: string) => columnOf('t', storedColumn(entity, key) as string);
  const kept = await db.query<{ id: string; label: OptionItem['label'] }>(sql`
    select distinct on (a ->> 'id') a ->> 'id' as id, a -> 'label' as label
    from ${tableAs(entity)}, jsonb_array_elements(${column(answers)}) a
    where ${column(wireKey(field.about, about))} = ${recordId}
    order by a ->> 'id', t.id desc`);
  const former = kept.filter(({ id }) => !asked.some((one) => one.id === id));
  return [...asked.map((item) => ({ item, former: false })), ...former.map((item) => ({ item, former: true }))];
}

export const questionRowsOf = async (
  { db, model }: { db: Queryable; model: Model },
  entity: Entity,
  of: QuestionsOf,
  reach: Reach,
  locale: LocaleCode,
  query: RawQuery = {},
): Promise<SheetRows> => {
  const { answers, recordId } = of;
  if (recordId === undefined) return rowsOfMany({ db, model }, entity, answers, query, reach, locale);
  return withQuestions(entity, answers, await askedBy(db, model, entity, { answers, recordId }, reach), reach, locale);
};
