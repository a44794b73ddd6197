import { useEffect, useState } from 'react';

interface Options<P> {
  /** The value in words, as it stands in the field while nobody types. */
  shown: string;
  /** What is wrong with a text; undefined when it can be a value. */
  check: (text: string) => P | undefined;
  /** Takes each text; `final` when the field is left or Enter is pressed. */
  onText: (text: string, final: boolean) => void;
}

/**
 * A text field that understands free typing. What was typed stays as it is until it can be a value, and is tidied then;
 * a problem shows once the field is left, and from then on until it is fixed.
 */
export function useTyped<P>({ shown, check, onText }: Options<P>) {
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState(false);
  const [quiet, setQuiet] = useState(false);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    // Somebody else has set the value: a calendar, a reset of the form.
    if (!focused) setDraft(undefined);
  }
  const text = draft ?? shown;
  const problem = text === '' ? undefined : check(text);
  const finish = () => {
    if (draft === undefined) return;
    onText(draft, true);
    if (draft === '' || !check(draft)) setDraft(undefined);
  };
  // The limits have moved, and what was refused when the field was left can be a value now.
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
