/** The period of a report: whole days on the building's clock. */
import { MAX_REPORT_DAYS, USUAL_REPORT_DAYS } from '#schemas/kernel/entity/report.ts';
import { addDays, daysBetween } from '#schemas/kernel/fields/days.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { AppError } from '#server/errors/appError.ts';
import type { RawQuery } from '../lists/listQuery.ts';

export interface Period {
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** The days of a query; without any the usual ones until today. Throws AppError badQuery for what is no period, or too long a one. */
export function periodIn(query: RawQuery, today: string): Period {
  const day = (param: string, usual: string) => {
    const asked = query[param];
    if (asked === undefined) return usual;
    if (typeof asked !== 'string' || !isDate(asked)) throw new AppError('badQuery', { params: { param } });
    return asked;
  };
  const to = day('to', today);
  const from = day('from', addDays(to, 1 - USUAL_REPORT_DAYS));
  if (from > to || daysBetween(from, to) >= MAX_REPORT_DAYS) throw new AppError('badQuery', { params: { param: 'from' } });
  return { from, to };
}
