/**
 * Answers that the form of a new record takes (`answers(…, { input: true })`): checked against the questions of the record that the form has
 * chosen, and stored with their wording, as acts of occupants store them.
 */

import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { isAnswers } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type AnswersById, answerProblems, type GivenAnswer, givenAnswers } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type Field, type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { tableAs } from '../records/select.ts';

/**
 * @param key of the answers in the body
 * @throws AppError validation, by question: `answers.<id>`
 */
export function checkedAnswers(
  questions: readonly OptionItem[],
  given: AnswersById,
  key: string,
  locale: string = fallbackLocale,
): GivenAnswer[] {
  const problems: Record<string, Message> = {};
  for (const [id, { code, params }] of Object.entries(answerProblems(questions, given))) {
    const label = questions.find((question) => question.id === id)?.label;
    problems[`${key}.${id}`] = { code, params: { ...(label ? { label: wordsOf(label, locale) } : {}), ...params } };
  }
  refuseProblems(problems);
  return givenAnswers(questions, given);
}

/** Replaces the answers among the values by what is stored. The reference to the record that asks has been checked. */
export async function storeHandlers(
  tx: Queryable,
  model: Model,
  entity: Entity,
  values: Record<string, unknown>,
  locale?: string,
): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!isAnswers(field) || field.system) continue;
    const about = entity.fields[field.about] as Field & ReferenceField;
    const target = model.entity(about.to);
    const column = columnOf('t', storedColumn(target, field.questions) as string);
    const [asking] = await tx.query<{ questions: OptionItem[] | null }>(
      sql`select ${column} as questions from ${tableAs(target)} where t.id = ${values[wireKey(field.about, about)] ?? null}`,
    );
    const key = wireKey(name, field);
    const stored = checkedAnswers(asking?.questions ?? [], (values[key] ?? {}) as AnswersById, key, locale);
    values[key] = stored.length ? stored : null;
  }
}
