/**
 * The waiting list of a facility. A freed time is offered to the first one who waits for it, and kept for that person for some minutes: judged
 * whenever somebody asks for the facility, while it is held, and by a job of the minute that tells people. An offer is no booking: taking it is
 * one, by all of its rules.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { facilityWait } from '#schemas/bookings/facilityWait.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { companyOf } from '#server/auth/people/places.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { type ActRule, type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { shownAt } from './shownAt.ts';
import { type Terms, termsOf } from './terms.ts';

const SYSTEM = 'Atrium';
/** Where a building has set nothing. */
const OFFER_MINUTES = 30;

type Context = Pick<RuleContext, 'tx' | 'model' | 'config' | 'origin'> & { reach: Pick<RuleContext['reach'], 'today'> };
interface Span {
  startAt: string;
  endAt: string;
}
/** Who asks, so that nobody stands in their own way. */
interface Asking {
  bookingId?: number;
  userId?: number | null;
  /** The wait that is being taken. */
  waitId?: number;
}

/**
 * How many have the facility at the fullest moment of a time, with those to prepare and to clear up: bookings, and offers to others. Whoever
 * has not checked in in time has lost it, though no job has said so.
 */
async function takenIn(on: Queryable, terms: Terms, { startAt, endAt }: Span, { bookingId, userId, waitId }: Asking) {
  const [from, until] = [Date.parse(startAt) - terms.bufferBefore * MINUTE, Date.parse(endAt) + terms.bufferAfter * MINUTE];
  const span = sql`tstzrange(${new Date(from).toISOString()}::timestamptz, ${new Date(until).toISOString()}::timestamptz)`;
  const minutes = (count: number) => sql`make_interval(mins => ${count}::int)`;
  const offers = sql`
    select greatest(lower(r), lower(${span})) as f, upper(r) as u, offer_until as until
    from (select tstzrange(start_at - ${minutes(terms.bufferBefore)}, end_at + ${minutes(terms.bufferAfter)}) as r, offer_until from facility_waits
      where facility_id = ${terms.id} and status = 'OFFERED' and offer_until > now() and coalesce(user_id <> ${userId ?? null}::bigint, true)
        and id is distinct from ${waitId ?? null}::bigint) o where r && ${span}`;
  const bookings = sql`
    select greatest(held_from, lower(${span})) as f, held_until as u, null::timestamptz as until from facility_bookings
    where facility_id = ${terms.id} and id is distinct from ${bookingId ?? null}::bigint and holds
      and status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED') and tstzrange(held_from, held_until) && ${span}
      and not (status = 'CONFIRMED' and coalesce(check_in_until <= now(), false))`;
  const [found] = await on.query<{ most: number; until: string | null }>(sql`
    with held as (${offers} union all ${bookings})
    select coalesce(max((select count(*) from held o where o.f <= h.f and h.f < o.u)), 0)::int as most, min(h.until) as until from held h`);
  return found ?? { most: 0, until: null };
}

interface Waiting extends Span {
  id: number;
  userId: number | null;
}

/** Ends what time has ended: offers that nobody has taken, and waiting for a time that has begun, or that the person has by now. */
async function endWaits(context: Context, facilityId: number): Promise<void> {
  const { tx } = context;
  const due = await tx.query<{ id: number; operation: string; status: string; bookingId: number | null }>(sql`
    select w.id, case when b.id is not null then 'take' when w.status = 'OFFERED' then 'lapse' else 'over' end as operation,
      case when b.id is not null then 'BOOKED' when w.status = 'OFFERED' then 'EXPIRED' else 'ENDED' end as status, b.id as "bookingId"
    from facility_waits w left join lateral (
      select id from facility_bookings b where b.facility_id = w.facility_id and b.user_id = w.user_id and b.holds
        and b.status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN') and b.start_at <= w.start_at and b.end_at >= w.end_at limit 1) b on true
    where w.facility_id = ${facilityId} and w.status in ('WAITING', 'OFFERED')
      and (b.id is not null or w.start_at <= now() or (w.status = 'OFFERED' and w.offer_until <= now()))
    order by w.id for update of w skip locked`);
  for (const { id, operation, status, bookingId } of due)
    await write(context, id, operation, { status, ...(bookingId ? { bookingId } : {}) });
}

