import { useState } from 'react';
import type { DateLimits } from './limits.ts';
import type { FieldLook, InvalidInput } from './look.ts';
import { SpanFields } from './SpanFields.tsx';
import type { Span } from './span.ts';
import { useDateWords } from './useDateWords.ts';

interface Props extends FieldLook, DateLimits {
  value: readonly string[];
  onChange: (dates: string[], wrong?: InvalidInput) => void;
}

/** A range of dates: a list of two, and an empty one while a date is missing or cannot be chosen. */
export function DateSpan({ value: [from = '', to = ''], onChange, min, max, enabledDates, ...look }: Props) {
  // A half-chosen span stays here; the owner gets two dates or none.
  const [span, setSpan] = useState<Span>({ from, to });
  const [seen, setSeen] = useState(`${from} ${to}`);
  if (seen !== `${from} ${to}`) {
    setSeen(`${from} ${to}`);
    setSpan({ from, to });
  }
  const words = useDateWords({});
  const half = Boolean(span.from) !== Boolean(span.to);
  return (
    <SpanFields
      {...look}
      limits={{ min, max, enabledDates }}
      missing={half ? words(look.label, 'incomplete') : undefined}
      value={span}
      onChange={(next, wrong) => {
        setSpan(next);
        const whole = next.from !== '' && next.to >= next.from && !wrong;
        const some = next.from || next.to;
        setSeen(whole ? `${next.from} ${next.to}` : ' ');
        onChange(
          whole ? [next.from, next.to] : [],
          wrong ?? (!whole && some ? { text: some, problem: 'incomplete' } : undefined),
        );
      }}
    />
  );
}
