/**
 * What is wrong with a form without sign-in, by the ids of its inputs. A fault is about what was sent, so that it goes with the first
 * change of its input; the first on the page takes the focus.
 */
import { type FormEvent, useCallback, useState } from 'react';

export type Problems = Readonly<Record<string, string>>;

const without = (problems: Problems, isGone: (id: string) => boolean): Problems =>
  Object.keys(problems).some(isGone) ? Object.fromEntries(Object.entries(problems).filter(([id]) => !isGone(id))) : problems;

/** The inputs of the faults, from the top of the page. */
const inputsOf = (problems: Problems): HTMLElement[] =>
  Object.keys(problems)
    .flatMap((id) => document.getElementById(id) ?? [])
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

/** @returns `show` says whether an input has taken the focus; `onInput` is for the form */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  const show = useCallback((next: Problems): boolean => {
    setProblems(next);
    const [first] = inputsOf(next);
    first?.focus();
    return first !== undefined;
  }, []);
  const mend = useCallback((...ids: string[]) => setProblems((now) => without(now, (id) => ids.includes(id))), []);
  const onInput = useCallback((event: FormEvent<HTMLFormElement>) => {
    const changed = new Set<string>();
    // An option changes the group that it stands in.
    for (let at = event.target as Element | null; at && at !== event.currentTarget; at = at.parentElement) changed.add(at.id);
    // What belongs to no input may be about any of them.
    setProblems((now) => without(now, (id) => changed.has(id) || !document.getElementById(id)));
  }, []);
  return { problems, show, mend, onInput };
}
