/** The price of a booking, with the rates, discounts and settings of its building. */
import { sql } from 'drizzle-orm';
import { type Discount, type Price, type Priced, type PriceTerms, priceOf, type Rate } from '#schemas/bookings/price.ts';
import { addDays, DAY, dateOfDay } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';

const DAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
/** Columns that rates and discounts share, as `Applies` and `ForWhom` name them. */
const shared = sql`id::int as id, name, applies_to as "appliesTo", facility_category_ids::int[] as "facilityCategoryIds",
  facility_ids::int[] as "facilityIds", booked_by as "bookedBy", selected_tenant_ids::int[] as "selectedTenantIds",
  selected_user_group_ids::int[] as "selectedUserGroupIds", start_date::text as "startDate", end_date::text as "endDate"`;

/** With the names that lines have. */
export interface NamedTerms extends PriceTerms {
  rates: readonly (Rate & { name: string })[];
  discounts: readonly (Discount & { name: string })[];
}

/** What prices in a building are reckoned by; holidays are those around a booking from `startAt` to `endAt` (ISO 8601). */
export async function priceTerms(
  on: Queryable,
  model: Model,
  buildingId: number,
  { startAt, endAt }: Pick<Priced, 'startAt' | 'endAt'>,
): Promise<NamedTerms> {
  const [settings] = await on.query<{
    zone: string;
    half: number | null;
    tax: number | null;
    weekend: string[] | null;
    there: boolean;
  }>(sql`
    select c.time_zone as zone, s.half_day_minutes as half, s.tax_percent as tax, s.weekend_days as weekend, s.id is not null as there
    from office_centres c left join space_settings s on s.office_centre_id = c.id where c.id = ${buildingId}`);
  if (!settings) throw new Error(`there is no building ${buildingId}`);
  const rates = await on.query<NamedTerms['rates'][number] & object>(sql`
    select ${shared}, unit, price::float8 as price, day_kinds as "dayKinds",
      to_char(from_time, 'HH24:MI') as "fromTime", to_char(to_time, 'HH24:MI') as "toTime"
    from facility_rates where office_centre_id = ${buildingId} and active`);
  const discounts = await on.query<NamedTerms['discounts'][number] & object>(sql`
    select ${shared}, code, amount_type as "amountType", amount::float8 as amount, capped_amount::float8 as "cappedAmount",
      min_minutes as "minMinutes"
    from facility_discounts where office_centre_id = ${buildingId} and active`);
  const dateOf = (at: string) => dateOfDay(Math.floor(Date.parse(at) / DAY));
  const off = await daysOffOf(on, model, buildingId, addDays(dateOf(startAt), -1), addDays(dateOf(endAt), 1));
  const weekend = settings.there ? (settings.weekend ?? []) : ['SATURDAY', 'SUNDAY'];
  return {
    zone: settings.zone,
    holidays: new Set(off.map(({ date }) => date)),
    weekend: weekend.map((day) => DAYS.indexOf(day)),
    halfDayMinutes: settings.half ?? 240,
    taxPercent: settings.tax ?? 0,
    rates,
    discounts,
  };
}

/** The price that a booking has, reckoned from what the building has set. */
export const priceIn = async (on: Queryable, model: Model, buildingId: number, booking: Priced): Promise<Price> =>
  priceOf(booking, await priceTerms(on, model, buildingId, booking));
