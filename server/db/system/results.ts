/** Numbers of answers, kept up as answers come in (`server/engine/results`). */
import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number } from './columns.ts';

/**
 * How often a value was given, by day and company. A question without a value counts everybody who answered it, and adds up their
 * numbers; without a question it counts complete sets of answers.
 */
export const resultTallies = pgTable(
  'result_tallies',
  {
    /** The entity with the questions, and its record. */
    entity: text('entity').notNull(),
    recordId: number('record_id').notNull(),
    question: text('question').notNull(),
    value: text('value').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** 0 for people without a company. */
    companyId: number('company_id').notNull(),
    count: number('count').notNull(),
    /** Sum of the numbers given. */
    total: numeric('total').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'result_tallies_pk',
      columns: [table.entity, table.recordId, table.question, table.value, table.day, table.companyId],
    }),
  ],
);
