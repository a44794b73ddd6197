/**
 * When the records of a series begin: on a date, or at an instant that is the same time of the building's clock on each of their dates,
 * whether or not the clock is moved in between. Where it is set forward over that time, there is none on that day.
 */

import type { Entity } from '../entity/entity.ts';
import { instantAt, localAt } from '../fields/clock.ts';
import { addDays, daysBetween } from '../fields/days.ts';
import { seriesDate, startsAtInstant } from './recurrence.ts';

type Values = Readonly<Record<string, unknown>>;
export interface SeriesTimes {
  /** `YYYY-MM-DD`. */
  first: string;
  /** What a record on another date has in place of the first one's; undefined where the clock skips it. */
  on: (date: string) => Record<string, string> | undefined;
  /** Does one of them begin before the one before it has ended? */
  meetsItself: (dates: readonly string[]) => boolean;
}

/** @param values of the first record, by wire key; instants as ISO 8601 */
export function timesOf(
  entity: Pick<Entity, 'fields' | 'recurrence' | 'actions' | 'form'>,
  values: Values,
  zone: string,
): SeriesTimes {
  const starts = seriesDate(entity);
  const begins = String(values[starts]);
  if (!startsAtInstant(entity)) return { first: begins, on: (date) => ({ [starts]: date }), meetsItself: () => false };
  const { ends } = entity.recurrence ?? {};
  const from = localAt(zone, Date.parse(begins));
  const end = ends === undefined ? undefined : String(values[ends]);
  const until = end === undefined ? undefined : localAt(zone, Date.parse(end));
  const days = until ? daysBetween(from.date, until.date) : 0;
  const iso = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());
  return {
    first: from.date,
    on: (date) => {
      // As it was said, to the second.
      if (date === from.date) return { [starts]: begins, ...(ends && end ? { [ends]: end } : {}) };
      const startAt = iso(instantAt(zone, date, from.time));
      const endAt = until && iso(instantAt(zone, addDays(date, days), until.time));
      if (startAt === undefined || (until && endAt === undefined)) return undefined;
      return { [starts]: startAt, ...(ends && endAt ? { [ends]: endAt } : {}) };
    },
    meetsItself: (dates) =>
      until !== undefined &&
      dates.some((date, index) => {
        const next = dates[index + 1];
        if (next === undefined) return false;
        const apart = daysBetween(date, next);
        return days > apart || (days === apart && until.time > from.time);
      }),
  };
}
