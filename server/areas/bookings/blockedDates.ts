/** Blocked dates: the instants that follow from their days and times, on the building's clock, and what becomes of the bookings that they hit. */
import { sql } from 'drizzle-orm';
import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import type { Applies } from '#schemas/bookings/price.ts';
import { blockSpan, type Period } from '#schemas/bookings/slots.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { type Block, cancelHits, hitsOf, holdFacilities } from './blockHits.ts';

/** A form may leave some of it out. */
type Told = { [K in keyof Applies]?: Applies[K] | null | undefined };
type Row = NewRow<typeof blockedDate> | ChangedRow<typeof blockedDate>;

/** The bookings that it hits: somebody has to say what becomes of those that have not been blocked before. */
async function judgeHits(context: RuleContext, row: Row, buildingId: number, span: Period): Promise<void> {
  const { before, values, linked } = row;
  const about = { ...before, ...values };
  const blockOf = ({ appliesTo, facilityCategoryIds, facilityIds }: Told, one: Period): Block => ({
    appliesTo: appliesTo ?? 'BUILDING',
    facilityCategoryIds: facilityCategoryIds ?? null,
    facilityIds: facilityIds ?? null,
    buildingId,
    spans: [one],
  });
  const block = blockOf(about, span);
  await holdFacilities(context.tx, block);
  const been = before && blockOf(before, { from: Date.parse(String(before.startAt)), to: Date.parse(String(before.endAt)) });
  const hits = await hitsOf(context.tx, block, context.locale, been);
  const [first] = hits.bookings;
  if (!first) return;
  const { referenceNo, facility } = first;
  const params = { count: hits.count, reference: referenceNo, facility };
  // Whom it hits besides is asked where a new one is made.
  if (before) refuse(row, 'startDate', 'bookingErrors.blockHitsMore', { params });
  else if (!linked.bookingsHit) {
    refuse(row, 'bookingsHit', 'bookingErrors.blockHits', { params });
  } else if (linked.bookingsHit === 'CANCEL' && context.writing) await cancelHits(context, hits, String(about.name));
}

async function keepSpans(context: RuleContext, rows: readonly Row[]): Promise<void> {
  const { tx, reach } = context;
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
    await judgeHits(context, row, Number(row.before?.officeCentreId ?? reach.buildingId), span);
  }
}

export const blockedDateRules = rulesFor(blockedDate, { beforeCreate: keepSpans, beforeUpdate: keepSpans });