const write = ({ tx, model, config, origin, reach }: Context, id: number, operation: string, values: Record<string, unknown>) =>
  writeBySystem(
    tx,
    { model, config, origin, entity: facilityWait.name, reach: systemReach(SYSTEM, reach.today) },
    id,
    operation,
    values,
  );

const minutesOf = async (on: Queryable, buildingId: number): Promise<number> => {
  const [set] = await on.query<{ minutes: number }>(
    sql`select offer_minutes as minutes from space_settings where office_centre_id = ${buildingId}`,
  );
  return set?.minutes ?? OFFER_MINUTES;
};
const offerOf = (startAt: string, minutes: number) => ({
  offeredDate: new Date().toISOString(),
  // Once the time has begun, anybody may have what is left of it.
  offerUntil: new Date(Math.min(Date.now() + minutes * MINUTE, Date.parse(startAt))).toISOString(),
});

/**
 * Offers what is free to those who wait for it, the first one first. The caller holds the facility. Waits that somebody is changing at this
 * moment stay as they are.
 */
export async function settleWaits(context: Context, terms: Terms): Promise<void> {
  const { tx } = context;
  await endWaits(context, terms.id);
  if (!terms.active || !terms.bookingActive) return;
  const waiting = await tx.query<Waiting>(sql`
    select id, start_at as "startAt", end_at as "endAt", user_id as "userId" from facility_waits
    where facility_id = ${terms.id} and status = 'WAITING' and start_at > now() order by id for update skip locked`);
  if (!waiting.length) return;
  const minutes = await minutesOf(tx, terms.buildingId);
  for (const { id, startAt, endAt, userId } of waiting) {
    const { most } = await takenIn(tx, terms, { startAt, endAt }, { userId, waitId: id });
    if (most < terms.atOnce) await write(context, id, 'offer', { status: 'OFFERED', ...offerOf(startAt, minutes) });
  }
}

/** Keeps offered times for those to whom they are offered. The caller holds the facility. */
export async function keepOffers(
  context: RuleContext,
  row: NewRow<typeof facilityBooking>,
  terms: Terms,
  span: Span,
  userId: number | null,
): Promise<void> {
  await settleWaits(context, terms);
  const { waitId } = row.linked as { waitId?: number };
  const { most, until } = await takenIn(context.tx, terms, span, { bookingId: row.before?.id, userId, waitId });
  if (until === null || most < terms.atOnce) return;
  const params = { facility: terms.name, until: shownAt(terms.zone, until, context.locale) };
  deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.offered', params });
}

/** Whatever frees a time offers it at once. */
export async function offerFreed(context: RuleContext, facilityIds: readonly number[]): Promise<void> {
  for (const id of new Set(facilityIds)) {
    const terms = await termsOf(context.tx, id, context.locale);
    if (terms) await settleWaits(context, terms);
  }
}

type New = NewRow<typeof facilityWait>;
type Changed = ChangedRow<typeof facilityWait>;

async function wait(context: RuleContext, row: New): Promise<void> {
  const { tx, reach, locale } = context;
  const { values } = row;
  const { session } = reach;
  if (session.side === 'tenant') values.userId ??= session.userId;
  const terms = await termsOf(tx, Number(values.facilityId), locale);
  if (!terms || (reach.buildingId !== null && terms.buildingId !== reach.buildingId) || !terms.active)
    return refuse(row, 'facilityId', 'notFound');
  const { startAt } = values as unknown as Span;
  if (Date.parse(startAt) <= Date.now()) return refuse(row, 'startAt', 'bookingErrors.begun');
  if (terms.capacity !== null && Number(values.attendeeCount ?? 0) > terms.capacity)
    return refuse(row, 'attendeeCount', 'tooBig', { params: { max: terms.capacity } });
  if (values.userId && !values.tenantId) values.tenantId = await companyOf(tx, values.userId, terms.buildingId);
}

async function offer(context: RuleContext, row: Changed): Promise<void> {
  const { tx, locale } = context;
  const { before, values } = row;
  const terms = (await termsOf(tx, before.facilityId, locale)) as Terms;
  if (Date.parse(before.startAt) <= Date.now()) return deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.begun' });
  if ((await takenIn(tx, terms, before, { userId: before.userId, waitId: before.id })).most >= terms.atOnce)
    return deny(row, 'notAllowedNow', { messageKey: 'errors.facilityTaken' });
  Object.assign(values, { offerUntil: offerOf(before.startAt, await minutesOf(tx, terms.buildingId)).offerUntil });
}

