/** The answers to one record's questions as spreadsheet rows: a row for each person, a column for each question. Acts are rows of their list. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { asksQuestions, type Results } from '#schemas/kernel/lists/results.ts';
import type { Database } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { withQuestions } from '../lists/answerColumns.ts';
import { type SheetRows, sheetRowsOf } from '../lists/sheetRows.ts';
import type { Reach } from '../reach/reach.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { questionsOf } from './questions.ts';

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
  return withQuestions(entity, results.answers, questionsOf(results, record), reach, locale);
}
