import { useTranslate } from 'ra-core';
import type { OptionProblem } from '#schemas/kernel/fields/optionList.ts';
import { useBuilder } from './builderContext.ts';

/** What is wrong with a part of a question (or with one of its answers), as a sentence. */
export function useProblemText() {
  const { problems } = useBuilder();
  const translate = useTranslate();
  return (index: number, part: OptionProblem['part'], choice?: number): string | undefined => {
    const found = problems.find((one) => one.index === index && one.part === part && one.choice === choice);
    return found && translate(`errors.${found.code}`, { label: translate('inputs.options.text'), ...found.params });
  };
}
