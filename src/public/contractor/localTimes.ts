/** Instants on the building's clock, for inputs that know no time zone. The light pages do not load the frame, which has more of this. */

import { instantsOf, localAt } from '#schemas/kernel/fields/clock.ts';

/** `YYYY-MM-DDTHH:mm` in the zone. */
export function localOf(instant: string, timeZone: string): string {
  const { date, time } = localAt(timeZone, Date.parse(instant));
  return `${date}T${time}`;
}

/** The instant that a clock in the zone shows so, the first of two; an empty text gives none, and so does a time that the clock skips. */
export function instantOf(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted)) return null;
  const [at] = instantsOf(timeZone, wanted);
  return at === undefined ? null : new Date(at).toISOString();
}
