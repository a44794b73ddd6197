/** A span of days, as two clicks in one calendar make it. */
export interface Span {
  /** `YYYY-MM-DD`; empty while it is not chosen. */
  from: string;
  to: string;
}
export type End = keyof Span;
export const noSpan: Span = { from: '', to: '' };

/** Puts the two ends in order. */
export const ordered = ({ from, to }: Span): Span => (from && to && to < from ? { from: to, to: from } : { from, to });

/**
 * What a click on a day makes of a span. The first click (`end` is `from`) starts over, the second completes it, on
 * whichever side of the first it falls; `next` is the end that is chosen then, undefined when both are there.
 */
export function clickDay(span: Span, end: End, day: string): { span: Span; next: End | undefined } {
  if (end === 'from' || !span.from) return { span: { from: day, to: '' }, next: 'to' };
  return { span: ordered({ from: span.from, to: day }), next: undefined };
}

/** Position of a day in the span: for the tint between the two ends, also while the second one is only pointed at. */
export function placeOf(span: Span, day: string, pointed?: string): 'end' | 'inside' | undefined {
  const { from, to } = ordered({ from: span.from, to: span.to || (span.from && pointed) || '' });
  if (day === span.from || day === span.to) return 'end';
  return from && to && day >= from && day <= to ? 'inside' : undefined;
}
