import type { Today } from '#schemas/kernel/areas/todayAnswer.ts';

/** The first part of the query's key; the second is the office centre. */
export const TODAY = 'today';

/** Does this query hold the page Today, with anything of these entities on it? */
export const showsAnyOf = (key: readonly unknown[], data: unknown, entities: ReadonlySet<string>): boolean =>
  key[0] === TODAY && ((data as Today | undefined)?.entities ?? []).some((name) => entities.has(name));
