/** Which slots of facilities are free over some days, for the people whom they are for: five statements, whatever there is to read. */
import { type SQL, sql } from 'drizzle-orm';
import { facility } from '#schemas/bookings/facility.ts';
import { MAX_FREE_DAYS, USUAL_FREE_DAYS } from '#schemas/bookings/freeSlots.ts';
import { placesLeft } from '#schemas/bookings/places.ts';
import { type Period, slotsOn } from '#schemas/bookings/slots.ts';
import { startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays, DAY, MINUTE } from '#schemas/kernel/fields/days.ts';
import { isDate, UUID } from '#schemas/kernel/fields/formats.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, text, uuid, whole } from '#server/openapi/values.ts';
import { bookableOf, timesOf } from './booking/openness.ts';
import { type Terms, termColumns } from './booking/terms.ts';

const slotSchema = objectOf({ startAt: moment, endAt: moment, left: whole });
const schema = listOf(objectOf({ facilityUuid: uuid, days: listOf(objectOf({ date: text, slots: listOf(slotSchema) })) }));

interface Asked {
  first: string;
  days: number;
  /** Of which facilities. */
  which: SQL;
}
/** Throws AppError badQuery. */
function askedIn({ query, reach }: AreaContext): Asked {
  const wrong = (param: string) => new AppError('badQuery', { params: { param } });
  const { date = reach.today, days = String(USUAL_FREE_DAYS), facilityUuid, facilityCategoryUuid } = query;
  if (typeof date !== 'string' || !isDate(date)) throw wrong('date');
  const count = Number(days);
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_FREE_DAYS) throw wrong('days');
  const by = (name: string, value: unknown, condition: (key: string) => SQL) => {
    if (value === undefined || value === '') return sql.raw('true');
    if (typeof value !== 'string' || !UUID.test(value)) throw wrong(name);
    return condition(value);
  };
  const one = by('facilityUuid', facilityUuid, (key) => sql`t.uuid = ${key}::uuid`);
  const kind = by(
    'facilityCategoryUuid',
    facilityCategoryUuid,
    (key) => sql`t.category_id = (select id from facility_categories where uuid = ${key}::uuid)`,
  );
  return { first: date, days: count, which: sql`${one} and ${kind}` };
}

type Row = Terms & { uuid: string; taken: readonly { from: string; to: string }[] };

/**
 * Facilities that are addressed to the person, with what is held of them in a period, by the index of their limit (`places`). Who has not come in
 * time holds nothing any more.
 */
const readFacilities = ({ db, model, reach }: AreaContext, { from, to }: Period, which: SQL) => {
  const entity = model.entity(facility.name) as OccupantEntity;
  const [begins, ends] = [from, to].map((at) => new Date(at).toISOString());
  return db.query<Row>(sql`
    with shown as (select t.* from facilities t where ${which} and ${shownTo(model, entity, reach)})
    select f.uuid, ${termColumns(reach.locale)}, coalesce(b.taken, '[]'::jsonb) as taken
    from shown f join office_centres c on c.id = f.office_centre_id left join lateral (
      select jsonb_agg(jsonb_build_object('from', b.held_from, 'to', b.held_until)) as taken from facility_bookings b
      where b.facility_id = f.id and b.holds and b.status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')
        and tstzrange(b.held_from, b.held_until, '[)') && tstzrange(${begins}::timestamptz - f.buffer_before * interval '1 minute',
          ${ends}::timestamptz + f.buffer_after * interval '1 minute', '[)') and b.held_from is not null and b.held_until is not null
        and not (b.status = 'CONFIRMED' and coalesce(b.check_in_until <= now(), false))) b on true
    order by f.position, f.id`);
};

/** A slot as people are shown it. What it costs is reckoned by `prices.ts`. */
const shownSlot = ({ from, to }: Period, left: number) => ({
  startAt: new Date(from).toISOString(),
  endAt: new Date(to).toISOString(),
  left,
});

export const freeSlots = returning(schema, async (context) => {
  const { db, model, reach } = context;
  const { buildingId } = requirePlace(reach);
  const { first, days, which } = askedIn(context);
  const dates = Array.from({ length: days }, (_, index) => addDays(first, index));
  // What begins on the last day may end on the next one.
  const period = { from: startOfDay(reach.zone, first), to: startOfDay(reach.zone, addDays(first, days)) + DAY };
  const facilities = await readFacilities(context, period, which);
  const times = await timesOf(db, model, buildingId, period);
  const now = Date.now();
  return facilities.map((one) => {
    const of = bookableOf(one, times, now);
    const left = placesLeft(
      one.taken.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
      one.atOnce,
    );
    const free = (date: string) =>
      slotsOn(date, of).flatMap((slot) => {
        const places = left({ from: slot.from - one.bufferBefore * MINUTE, to: slot.to + one.bufferAfter * MINUTE });
        return places > 0 ? [shownSlot(slot, places)] : [];
      });
    return {
      facilityUuid: one.uuid,
      days: one.bookingActive ? dates.map((date) => ({ date, slots: free(date) })) : [],
    };
  });
});
