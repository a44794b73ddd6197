/** Recurrence rules, expanded by the library that keeps to RFC 5545; the portal's half of `recurrenceDates.ts`. */
import { RRuleTemporal } from 'rrule-temporal';
import type { Expand } from '#schemas/kernel/fields/recurrenceDates.ts';

export const expandRule: Expand = (rruleString, most) =>
  new RRuleTemporal({ rruleString }).all((_, index) => index < most).map((at) => at.toPlainDate().toString());
