import { useState } from 'react';
import { SpanFields } from './SpanFields.tsx';
import type { Span } from './span.ts';

interface Props {
  label: string;
  /** `YYYY-MM-DD`; absent for an end that is open. */
  from?: string;
  to?: string;
  /** Takes both ends after a change of either. */
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** A filter by days: from, until, or both. Incomplete input filters nothing. */
export function DateRangeFilter({ label, from = '', to = '', onChange }: Props) {
  // The list applies filters after a debounce; until then the second click must see the first.
  const [span, setSpan] = useState<Span>({ from, to });
  const [seen, setSeen] = useState({ from, to });
  if (seen.from !== from || seen.to !== to) {
    setSeen({ from, to });
    setSpan({ from, to });
  }
  return (
    <SpanFields
      label={label}
      value={span}
      onChange={(next, wrong) => {
        if (wrong) return;
        setSpan(next);
        onChange(next.from || undefined, next.to || undefined);
      }}
    />
  );
}
