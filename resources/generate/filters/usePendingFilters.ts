/**
 * The filters as they were last asked for. The list has them once the address has changed, a moment later; whoever chooses
 * the next value before that chooses from what stands on the screen, so that must be the latest already.
 */
import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ListFilter } from '#dataProvider/types.ts';
import { isEmpty } from '#schemas/kernel/fields/empty.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/kit/SearchBox.tsx';

/** The list has the value that was asked for; an empty one is no filter. */
const isThere = (filter: ListFilter, param: string, value: unknown): boolean =>
  isEmpty(value) ? isEmpty(filter[param]) : JSON.stringify(filter[param]) === JSON.stringify(value);

export function usePendingFilters(): {
  shown: ListFilter;
  /** Asks at once, or once nobody has typed for a while; an empty value takes the filter away. */
  ask: (change: ListFilter, typed?: boolean) => void;
} {
  const { filterValues, setFilters } = useListContext();
  const [asked, setAsked] = useState<ListFilter>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // When the time is up, the list may have another tab than when the key was pressed.
  const latest = useRef({ filterValues, setFilters, asked });
  useEffect(() => {
    latest.current = { ...latest.current, filterValues, setFilters };
    const ahead = Object.entries(latest.current.asked).filter(([param, value]) => !isThere(filterValues, param, value));
    if (ahead.length === Object.keys(latest.current.asked).length) return;
    latest.current.asked = Object.fromEntries(ahead);
    setAsked(latest.current.asked);
  }, [filterValues, setFilters]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = () => {
    const { filterValues: now, setFilters: set, asked: wanted } = latest.current;
    set(Object.fromEntries(Object.entries({ ...now, ...wanted }).filter(([, value]) => !isEmpty(value))));
  };
  const ask = (change: ListFilter, typed = false) => {
    clearTimeout(timer.current);
    latest.current.asked = { ...latest.current.asked, ...change };
    setAsked(latest.current.asked);
    if (typed) timer.current = setTimeout(apply, SEARCH_DEBOUNCE_MS);
    else apply();
  };
  return { shown: { ...filterValues, ...asked } as ListFilter, ask };
}
