/** Blocked dates: the instants that follow from their days and times, on the building's clock. */
import { sql } from 'drizzle-orm';
import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import { blockSpan } from '#schemas/bookings/slots.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';

type Row = NewRow<typeof blockedDate> | ChangedRow<typeof blockedDate>;

async function keepSpans({ tx, reach }: RuleContext, rows: readonly Row[]): Promise<void> {
  const ids = [...new Set(rows.map((row) => row.before?.officeCentreId ?? reach.buildingId))];
  const centres = await tx.query<{ id: number; zone: string }>(sql`
    select id, time_zone as zone from office_centres where id = any(${sql.param(ids)}::bigint[])`);
  const zones = new Map(centres.map(({ id, zone }) => [Number(id), zone]));
  for (const row of rows) {
    const { allDay, startDate, endDate, startTime, endTime } = { ...row.before, ...row.values };
    const zone = zones.get(Number(row.before?.officeCentreId ?? reach.buildingId));
    if (!zone || !startDate) continue;
    const times = {
      allDay: allDay ?? true,
      startDate,
      endDate: endDate ?? null,
      startTime: startTime?.slice(0, 5) ?? null,
      endTime: endTime?.slice(0, 5) ?? null,
    };
    const span = blockSpan(times, zone);
    if (!span) {
      refuse(row, 'endTime', 'blockEndsFirst');
      continue;
    }
    row.values.startAt = new Date(span.from).toISOString();
    row.values.endAt = new Date(span.to).toISOString();
  }
}

export const blockedDateRules = rulesFor(blockedDate, { beforeCreate: keepSpans, beforeUpdate: keepSpans });
