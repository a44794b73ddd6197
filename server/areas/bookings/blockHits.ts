/** Which bookings a blocked date hits: those that are to come, or going on without anybody having checked in. One whose people are there stays. */
import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { blockedDate } from '#schemas/bookings/blockedDate.ts';
import { type BlockHit, type BlockHits, MAX_HITS_SHOWN } from '#schemas/bookings/blockHits.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import type { Applies } from '#schemas/bookings/price.ts';
import { type BlockTimes, blockSpan, type Period } from '#schemas/bookings/slots.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import { leavesDaysOff, type Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { datesOf, possibleDates } from '#schemas/kernel/fields/recurrenceDates.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { type AreaContext, returning } from '#server/engine/areas/areaCalls.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { daysOffOf } from '#server/engine/time/daysOff.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { expandRule } from '#server/engine/write/expandRule.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';

export interface Block extends Applies {
  buildingId: number;
  /** In order. */
  spans: readonly Period[];
}
const iso = (instant: number): string => new Date(instant).toISOString();
const ids = (list: readonly number[] | null): SQL => sql`any(${idList(list ?? [])})`;

/** A booking `b` is of a facility that the block is about. */
const isAbout = ({ appliesTo, facilityCategoryIds, facilityIds }: Applies): SQL =>
  appliesTo === 'BUILDING'
    ? sql.raw('true')
    : appliesTo === 'CATEGORY'
      ? sql`b.category_id = ${ids(facilityCategoryIds)}`
      : sql`b.facility_id = ${ids(facilityIds)}`;
const isIn = ({ spans }: Block): SQL =>
  spans.length
    ? sql`(${sql.join(
        spans.map(({ from, to }) => sql`(b.start_at < ${iso(to)} and b.end_at > ${iso(from)})`),
        sql.raw(' or '),
      )})`
    : sql.raw('false');

/** @param besides what has been blocked already: its bookings have been asked for */
export async function hitsOf(on: Queryable, block: Block, locale: string, besides?: Block): Promise<BlockHits> {
  const found = await on.query<BlockHit & { count: number }>(sql`
    select b.id, b.reference_no as "referenceNo", coalesce(f.name->>${locale}, f.name->>${fallbackLocale}, f.reference_no) as facility,
      coalesce(u.full_name, c.company_name) as "heldBy", b.start_at as "startAt", b.end_at as "endAt", (count(*) over ())::int as count
    from facility_bookings b join facilities f on f.id = b.facility_id left join users u on u.id = b.user_id
      left join office_centres c on c.id = b.tenant_id
    where b.office_centre_id = ${block.buildingId} and b.status in ('PENDING_APPROVAL', 'CONFIRMED') and b.end_at > now()
      and not coalesce(b.status = 'CONFIRMED' and b.check_in_until <= now(), false)
      and ${isAbout(block)} and ${isIn(block)} ${besides ? sql`and not (${isAbout(besides)} and ${isIn(besides)})` : sql``}
    order by b.start_at, b.id`);
  return { count: found[0]?.count ?? 0, bookings: found.map(({ count: _, ...booking }) => booking) };
}

/** Nobody books these facilities until the transaction ends: what it hits stays so. */
export async function holdFacilities(tx: Transaction, { buildingId, ...about }: Block): Promise<void> {
  const { appliesTo, facilityCategoryIds, facilityIds } = about;
  const which =
    appliesTo === 'BUILDING'
      ? sql.raw('true')
      : appliesTo === 'CATEGORY'
        ? sql`category_id = ${ids(facilityCategoryIds)}`
        : sql`id = ${ids(facilityIds)}`;
  await tx.query(
    sql`select id from facilities where office_centre_id = ${buildingId} and ${which} order by id for no key update`,
  );
}

/** Cancels them as the building, and tells their people. */
export async function cancelHits(context: RuleContext, { bookings }: BlockHits, cancelRemark: string): Promise<void> {
  const { tx, model, reach } = context;
  const found = model.entity(facilityBooking.name);
  const entity = { ...found, api: { ...found.api, key: 'id' as const } };
  // That they may be cancelled follows from blocking their time.
  const within = { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } };
  for (const { id } of bookings) await changeRecord(tx, { ...context, entity, reach: within }, 'cancel', id, { cancelRemark });
}

/** The days of a block that repeats. Throws AppError validation where its rule makes none. */
async function datesIn({ db, model }: AreaContext, buildingId: number, startDate: string, repeats: Recurrence | null) {
  if (!repeats) return [startDate];
  const last = possibleDates(repeats, startDate, expandRule).at(-1) ?? startDate;
  const off = leavesDaysOff(repeats) ? await daysOffOf(db, model, buildingId, startDate, dayAfter(last)) : [];
  const { dates, problem } = datesOf(
    repeats,
    startDate,
    expandRule,
    off.map(({ date }) => date),
  );
  refuseProblems(problem ? { repeats: problem } : {});
  return dates;
}

const schema = objectOf({
  count: whole,
  bookings: listOf(
    objectOf({ id: whole, referenceNo: text, facility: text, heldBy: orNull(text), startAt: moment, endAt: moment }),
  ),
});
type Asked = Applies & BlockTimes & { repeats: Recurrence | null };

export const hits = returning(schema, async (context): Promise<BlockHits> => {
  const { db, reach, locale } = context;
  if (reach.buildingId === null) throw new AppError('centreRequired');
  const { appliesTo, facilityCategoryIds = null, facilityIds = null, ...asked } = context.body as Asked;
  const dates = await datesIn(context, reach.buildingId, asked.startDate, asked.repeats ?? null);
  const times = { allDay: asked.allDay, startTime: asked.startTime ?? null, endTime: asked.endTime ?? null };
  const endDate = asked.repeats ? null : (asked.endDate ?? null);
  const spans = dates.map((startDate) => blockSpan({ ...times, startDate, endDate }, reach.zone));
  if (spans.includes(undefined)) refuseProblems({ endTime: { code: 'blockEndsFirst' } });
  const block = { appliesTo, facilityCategoryIds, facilityIds, buildingId: reach.buildingId, spans: spans as Period[] };
  const { count, bookings } = await hitsOf(db, block, locale);
  return { count, bookings: bookings.slice(0, MAX_HITS_SHOWN) };
});

export const blockHandlers = { [blockedDate.name]: { hits } };