/** Books the time for the person, whoever of those who may books for them. */
async function take(context: RuleContext, { before, values }: Changed): Promise<void> {
  const { tx, model, reach } = context;
  const entity = model.entity(facilityBooking.name);
  const { facilityId, tenantId, userId, startAt, endAt, title, attendeeCount } = before;
  const within = { ...context, entity, reach: { ...reach, tenantId: null } };
  const booking = { facilityId, tenantId, userId, startAt, endAt, title, attendeeCount };
  const made = await storeNew(tx, within, 'create', { values: booking, linked: { waitId: before.id } }).catch(
    (error: unknown) => {
      throw asAppError(error, entity);
    },
  );
  values.bookingId = made.id;
}

const each =
  <Row>(rule: (context: RuleContext, row: Row) => Promise<void>) =>
  async (context: RuleContext, rows: readonly Row[]): Promise<void> => {
    for (const row of rows) await rule(context, row);
  };

export const waitRules = rulesFor(facilityWait, {
  beforeCreate: each(wait),
  actions: { offer: each(offer), take: each(take) },
  // What one lets go is the next one's.
  afterWrite: async (context, rows) => {
    if (context.operation === 'leave')
      await offerFreed(
        context,
        rows.map(({ record }) => record.facilityId),
      );
  },
});

/** Throws AppError notAllowedNow where the person can have the time: it is booked then. */
async function requireTaken(context: RuleContext, facilityId: number, span: Span): Promise<void> {
  const terms = (await termsOf(context.tx, facilityId, context.locale)) as Terms;
  await settleWaits(context, terms);
  const { most } = await takenIn(context.tx, terms, span, { userId: context.reach.session.userId });
  if (most < terms.atOnce) throw new AppError('notAllowedNow', { messageKey: 'bookingErrors.isFree' });
}

const INPUT = ['startAt', 'endAt', 'title', 'attendeeCount'] as const;

/** The person waits for the facility, once for each `requestKey`; answers for how many times of it. */
export const waitByPerson: ActRule = async (context, facility, body) => {
  const { tx, model, reach } = context;
  const { userId, side } = reach.session;
  const entity = model.entity(facilityWait.name);
  const requestKey = `${userId}:${body.requestKey}`;
  const [same] = await tx.query(sql`select 1 as there from facility_waits where request_key = ${requestKey}`);
  if (!same) {
    if (Date.parse(String(body.endAt)) <= Date.parse(String(body.startAt)))
      throw new AppError('validation', { fields: { endAt: { code: 'after' } } });
    await requireTaken(context, facility.id, body as unknown as Span);
    const given = INPUT.map((name) => [name, keptValue(entity.fields[name] as never, body[name])]);
    const own = { facilityId: facility.id, userId, tenantId: side === 'tenant' ? reach.centreId : null, requestKey };
    const within = { ...context, entity, reach: { ...reach, tenantId: null } };
    await storeNew(tx, within, 'create', { values: { ...Object.fromEntries(given), ...own }, linked: {} }).catch(
      (error: unknown) => {
        throw asAppError(error, entity);
      },
    );
  }
  const [open] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from facility_waits where facility_id = ${facility.id} and user_id = ${userId}
      and status in ('WAITING', 'OFFERED')`);
  return open?.count ?? 0;
};

/** Holds a facility, so that what is read of its bookings stays so. */
const hold = async (tx: Transaction, id: number): Promise<void> => {
  await tx.query(sql`select 1 as held from facilities where id = ${id} for no key update`);
};

export const OFFER = jobName<object>('bookings.offer');

/** Tells people whose turn it is where nobody has asked meanwhile: what a job of the minute has released is offered by this one. */
export const offerJob: Job<object, DomainJobContext> = {
  name: OFFER,
  cron: '* * * * *',
  // The next run does what this one could not.
  retries: 0,
  run: async (_, { db, model, config }) => {
    const facilities = await db.query<{ id: number }>(
      sql`select distinct facility_id as id from facility_waits where status in ('WAITING', 'OFFERED') order by 1`,
    );
    for (const { id } of facilities)
      await db.transaction(async (tx) => {
        await hold(tx, id);
        const terms = await termsOf(tx, id, fallbackLocale);
        const context = { tx, model, config, origin: {}, reach: { today: new Date().toISOString().slice(0, 10) } };
        if (terms) await settleWaits(context, terms);
      });
  },
};
