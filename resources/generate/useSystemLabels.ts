/**
 * The labels of the system data (000 §3) that the fields of an entity hold, in the reader's language. Each category is one
 * call, however many cells, inputs and filters show it, and is cached for an hour.
 */
import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { categoryOf, type Fields } from '#schemas/kernel/fields/field.ts';
import type { SystemDataCategory } from '#schemas/kernel/fields/systemData.ts';
import { useAtrium } from './useAtrium.ts';

const KEPT_MS = 3_600_000;
/** Shown until the list is there. */
const COMING = '…';

const known = new WeakMap<Fields, readonly SystemDataCategory[]>();
function categoriesOf(fields: Fields): readonly SystemDataCategory[] {
  const found = known.get(fields) ?? [...new Set(Object.values(fields).flatMap((field) => categoryOf(field) ?? []))];
  known.set(fields, found);
  return found;
}

/** The label of a code in the field of that name; undefined where the field holds no system data. */
export type SystemLabel = (name: string, code: string) => string | undefined;

/** An unknown code, or one that could not be looked up, is shown as it is. */
export function useSystemLabels(fields: Fields): SystemLabel {
  const provider = useAtrium();
  const locale = useLocale();
  const categories = categoriesOf(fields);
  const answers = useQueries({
    queries: categories.map((category) => ({
      queryKey: ['system-data', category, locale],
      // The page's language changes a moment after the choice: labels of the old one must not be cached for an hour.
      queryFn: () => provider.systemData({ category, locale }),
      staleTime: KEPT_MS,
      gcTime: KEPT_MS,
    })),
  });
  return (name, code) => {
    const category = fields[name] && categoryOf(fields[name]);
    if (!category) return undefined;
    const answer = answers[categories.indexOf(category)];
    if (answer?.isPending) return COMING;
    return answer?.data?.data.find((one) => one.code === code)?.label ?? code;
  };
}
