/** Answers as they are stored: with the day in the building, and what they say in words, which people search. */
import type { GivenAnswer } from '#schemas/kernel/fields/answers.ts';
import type { AnyRow, RuleContext } from '#server/engine/areas/rules.ts';

export async function describeAnswers({ reach }: RuleContext, rows: readonly Pick<AnyRow, 'values'>[]): Promise<void> {
  for (const { values } of rows) {
    const words = ((values.answers ?? []) as GivenAnswer[])
      .filter(({ type }) => type === 'SHORT_TEXT' || type === 'LONG_TEXT')
      .map(({ value }) => String(value));
    Object.assign(values, { day: reach.today, words: words.join('\n') || null, hasWords: words.length > 0 });
  }
}
