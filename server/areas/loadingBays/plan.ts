/** A loading bay group around a time, as the pure functions of offers read it: its bays, what is set for it, and what others have. */
import { type SQL, sql } from 'drizzle-orm';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { HOLDS_BAY } from '#schemas/loadingBays/loadingBayApplication.ts';
import type { BayPlan, GroupPlan, Span, Vehicle } from '#schemas/loadingBays/offers.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';

/** What a group says of its gate, in minutes. */
export interface Gate {
  earlyMinutes: number;
  graceMinutes: number;
  noShowMinutes: number;
}
interface GroupRow extends Gate {
  zone: string;
  slots: number | null;
  slotMinutes: number;
  noticeMinutes: number;
  horizonDays: number | null;
  openingHrs: readonly WeeklyHours[] | null;
}
interface BayRow extends Omit<BayPlan, 'hours' | 'blackouts' | 'taken'> {
  hours: readonly WeeklyHours[] | null;
  blackouts: readonly { from: string; to: string }[];
  taken: readonly { from: string; to: string }[];
}

export interface PlanAsked {
  buildingId: number;
  groupId: number;
  /** The day in the building's clock, `YYYY-MM-DD`. */
  date: string;
  /** An application that takes nothing from itself. */
  except?: number | null;
  /** Companies keep notice and horizon. */
  isCompany: boolean;
}

const spans = (found: readonly { from: string; to: string }[]): Span[] =>
  found.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));

/** Of the rows `x` with a start and an end, those around the day, as JSON. */
const spansOf = (table: string, from: string, to: string, of: SQL): SQL => sql`
  coalesce((select jsonb_agg(jsonb_build_object('from', x.start_at, 'to', x.end_at)) from ${sql.raw(table)} x
    where x.end_at > ${from}::timestamptz and x.start_at < ${to}::timestamptz and ${of}), '[]')`;

/**
 * The plan of an active group of the building, and what holds at its gate; undefined if there is none.
 * A vehicle that has not come in time takes nothing, whether or not the job has run.
 */
export async function planOf(
  on: Queryable,
  model: Model,
  { buildingId, groupId, date, except = null, isCompany }: PlanAsked,
): Promise<(GroupPlan & { gate: Gate }) | undefined> {
  const [group] = await on.query<GroupRow>(sql`
    select c.time_zone as zone, g.slots, g.slot_minutes as "slotMinutes", g.notice_minutes as "noticeMinutes", g.horizon_days as "horizonDays",
      g.early_minutes as "earlyMinutes", g.grace_minutes as "graceMinutes", g.no_show_minutes as "noShowMinutes", g.opening_hrs as "openingHrs"
    from loading_bay_groups g join office_centres c on c.id = g.office_centre_id
    where g.id = ${groupId} and g.office_centre_id = ${buildingId} and g.active`);
  if (!group) return undefined;
  // An appointment of a day that begins late may last until the evening of the next.
  const [from, to] = [addDays(date, -1), addDays(date, 3)].map((day) => new Date(startOfDay(group.zone, day)).toISOString()) as [
    string,
    string,
  ];
  const bays = await on.query<BayRow>(sql`
    select b.id::int as id, b.name, b.max_height_cm as "maxHeightCm", b.max_length_cm as "maxLengthCm", b.opening_hrs as hours,
      ${spansOf('loading_bay_blackouts', from, to, sql`x.loading_bay_group_id = b.loading_bay_group_id and coalesce(x.loading_bay_id, b.id) = b.id`)} as blackouts,
      ${spansOf(
        'loading_bay_applications',
        from,
        to,
        sql`x.loading_bay_id = b.id and x.id is distinct from ${except}::bigint and x.status = any(${sql.param([...HOLDS_BAY])}::text[])
          and not (x.status = 'APPROVED' and x.no_show_at <= now())`,
      )} as taken
    from loading_bays b where b.loading_bay_group_id = ${groupId} and b.active order by b.id`);
  const off = await daysOffOf(on, model, buildingId, addDays(date, -1), addDays(date, 3));
  const { zone, slots, slotMinutes, noticeMinutes, horizonDays, openingHrs, ...gate } = group;
  return {
    zone,
    slots,
    slotMinutes,
    notice: isCompany ? { minutes: noticeMinutes, days: horizonDays } : null,
    holidays: new Set(off.map(({ date: day }) => day)),
    bays: bays.map(({ hours, blackouts, taken, ...bay }) => ({
      ...bay,
      hours: hours?.length ? hours : (openingHrs ?? []),
      blackouts: spans(blackouts),
      taken: spans(taken),
    })),
    gate,
  };
}

/** The vehicle of a type, for as long as it or the kind of appointment says; undefined where they are not of the group, or not in use. */
export async function vehicleOf(
  on: Queryable,
  groupId: number,
  vehicleTypeId: number,
  appointmentTypeId: number | null,
): Promise<Vehicle | undefined> {
  const [found] = await on.query<Vehicle>(sql`
    select v.height_cm as "heightCm", v.length_cm as "lengthCm", coalesce(a.duration_minutes, v.duration_minutes) as minutes
    from loading_bay_vehicle_types v
      left join loading_bay_appointment_types a on a.id = ${appointmentTypeId}::bigint and a.loading_bay_group_id = v.loading_bay_group_id and a.active
    where v.id = ${vehicleTypeId} and v.loading_bay_group_id = ${groupId} and v.active
      and (${appointmentTypeId}::bigint is null or a.id is not null)`);
  return found;
}
