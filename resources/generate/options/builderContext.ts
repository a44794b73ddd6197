import { createContext, useContext } from 'react';
import type { OptionItem, OptionListFacts, OptionProblem } from '#schemas/kernel/fields/optionList.ts';
import type { ContentLanguage } from '#src/kit/values/contentLanguages.ts';

/** What every part of the builder works with. The cards read it themselves, so that typing in one draws all at once. */
export interface Builder {
  items: readonly OptionItem[];
  facts: OptionListFacts;
  language: ContentLanguage;
  problems: readonly OptionProblem[];
  disabled: boolean;
  /** The question, or the answer, that was added last: its text takes the focus. */
  fresh?: string;
  setFresh: (id: string) => void;
  change: (items: OptionItem[]) => void;
}
export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error('there is no option builder around this');
  return builder;
}
