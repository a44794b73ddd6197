import { useTranslate } from 'ra-core';
import { useRecents } from '../recent/useRecents.ts';
import type { Item } from './items.ts';
import { matchingItems } from './match.ts';
import { recordPage } from './recordPage.ts';
import { useActionItems } from './useActionItems.ts';
import { useOpenRecordItems } from './useOpenRecordItems.ts';
import { iconOf, usePageItems } from './usePageItems.ts';
import { useRecordItems } from './useRecordItems.ts';

/** The maximum number of pages, and of actions, once something is typed. */
const SHOWN = 6;

/** The lines of the palette for the typed text; without text, recently opened records come first. */
export function useItems(typed: string): { items: readonly Item[]; isFetching: boolean; error: unknown } {
  const translate = useTranslate();
  const isEmpty = typed.trim() === '';
  const { records, isPending } = useRecents(isEmpty);
  const own = [...usePageItems(), ...useActionItems()];
  const pages = own.filter(({ group }) => group === 'pages');
  const actions = own.filter(({ group }) => group === 'actions');
  const found = useRecordItems(typed);
  const here = useOpenRecordItems();
  if (!isEmpty)
    return {
      ...found,
      items: [
        ...matchingItems(typed, here, SHOWN),
        ...matchingItems(typed, pages, SHOWN),
        ...matchingItems(typed, actions, SHOWN),
        ...found.items,
      ],
    };
  const recent = records.map(
    ({ entity, id, label }): Item => ({
      key: `recent-${entity}-${id}`,
      group: 'recent',
      label,
      note: translate(`resources.${entity}.name`, { smart_count: 1 }),
      Icon: iconOf(entity),
      to: recordPage(entity, id),
    }),
  );
  return { items: [...here, ...recent, ...pages, ...actions], isFetching: isPending, error: undefined };
}
