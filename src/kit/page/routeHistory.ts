/** Where the person was before (000 §9): the last three pages, for the title bar's back button and for pages that are not there. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const MAX_LENGTH = 3;
let visited: readonly string[] = [];

const pathOf = (place: string): string => place.split('?')[0] as string;

/**
 * The history with one more page. The same page again, or another tab of it, takes its place; going back to the page before
 * takes the last one away.
 */
export function remembered(history: readonly string[], place: string): readonly string[] {
  const here = pathOf(place);
  if (history.length > 1 && pathOf(history.at(-2) as string) === here) return [...history.slice(0, -2), place];
  const before = history.length > 0 && pathOf(history.at(-1) as string) === here ? history.slice(0, -1) : history;
  return [...before, place].slice(-MAX_LENGTH);
}

/** The latest page of a history that is none of `paths`. */
export const latestBut = (history: readonly string[], ...paths: (string | undefined)[]): string | undefined =>
  history.filter((one) => !paths.includes(pathOf(one))).at(-1);

/** The page before, if one is remembered that is none of these (addresses; only their paths count). */
export const pageBefore = (...places: (string | undefined)[]): string | undefined =>
  latestBut(visited, ...places.map((place) => place && pathOf(place)));

/** Drops a page that no longer exists: a deleted record's. */
export function forgetPage(path: string): void {
  visited = visited.filter((one) => pathOf(one) !== path);
}

/** Remembers the pages that are opened, as far as a person may want to go back to them. */
export function useRouteHistory(isWorthReturning: (path: string) => boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isWorthReturning(pathname)) visited = remembered(visited, pathname + search);
  }, [pathname, search, isWorthReturning]);
}
