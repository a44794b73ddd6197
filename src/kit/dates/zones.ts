/** Time zones as people search for them: by city, by what the zone is called in their language, by the offset. */
import { offsetAt as aheadAt } from '#schemas/kernel/fields/clock.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { offsetLabel } from '#schemas/kernel/fields/systemData.ts';

export interface ZoneChoice {
  zone: string;
  /** `Hong Kong Standard Time`, in the portal's language. */
  name: string;
  /** `UTC+08:00`, as it is at this moment. */
  offset: string;
  /** The searched text, in lower case. */
  words: string;
}

/** Minutes by which the clock of a zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, instant: string): number {
  return Math.round(aheadAt(zone, Date.parse(instant)) / MINUTE);
}

function nameOf(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts();
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** One zone with its labels; for a zone that the browser does not know, its name only. */
export function zoneChoice(zone: string, locale: string, now: string): ZoneChoice {
  let offset = '';
  let name = '';
  try {
    offset = offsetLabel(offsetAt(zone, now));
    name = nameOf(zone, locale);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const words = `${zone} ${zone.replaceAll(/[_/]/g, ' ')} ${name} ${offset}`.toLowerCase();
  return { zone, name, offset, words };
}

/** The zones that have every word of a search; those whose city begins with it come first. */
export function searchZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const wanted = typed.toLowerCase().trim();
  const parts = wanted.split(/\s+/).filter(Boolean);
  const found = choices.filter(({ words }) => parts.every((part) => words.includes(part)));
  const city = ({ zone }: ZoneChoice) => zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() ?? '';
  const begins = (choice: ZoneChoice) => (wanted && city(choice).startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
}
