/** The rules that polls and surveys share. */
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { AnyRow, RuleContext } from '#server/engine/areas/rules.ts';
import { newVersion, type Questions } from './questions.ts';

/** A published questionnaire may have answers: what it asked stays readable. */
export async function keepFormerQuestions(_: RuleContext, rows: readonly Pick<AnyRow, 'before' | 'values'>[]): Promise<void> {
  for (const { before, values } of rows)
    if (before && before.status !== 'DRAFT')
      Object.assign(values, newVersion(before as unknown as Questions, values.options as OptionItem[] | null));
}
