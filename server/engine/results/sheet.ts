/** The answers to one record's questions as spreadsheet rows: a row for each person, a column for each question. Acts are rows of their list. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import { answerText, wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { asksQuestions, type Results } from '#schemas/kernel/results.ts';
import type { Database } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { Reach } from '../reach.ts';
import { type SheetRows, sheetRowsOf } from '../sheetRows.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { questionsOf } from './questions.ts';

/** Numbers stay numbers, so that the sheet can calculate with them. */
const cellOf = (given: GivenAnswer | undefined, locale: LocaleCode) =>
  given === undefined ? '' : typeof given.value === 'number' ? given.value : answerText(given, locale);

/** The columns of the list, then the questions; those that are asked no more come last. */
export async function answerRowsOf(
  { db, model }: { db: Database; model: Model },
  entity: Entity,
  { entity: name, recordId }: { entity: string; recordId: number },
  reach: Reach,
  locale: LocaleCode,
): Promise<SheetRows> {
  const asked = model.entity(name);
  const results = asked.results as Results;
  if (!asksQuestions(results)) return sheetRowsOf(entity, reach, locale);
  const record = await loadRecord(db, model, asked, reach, keyCondition(asked, recordId));
  const list = sheetRowsOf(entity, reach, locale, [results.answers]);
  const questions = questionsOf(results, record);
  return {
    head: [
      ...list.head,
      ...questions.map(({ item, former }) => {
        const question = wordsOf(item.label, locale);
        return former ? translate(locale, 'inputs.options.former', { question }) : question;
      }),
    ],
    cells: (row) => {
      const given = new Map(((row[results.answers] ?? []) as GivenAnswer[]).map((one) => [one.id, one]));
      return [...list.cells(row), ...questions.map(({ item }) => cellOf(given.get(item.id), locale))];
    },
  };
}
