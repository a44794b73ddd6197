/**
 * Recurrence rules, expanded by the library that keeps to RFC 5545, for both halves. Apart from `recurrenceDates.ts`, so that only the
 * preview of a rule brings the library into the browser.
 */
import { RRuleTemporal } from 'rrule-temporal';
import type { Expand } from './recurrenceDates.ts';

export const expandRule: Expand = (rruleString, most) =>
  new RRuleTemporal({ rruleString }).all((_, index) => index < most).map((at) => at.toPlainDate().toString());
