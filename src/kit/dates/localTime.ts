/** From the building's clock to UTC, also on the two nights a year when clocks are changed. */
import { instantsOf } from '#schemas/kernel/fields/clock.ts';

export type Resolved =
  | { instant: string; twice: false }
  /** The clock shows this time twice; `instant` is the earlier one. */
  | { instant: string; twice: true; later: string }
  /** The clock skips this time. */
  | { instant: undefined };

/**
 * The instant at which the clock of `timeZone` shows `local` (`YYYY-MM-DDTHH:mm`), in ISO 8601 and UTC.
 * A time that the clock skips has none; of one that it shows twice the earlier is meant.
 */
export function resolveLocal(local: string, timeZone: string): Resolved {
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted)) return { instant: undefined };
  const [instant, later] = instantsOf(timeZone, wanted).map((at) => new Date(at).toISOString());
  if (!instant) return { instant: undefined };
  return later ? { instant, twice: true, later } : { instant, twice: false };
}
