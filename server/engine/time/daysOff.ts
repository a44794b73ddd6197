/** The days off of a building (`schemas/kernel/time/daysOff.ts`): what recurrences leave out, and the call that lists them. */
import { sql } from 'drizzle-orm';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { type DayOff, MAX_DAYS_OFF } from '#schemas/kernel/time/daysOff.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, objectOf, text } from '#server/openapi/values.ts';
import { type Handler, returning } from '../areas/areaCalls.ts';

/**
 * Between two days, both included, in order; none in a product without days off.
 * @param from `YYYY-MM-DD`
 */
export async function daysOffOf(
  on: Queryable,
  model: Model,
  buildingId: number,
  from: string,
  to: string,
): Promise<readonly DayOff[]> {
  const entity = model.entities.find(({ daysOff }) => daysOff);
  if (!entity?.daysOff || !entity.scope.building) return [];
  const column = (name: string) => sql.raw(`"${storedColumn(entity, name)}"`);
  const [day, name] = [column(entity.daysOff.date), column(entity.daysOff.name)];
  return on.query<{ date: string; name: string }>(
    sql`select to_char(${day}, 'YYYY-MM-DD') as date, ${name} as name from ${sql.raw(`"${entity.table}"`)}
      where ${column(entity.scope.building)} = ${buildingId} and ${day} between ${from}::date and ${to}::date
      order by ${day} limit ${MAX_DAYS_OFF}`,
  );
}

const dayIn = (query: Readonly<Record<string, unknown>>, name: string): string => {
  const value = query[name];
  if (typeof value !== 'string' || !isDate(value)) throw new AppError('badQuery', { params: { param: name } });
  return value;
};

/** The answer to the call that `daysOffCalls` declares. */
export const daysOffHandlers = (): { daysOff: Handler } => ({
  daysOff: returning(listOf(objectOf({ date: text, name: text })), async ({ db, model, reach, query }) => {
    if (reach.buildingId === null) throw new AppError('centreRequired');
    return daysOffOf(db, model, reach.buildingId, dayIn(query, 'from'), dayIn(query, 'to'));
  }),
});
