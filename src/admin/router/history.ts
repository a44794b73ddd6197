/** Where the portal is and has been: the browser's history, with a question before unsaved changes are left. */
import type { HistoryAction, HistoryLocation, RouterHistory } from '@tanstack/history';
import type { RouterHistoryAction, RouterLocation } from 'ra-core';
import { createContext, useContext } from 'react';

export const HistoryContext = createContext<RouterHistory | undefined>(undefined);

/** @throws outside of the portal's router */
export function useHistory(): RouterHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('there is no router');
  return history;
}

/** A place as React Router and react-admin know it: without what the history itself keeps in the state. */
export function locationOf({ pathname, search, hash, state }: HistoryLocation): RouterLocation {
  const { key, __TSR_key, __TSR_index, ...own } = state;
  return { pathname, search, hash, key, state: Object.keys(own).length > 0 ? own : null };
}

/** The word of React Router and react-admin for what the history calls in more detail. */
export const actionOf = (action: HistoryAction): RouterHistoryAction =>
  action === 'PUSH' || action === 'REPLACE' ? action : 'POP';

/** How many entries lie between two places; negative backwards. */
export const stepsBetween = (here: HistoryLocation, there: HistoryLocation): number =>
  there.state.__TSR_index - here.state.__TSR_index;

interface Options {
  replace?: boolean;
  state?: unknown;
  /** Without asking whoever has unsaved changes. */
  ignoreBlocker?: boolean;
}
/** Goes to an address; the browser's address bar shows it at once. */
export function goTo(history: RouterHistory, address: string, { replace, state, ignoreBlocker }: Options = {}): void {
  const move = replace ? history.replace : history.push;
  move(address, state, { ignoreBlocker });
  history.flush();
}
