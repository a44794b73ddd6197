/**
 * The list's filters with changes that are not applied yet. The list follows a moment later, once the address has changed;
 * until then the inputs must already show the latest values.
 */
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from '#dataProvider/types.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/kit/choices/SearchBox.tsx';

/** Whether the list has the value; an empty value means no filter. */
const isThere = (filter: ListFilter, param: string, value: unknown): boolean =>
  isEmpty(value) ? isEmpty(filter[param]) : JSON.stringify(filter[param]) === JSON.stringify(value);

export function usePendingFilters(): {
  shown: ListFilter;
  /** Applies at once, or debounced while typing; an empty value removes the filter. */
  change: (change: ListFilter, typed?: boolean) => void;
} {
  const { filterValues, setFilters } = useListContext();
  const [pending, setPending] = useState<ListFilter>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After the debounce the list may have another tab than when the key was pressed.
  const latest = useRef({ filterValues, setFilters, pending });
  useEffect(() => {
    latest.current = { ...latest.current, filterValues, setFilters };
    const ahead = Object.entries(latest.current.pending).filter(([param, value]) => !isThere(filterValues, param, value));
    if (ahead.length === Object.keys(latest.current.pending).length) return;
    latest.current.pending = Object.fromEntries(ahead);
    setPending(latest.current.pending);
  }, [filterValues, setFilters]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = () => {
    const { filterValues: now, setFilters: set, pending: wanted } = latest.current;
    set(Object.fromEntries(Object.entries({ ...now, ...wanted }).filter(([, value]) => !isEmpty(value))));
  };
  const change = (next: ListFilter, typed = false) => {
    clearTimeout(timer.current);
    latest.current.pending = { ...latest.current.pending, ...next };
    setPending(latest.current.pending);
    if (typed) timer.current = setTimeout(apply, SEARCH_DEBOUNCE_MS);
    else apply();
  };
  return { shown: { ...filterValues, ...pending } as ListFilter, change };
}
