import { useEffect, useState } from 'react';

interface Options<P> {
  /** The formatted value, shown while nobody types. */
  shown: string;
  /** What is wrong with a text; undefined when it can be a value. */
  check: (text: string) => P | undefined;
  /** Takes each text; `final` when the field is left or Enter is pressed. */
  onText: (text: string, final: boolean) => void;
}

/**
 * A text field with free typing. The text stays as typed until it is a valid value, and is then formatted;
 * an error shows on blur, and stays until it is fixed.
 */
export function useTyped<P>({ shown, check, onText }: Options<P>) {
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [quiet, setQuiet] = useState(false);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    // The value was set from outside: by a calendar, by a reset of the form.
    if (!focused) setDraft(undefined);
  }
  const text = draft ?? shown;
  const problem = text === '' ? undefined : check(text);
  const finish = () => {
    if (draft === undefined) return;
    onText(draft, true);
    if (draft === '' || !check(draft)) setDraft(undefined);
  };
  // The limits have changed, so that rejected text may be valid now.
  const mended = draft !== undefined && !focused && !problem;
  useEffect(() => {
    if (mended) finish();
  });
  return {
    text,
    problem: quiet ? undefined : problem,
    type: (next: string) => {
      setDraft(next);
      onText(next, false);
    },
    /** A value was picked instead of typed. */
    forget: () => setDraft(undefined),
    finish,
    onFocus: () => {
      setFocused(true);
      setQuiet(!problem);
    },
    onBlur: () => {
      setFocused(false);
      setQuiet(false);
      finish();
    },
  };
}
