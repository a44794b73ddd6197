/** The actions of the open record: its page registers them, and the palette offers them. */
import { useEffect, useSyncExternalStore } from 'react';
import type { PageButton } from '#src/kit/page/pageButtons.ts';

export interface PageActions {
  /** What the record is called. */
  title: string;
  buttons: readonly PageButton[];
}

let shown: PageActions | undefined;
const listeners = new Set<() => void>();
function show(actions: PageActions | undefined): void {
  shown = actions;
  for (const listener of listeners) listener();
}
const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers these in the palette as long as the page shows them. */
export function useOfferActions(title: string, buttons: readonly PageButton[]): void {
  useEffect(() => {
    const mine = { title, buttons };
    show(mine);
    return () => {
      if (shown === mine) show(undefined);
    };
  });
}

export const usePageActions = (): PageActions | undefined => useSyncExternalStore(watch, () => shown);
