/** The schedules of a building with the days that are off, ready to be asked; and the preview of a week. */
import { sql } from 'drizzle-orm';
import { periodsFrom, type Schedule } from '#schemas/access/groups/schedule.ts';
import { Clock, dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { type AreaContext, ofRecord } from '#server/engine/areas/areaCalls.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, text, whole } from '#server/openapi/values.ts';

export interface NamedSchedule extends Schedule {
  id: number;
  name: string;
}
export interface Schedules {
  zone: string;
  byId: ReadonlyMap<number, NamedSchedule>;
}

/** Days about a question that can matter: hours that begin the day before may last until now. */
const AROUND = 2;

export async function zoneOf(on: Queryable, buildingId: number): Promise<string> {
  const [place] = await on.query<{ zone: string }>(sql`select time_zone as zone from office_centres where id = ${buildingId}`);
  if (!place) throw new AppError('notFound');
  return place.zone;
}

interface Stored extends Omit<NamedSchedule, 'hours' | 'exceptions' | 'holidays'> {
  hours: NamedSchedule['hours'] | null;
  exceptions: NamedSchedule['exceptions'] | null;
  publicHolidays: boolean;
  days: string[] | null;
}

/** @param from and `to`: the days that will be asked about, `YYYY-MM-DD` */
export async function schedulesOf(
  on: Queryable,
  model: Model,
  buildingId: number,
  zone: string,
  [from, to]: readonly [string, string],
): Promise<Schedules> {
  const off = await daysOffOf(on, model, buildingId, addDays(from, -AROUND), addDays(to, AROUND));
  const publicDays = off.map(({ date }) => date);
  const stored = await on.query<Stored>(sql`
    select s.id, s.name, s.hours, s.exceptions, s.public_holidays as "publicHolidays", (
      select array_agg(day ->> 'date') from access_holiday_lists l cross join lateral jsonb_array_elements(coalesce(l.days, '[]'::jsonb)) day
      where l.id = any(s.holiday_list_ids)) as days
    from access_schedules s where s.office_centre_id = ${buildingId}`);
  return {
    zone,
    byId: new Map(
      stored.map(({ id, name, hours, exceptions, publicHolidays, days }) => [
        id,
        {
          id,
          name,
          hours: hours ?? [],
          exceptions: exceptions ?? [],
          holidays: new Set([...(publicHolidays ? publicDays : []), ...(days ?? [])]),
        },
      ]),
    ),
  };
}

export const WEEK = 7;
/** The first day that a preview is asked for; today where nothing is said. Throws AppError badQuery. */
export function firstDayOf(query: AreaContext['query'], zone: string): string {
  const first = query.from ?? dateIn(zone);
  if (typeof first !== 'string' || !isDate(first)) throw new AppError('badQuery', { params: { param: 'from' } });
  return first;
}

const period = objectOf({ from: moment, to: moment });
/** `GET …/preview`: seven days, each with its periods and the minutes that they last. */
export const preview = ofRecord(
  objectOf({ timeZone: text, days: listOf(objectOf({ date: text, minutes: whole, periods: listOf(period) })) }),
  async ({ db, model, record, query }) => {
    const buildingId = Number(record.officeCentreId);
    const zone = await zoneOf(db, buildingId);
    const first = firstDayOf(query, zone);
    const { byId } = await schedulesOf(db, model, buildingId, zone, [first, addDays(first, WEEK)]);
    const schedule = byId.get(record.id) as NamedSchedule;
    const clock = new Clock(zone);
    return {
      timeZone: zone,
      days: Array.from({ length: WEEK }, (_, index) => {
        const date = addDays(first, index);
        const periods = periodsFrom([schedule], date, 1, clock);
        return {
          date,
          minutes: Math.round(periods.reduce((sum, { from, to }) => sum + to - from, 0) / 60_000),
          periods: periods.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() })),
        };
      }),
    };
  },
);
