/**
 * Bookings: made, approved, moved, checked in, ended, cancelled. The facility is held from the beginning of each of these (`atOnce`), so
 * that what a rule reads of its bookings stays so.
 */
import { sql } from 'drizzle-orm';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import { companyOf } from '#server/auth/people/places.ts';
import type { Transaction } from '#server/db/database.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { inviteAttendees } from './attendees.ts';
import { decides, denyBlocked, refuseUnlessAllowed } from './openness.ts';
import { quotaOf } from './quota.ts';
import { settleDue } from './settle.ts';
import { askPayment, bookingPaid, followMoney, giveBackLater, keepFee, lapseUnpaid, priceMoved, priceNew } from './settlement.ts';
import { shownAt } from './shownAt.ts';
import { spansOf, standingOf, type Terms, termsOf } from './terms.ts';
import { keepOffers, offerFreed } from './waits.ts';

type New = NewRow<typeof facilityBooking>;
type Changed = ChangedRow<typeof facilityBooking>;

const isOver = (endAt: unknown): boolean => Date.parse(String(endAt)) <= Date.now();

/** What a new booking, or one that is moved, holds besides its time. Undefined where it is refused. */
async function place(
  context: RuleContext,
  row: New | Changed,
  userId: number | null,
  bookedAt: string,
): Promise<Terms | undefined> {
  const { tx, locale, reach } = context;
  const { values } = row;
  const terms = await termsOf(tx, Number(values.facilityId), locale);
  if (!terms || (reach.buildingId !== null && terms.buildingId !== reach.buildingId)) {
    refuse(row, 'facilityId', 'notFound');
    return undefined;
  }
  if (!terms.active) refuse(row, 'facilityId', 'notFound');
  if (isOver(values.endAt)) refuse(row, 'endAt', 'bookingErrors.over');
  // A company that moves its booking within a facility has been asked for already.
  const tenantId = row.before ? row.before.tenantId : (values.tenantId ?? null);
  const whom = row.before?.facilityId === terms.id ? undefined : { userId, tenantId };
  await refuseUnlessAllowed(context, row, terms, bookedAt, whom);
  await settleDue(context, terms.id, userId);
  const { startAt, endAt } = values as { startAt: string; endAt: string };
  await keepOffers(context, row, terms, { startAt, endAt }, userId);
  Object.assign(values, standingOf(terms), spansOf({ startAt, endAt }, terms, bookedAt));
  return terms;
}

const tooMany = (row: New | Changed, capacity: number | null, count: unknown) => {
  if (capacity !== null && Number(count ?? 0) > capacity) refuse(row, 'attendeeCount', 'tooBig', { params: { max: capacity } });
};

async function book(context: RuleContext, row: New): Promise<void> {
  const { tx } = context;
  const { values } = row;
  const { reach } = context;
  // Whoever books for a company in the portal has it; the building books for anybody.
  if (reach.session.side === 'tenant') values.userId ??= reach.session.userId;
  const userId = values.userId ?? null;
  if (userId && !values.tenantId && reach.buildingId) values.tenantId = await companyOf(tx, userId, reach.buildingId);
  const terms = await place(context, row, userId, new Date().toISOString());
  if (!terms) return;
  if (!terms.bookingActive) return deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.off' });
  tooMany(row, terms.capacity, values.attendeeCount);
  const { autoApprove, ...quota } = await quotaOf(tx, userId, values.startAt as string, terms);
  const approvalNeeded = terms.needsApproval && !autoApprove;
  Object.assign(values, quota, { approvalNeeded, holds: !approvalNeeded || terms.pendingMode !== 'COMPETES' });
  await priceNew(context, row, decides(context));
}

/** The first of those that keep the facility from this one; undefined where nobody does, or several may have it at once. */
async function rivalOf(tx: Transaction, { id, facilityId, heldFrom, heldUntil, exclusive }: Changed['before']) {
  if (!exclusive) return undefined;
  const [rival] = await tx.query<{ reference: string; startAt: string; endAt: string }>(sql`
    select reference_no as reference, start_at as "startAt", end_at as "endAt" from facility_bookings
    where facility_id = ${facilityId} and id <> ${id} and holds and status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')
      and tstzrange(held_from, held_until) && tstzrange(${heldFrom}::timestamptz, ${heldUntil}::timestamptz) order by held_from limit 1`);
  return rival;
}

