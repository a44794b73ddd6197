/**
 * What runs for weeks is shown once: above the days if it runs all month, else where it begins and where it ends. As a bar it would stand in
 * every week and leave no room for what is of one day.
 */
import { daysBetween } from '#schemas/kernel/fields/days.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { daysOf } from './month.ts';

/** What a calendar shows: from the first day to the last (`YYYY-MM-DD`), as a link. */
export interface Entry {
  id: string | number;
  text: string;
  first: string;
  last: string;
  to: string | undefined;
  tone: Tone;
  /** It is not decided or published yet. */
  isDraft?: boolean;
}
/** An entry in the grid; of a long one the day on which it begins, or ends. */
export interface GridEntry extends Entry {
  key: string;
  mark?: 'begins' | 'ends';
}

/** Days that a bar may have in the grid. */
const LONGEST = 14;

export interface LaidOut {
  /** Those that run all month. */
  throughout: Entry[];
  days: GridEntry[];
}

/** @param month `2026-06` */
export function laidOut(entries: readonly Entry[], month: string): LaidOut {
  const { first: start, last: end } = daysOf(month);
  const throughout: Entry[] = [];
  const days: GridEntry[] = [];
  for (const entry of entries) {
    const { id, first, last } = entry;
    if (daysBetween(first, last) < LONGEST) days.push({ ...entry, key: String(id) });
    else if (first <= start && last >= end) throughout.push(entry);
    else {
      if (first >= start && first <= end) days.push({ ...entry, key: `${id} begins`, last: first, mark: 'begins' });
      if (last >= start && last <= end) days.push({ ...entry, key: `${id} ends`, first: last, mark: 'ends' });
    }
  }
  return { throughout, days };
}
