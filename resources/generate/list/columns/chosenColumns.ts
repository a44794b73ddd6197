/** The columns that a person has chosen for a list, in their order. */
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { firstColumns } from '#schemas/kernel/lists/picture.ts';
import { type Column, columnsOf } from '../../columns.ts';
import { useListSettings } from './listSettings.ts';

/** The shown columns in the person's order; the first one always stays first: it holds the link to the record. */
export function shownColumns(all: readonly Column[], chosen: readonly string[]): Column[] {
  const [first, ...others] = all;
  if (!first) return [];
  return [first, ...chosen.flatMap((name) => others.find((one) => one.name === name) ?? [])];
}

/** The column choice of this person for this list. Null chooses the usual ones. */
export function useColumns(entity: Entity): {
  all: Column[];
  chosen: readonly string[];
  choose: (names: readonly string[] | null) => void;
} {
  const session = useSession();
  const [{ columns }, change] = useListSettings(entity);
  return {
    all: columnsOf(entity, session),
    chosen: Array.isArray(columns) ? columns : firstColumns(entity),
    choose: (names) => change({ columns: names ?? undefined }),
  };
}
