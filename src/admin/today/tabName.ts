import type { Words } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { leafTabs } from '#schemas/kernel/lists/query.ts';

/** What a tab is called away from its list: after the tab above it, where another sub-tab has the same words (`Recurring · Pending`). */
export function tabName(words: Words, entity: Entity, code: string): string {
  const name = words.tab(code);
  const isAlone = leafTabs(entity).filter((one) => words.tab(one.code) === name).length < 2;
  const above = entity.list.tabs?.find(({ tabs }) => tabs?.some((one) => one.code === code));
  return isAlone || !above ? name : `${words.tab(above.code)} · ${name}`;
}
