/** The columns of a board: which there are, and what the list's call is asked for each. */
import type { RaRecord, SortPayload } from 'ra-core';
import { defaultSort, whereFilter } from '#dataProvider/listQuery.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isChoice } from '#schemas/kernel/fields/field.ts';
import type { Board } from '#schemas/kernel/lists/board.ts';
import { leafTabs } from '#schemas/kernel/lists/query.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { withLook } from '../list/toolbar/looks.ts';

/** The statuses or other values that each have a column, of those that the board shows; undefined where the rows say which there are. */
export function valuesOfBoard({ fields, list }: Entity): readonly string[] | undefined {
  const { by = '', shows } = list.board ?? {};
  const field = fields[by];
  if (!isChoice(field)) return undefined;
  const shown = shows?.[by];
  return Array.isArray(shown) ? field.values.filter((value) => shown.includes(value)) : field.values;
}

/** What is asked for the rows of the board, or of one of its columns: the person's filters in any tab. */
export function boardFilter(
  entity: Entity,
  filterValues: ListFilter,
  { today }: Pick<Session, 'today'>,
  value?: string,
): ListFilter {
  const { by = '', shows } = entity.list.board ?? {};
  const { tab: _, ...filter } = withLook(filterValues, undefined);
  return { ...filter, ...whereFilter(entity, { ...shows, ...(value === undefined ? {} : { [by]: value }) }, { today }) };
}

/** The soonest come first where the cards count down; elsewhere the list's usual order. */
export function boardSort(entity: Entity, { today }: Pick<Session, 'today'>, value?: string): SortPayload {
  const { by = '', until } = entity.list.board ?? {};
  const counts = until && (value === undefined || matches(until.while, { [by]: value }, { today }));
  return counts ? { field: until.field, order: 'ASC' } : defaultSort(entity);
}

/** The same rows as a table: in the tab of exactly that value, if there is one. */
export function tableFilter(
  entity: Entity,
  filterValues: ListFilter,
  session: Pick<Session, 'today'>,
  value: string,
): ListFilter {
  const { by = '' } = entity.list.board ?? {};
  const tab = leafTabs(entity).find(({ where }) => JSON.stringify(where) === JSON.stringify({ [by]: value }));
  return tab ? { ...withLook(filterValues, undefined), tab: tab.code } : boardFilter(entity, filterValues, session, value);
}

/** The rows by the text of their column, in the order of people (`2` before `10`); those without one come last, under ''. */
export function groupRows<Row extends RaRecord>(
  { by }: Board,
  rows: readonly Row[],
  locale: string,
): [value: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const value = String(row[by] ?? '').trim();
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...groups].sort(([one], [other]) => (one && other ? compare(one, other) : one ? -1 : 1));
}
