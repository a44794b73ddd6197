/** What a record asks, and what it has asked. */
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { AnswerResults } from '#schemas/kernel/lists/results.ts';
import type { RecordRow } from '../records/record.ts';

/** The questions of a record, then those that are asked no more. */
export const questionsOf = ({ questions, former }: AnswerResults, record: RecordRow): { item: OptionItem; former: boolean }[] => [
  ...((record[questions] ?? []) as OptionItem[]).map((item) => ({ item, former: false })),
  ...(((former && record[former]) ?? []) as OptionItem[]).map((item) => ({ item, former: true })),
];
