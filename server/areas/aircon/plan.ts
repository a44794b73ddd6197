/** What a building has set for its aircon, with its clock and its public holidays, as the pure functions of times read it. */
import { sql } from 'drizzle-orm';
import { airconSettings } from '#schemas/aircon/airconSettings.ts';
import { MAX_DAYS, type Plan, type Wish } from '#schemas/aircon/times.ts';
import { unsaved } from '#schemas/kernel/entity/singleton.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';

interface Settings {
  hours: Plan['hours'];
  holidayFrom: string | null;
  holidayTo: string | null;
  noticeMinutes: number;
  freeHours: number;
}
const usual = unsaved(
  airconSettings.fields,
  airconSettings.form.flatMap(({ fields }) => fields),
) as unknown as Settings;

/** The building's settings, or what they begin with; with its time zone. */
export async function settingsOf(on: Queryable, buildingId: number): Promise<Settings & { zone: string }> {
  const [row] = await on.query<{ zone: string; set: boolean } & Settings>(
    sql`select c.time_zone as zone, s.id is not null as set, s.hours, s.holiday_from as "holidayFrom", s.holiday_to as "holidayTo",
          s.notice_minutes as "noticeMinutes", s.free_hours as "freeHours"
        from office_centres c left join aircon_settings s on s.office_centre_id = c.id where c.id = ${buildingId}`,
  );
  if (!row?.set) return { ...usual, zone: row?.zone ?? 'UTC' };
  const short = (time: string | null) => time?.slice(0, 5) ?? null;
  return { ...row, hours: row.hours ?? [], holidayFrom: short(row.holidayFrom), holidayTo: short(row.holidayTo) };
}

/** The plan of a building for the days of a wish. */
export async function planFor(on: Queryable, model: Model, buildingId: number, { startDate }: Wish): Promise<Plan> {
  const { hours, holidayFrom, holidayTo, noticeMinutes, zone } = await settingsOf(on, buildingId);
  const last = startDate && addDays(startDate, MAX_DAYS + 2);
  const off = startDate && last ? await daysOffOf(on, model, buildingId, addDays(startDate, -1), last) : [];
  return {
    zone,
    hours,
    holidayHours: holidayFrom && holidayTo ? { from: holidayFrom, to: holidayTo } : null,
    holidays: new Set(off.map(({ date }) => date)),
    noticeMinutes,
  };
}
