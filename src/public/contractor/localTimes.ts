/** Instants on the building's clock, for inputs that know no time zone. The light pages do not load the frame, which has more of this. */

/** `YYYY-MM-DDTHH:mm` in the zone. */
export function localOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
  return parts.replace(' ', 'T').slice(0, 16);
}

/** The instant that a clock in the zone shows so; an empty text gives none. */
export function instantOf(local: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (at: number) => Date.parse(`${localOf(new Date(at).toISOString(), timeZone)}:00Z`) - at;
  // Twice: the offset of the first guess may be that of the other side of a change of clocks.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
