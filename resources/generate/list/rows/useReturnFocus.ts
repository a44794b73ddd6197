/** Back in a list, the focus returns to the row that was opened. */
import { type Identifier, useLocation } from 'ra-core';
import { type RefObject, useEffect, useRef } from 'react';

let opened: { list: string; id: Identifier } | undefined;

/** Remembers the row that is being opened; the last one of the last list. */
export function noteOpened(list: string, id: Identifier): void {
  opened = { list, id };
}

/** Whether nothing else has the focus: it is not taken from somebody who is typing. */
const isFree = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.id === 'content';
};

/**
 * Puts the focus on the link of the row that was opened last from this list, once its rows are there.
 * @param ready the rows are drawn, each with its id as `data-row`
 */
export function useReturnFocus(ready: boolean): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isDone = useRef(false);
  useEffect(() => {
    if (!ready || isDone.current) return;
    isDone.current = true;
    const back = opened?.list === pathname ? opened : undefined;
    opened = undefined;
    const row = back && rows.current?.querySelector(`[data-row="${CSS.escape(String(back.id))}"]`);
    if (!row) return;
    // After the page has moved the focus to its start.
    const timer = setTimeout(() => isFree() && row.querySelector<HTMLElement>('a[href]')?.focus());
    return () => clearTimeout(timer);
  }, [ready, pathname]);
  return rows;
}
