/** Where the person was before (000 §9): the last three pages, for going back from one that is not there. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const LONGEST = 3;
let visited: readonly string[] = [];

/** The history with one more page; the same page again adds nothing. */
export const remembered = (history: readonly string[], path: string): readonly string[] =>
  history.at(-1) === path ? history : [...history, path].slice(-LONGEST);

/** Pages that are no place to go back to. */
const isPlace = (path: string): boolean => !/^\/($|404$|dashboard$|login$|enter-code$|add-on\/)/.test(path);

/** The latest page that is none of `these`, if one is remembered. */
export const pageBefore = (...these: (string | undefined)[]): string | undefined =>
  visited.filter((one) => !these.includes(one)).at(-1);

/** Remembers the pages that are opened. */
export function useRouteHistory(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isPlace(pathname)) visited = remembered(visited, pathname + search);
  }, [pathname, search]);
}
