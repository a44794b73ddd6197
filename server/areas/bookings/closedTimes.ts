/** When facilities cannot be had: between their opening hours, and where they are blocked. Four statements, whatever there is to read. */
import { sql } from 'drizzle-orm';
import { type ClosedTimes, MAX_CLOSED_DAYS } from '#schemas/bookings/closedTimes.ts';
import { closedTimesOf } from '#schemas/bookings/slots.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, whole } from '#server/openapi/values.ts';
import { bookableOf, timesOf } from './booking/openness.ts';
import { type Terms, termColumns } from './booking/terms.ts';

const schema = listOf(objectOf({ id: whole, times: listOf(objectOf({ from: moment, to: moment })) }));

/** Throws AppError badQuery. */
function periodIn({ query }: AreaContext) {
  const instant = (param: string) => {
    const value = query[param];
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (!Number.isFinite(at)) throw new AppError('badQuery', { params: { param } });
    return at;
  };
  const period = { from: instant('from'), to: instant('to') };
  if (period.to <= period.from || period.to - period.from > MAX_CLOSED_DAYS * DAY)
    throw new AppError('badQuery', { params: { param: 'to' } });
  return period;
}

export const closedTimes = returning(schema, async (context): Promise<ClosedTimes[]> => {
  const { db, model, reach } = context;
  const period = periodIn(context);
  const { buildingId } = reach;
  if (buildingId === null) return [];
  const facilities = await db.query<Terms & object>(sql`
    select ${termColumns()} from facilities f join office_centres c on c.id = f.office_centre_id
    where f.office_centre_id = ${buildingId} and f.active order by f.id`);
  const times = await timesOf(db, model, buildingId, period);
  const said = (at: number) => new Date(at).toISOString();
  return facilities.map((one) => ({
    id: Number(one.id),
    times: closedTimesOf(bookableOf(one, times, Date.now()), period).map(({ from, to }) => ({ from: said(from), to: said(to) })),
  }));
});
