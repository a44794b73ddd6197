/** Public holidays (000 §2): one a day, with its year, and copied from one year into the next. */
import { sql } from 'drizzle-orm';
import { holiday } from '#schemas/setup/holiday.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';

type Holiday = typeof holiday;
type Row = NewRow<Holiday> | ChangedRow<Holiday>;

const idOf = (row: Row): number | undefined => ('before' in row ? row.before?.id : undefined);

/** The database keeps it too; here a preview says it, and says in which row. */
async function refuseTaken({ tx, reach }: RuleContext, rows: readonly Row[]): Promise<void> {
  const dates = rows.flatMap(({ values }) => (values.date ? [String(values.date)] : []));
  if (!dates.length || reach.buildingId === null) return;
  const taken = await tx.query<{ id: number; date: string }>(
    sql`select id, to_char(date, 'YYYY-MM-DD') as date from holidays
      where office_centre_id = ${reach.buildingId} and date = any(${sql.param(dates)}::date[])`,
  );
  const holder = new Map(taken.map(({ id, date }) => [date, Number(id)]));
  const first = new Set<string>();
  for (const row of rows) {
    const date = row.values.date;
    if (!date || row.problems.date) continue;
    const by = holder.get(date);
    if ((by !== undefined && by !== idOf(row)) || first.has(date)) refuse(row, 'date', 'holidayThere');
    first.add(date);
  }
}

async function complete(context: RuleContext, rows: readonly Row[]): Promise<void> {
  await refuseTaken(context, rows);
  for (const { values } of rows) if (values.date) values.year = Number(values.date.slice(0, 4));
}

export const holidayRules = rulesFor(holiday, { beforeCreate: complete, beforeUpdate: complete });

/** The same date a year later; undefined for 29 February. */
function yearLater(date: string): string | undefined {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return new Date(`${next}T00:00:00Z`).toISOString().slice(0, 10) === next ? next : undefined;
}

/**
 * Copies the holidays of `year` that fall on the same date every year. Days of the next year that have a holiday already stay as they are, so
 * that it can be done again.
 * @returns how many were copied, and how many dates of that year still have to be looked up
 */
export const copyYear: Handler = ({ db, reach, body, ...services }) =>
  db.transaction(async (tx) => {
    const { model } = services;
    const { buildingId } = reach;
    if (buildingId === null) throw new AppError('centreRequired');
    const { year } = body as { year: number };
    const rows = await tx.query<{ date: string; name: string; same: boolean; there: boolean }>(
      sql`select to_char(h.date, 'YYYY-MM-DD') as date, h.name, h.every_year as same, exists (
            select 1 from holidays n where n.office_centre_id = h.office_centre_id and n.date = (h.date + interval '1 year')::date) as there
          from holidays h where h.office_centre_id = ${buildingId} and h.year = ${year} order by h.date`,
    );
    const fixed = rows.flatMap(({ date, name, same, there }) => {
      const next = same && !there ? yearLater(date) : undefined;
      return next ? [{ date: next, name, everyYear: true }] : [];
    });
    const context = { ...services, reach, entity: model.entity(holiday.name) };
    for (const values of fixed) await createRecord(tx, context, 'create', values);
    return { copied: fixed.length, moving: rows.filter(({ same }) => !same).length };
  });