async function approve(context: RuleContext, row: Changed): Promise<void> {
  const { tx, locale } = context;
  const { before } = row;
  const terms = (await termsOf(tx, before.facilityId, locale)) as Terms;
  await settleDue(context, before.facilityId, before.userId);
  if (isOver(before.endAt)) return deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.over' });
  await denyBlocked(context, row, terms);
  if (!before.holds) await keepOffers(context, row, terms, before, before.userId);
  const rival = await rivalOf(tx, before);
  const shown = (instant: string) => shownAt(terms.zone, instant, locale);
  if (rival)
    return deny(row, 'notAllowedNow', {
      messageKey: 'bookingErrors.takenBy',
      params: { facility: terms.name, reference: rival.reference, from: shown(rival.startAt), until: shown(rival.endAt) },
    });
  // Whoever waited for the approval has as long as anybody else from now on.
  Object.assign(row.values, spansOf(before, terms, new Date().toISOString()));
  await askPayment(context, row);
}

async function move(context: RuleContext, row: Changed): Promise<void> {
  const { tx } = context;
  const { before, values } = row;
  const isSame = Date.parse(String(values.startAt)) === Date.parse(String(before.startAt));
  if (isOver(before.endAt)) return deny(row, 'notAllowedNow', { messageKey: 'bookingErrors.over' });
  const terms = await place(context, row, before.userId, isSame ? before.createdDate : new Date().toISOString());
  if (!terms) return;
  tooMany(row, terms.capacity, before.attendeeCount);
  const { autoApprove, ...quota } = await quotaOf(tx, before.userId, values.startAt as string, terms);
  const isShorter =
    values.facilityId === before.facilityId &&
    Date.parse(String(values.startAt)) >= Date.parse(String(before.startAt)) &&
    Date.parse(String(values.endAt)) <= Date.parse(String(before.endAt));
  const approvalNeeded =
    before.status === 'PENDING_APPROVAL' || (terms.needsApproval && !autoApprove && !isShorter && !decides(context));
  Object.assign(values, quota, {
    approvalNeeded: before.approvalNeeded || approvalNeeded,
    holds: !approvalNeeded || terms.pendingMode !== 'COMPETES',
    ...(approvalNeeded ? { status: 'PENDING_APPROVAL' } : {}),
  });
  await priceMoved(context, row, decides(context));
}

/** From now on, once it has been cleared up, others may have it. */
async function end({ tx, locale }: RuleContext, { before, values }: Changed): Promise<void> {
  const terms = (await termsOf(tx, before.facilityId, locale)) as Terms;
  const endAt = new Date().toISOString();
  const { heldFrom, heldUntil } = spansOf({ startAt: before.startAt, endAt }, terms, before.createdDate);
  Object.assign(values, { endAt, heldFrom, heldUntil });
}

const each =
  <Row>(rule: (context: RuleContext, row: Row) => Promise<void>) =>
  async (context: RuleContext, rows: readonly Row[]): Promise<void> => {
    for (const row of rows) await rule(context, row);
  };

/** What leaves a time, or some of it, to others. */
const FREES: ReadonlySet<string> = new Set(['reject', 'cancel', 'move', 'end']);
const facilitiesOf = ({ before, record }: Pick<WrittenRow<typeof facilityBooking>, 'before' | 'record'>): number[] => [
  ...(before ? [before.facilityId] : []),
  record.facilityId,
];
const idsOf = (rows: readonly { record: { id: number } }[]): number[] => rows.map(({ record }) => record.id);

export const bookingRules = rulesFor(facilityBooking, {
  beforeCreate: each(book),
  beforeUpdate: each<Changed>(async ({ tx, locale }, row) => {
    tooMany(row, (await termsOf(tx, row.before.facilityId, locale))?.capacity ?? null, row.values.attendeeCount);
  }),
  actions: { approve: each(approve), move: each(move), end: each(end), cancel: each(keepFee) },
  timed: { lapseUnpaid, lapse: giveBackLater },
  paid: bookingPaid,
  afterWrite: async (context, rows) => {
    await followMoney(context, rows);
    if (!context.untold) await inviteAttendees(context, idsOf(rows));
    if (FREES.has(context.operation)) await offerFreed(context, rows.flatMap(facilitiesOf));
  },
  afterSeries: inviteAttendees,
});
