/** Feedback on a session: stars and words, once, from its start on, by everybody who has a seat; the building reads all of it. */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { type FeedbackResults, MAX_STARS } from '#schemas/events/guest.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext, RecordContext } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { whole as wholeParam } from '#server/engine/lists/listQuery.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { AppError } from '#server/errors/appError.ts';
import { listOf, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { abilities } from './guests/facts.ts';
import { type Seat, seatsWhere } from './guests/seat.ts';
import { writeOf } from './writeOf.ts';

type Body = Readonly<Record<string, unknown>>;
const { comment: commentField } = activityEventParticipant.fields;

/**
 * Stores it; the same again changes nothing. The caller holds the participant.
 * @throws AppError doneAlready, notAllowedNow
 */
export async function storeFeedback(
  tx: Transaction,
  context: Omit<WriteContext, 'entity'>,
  seat: Seat,
  body: Body,
): Promise<void> {
  const stars = Number(body.stars);
  const comment = (keptValue(commentField, body.comment) as string | null) ?? null;
  if (seat.stars !== null) {
    if (seat.stars === stars && seat.comment === comment) return;
    throw new AppError('doneAlready');
  }
  if (!abilities(seat, Date.now()).feedback) throw new AppError('notAllowedNow');
  await writeOf(tx, context, seat.id, 'giveFeedback', { stars, comment, feedbackDate: new Date().toISOString() });
}

/** A person's own seat, locked. Throws AppError notFound. */
async function ownSeat(tx: Transaction, { params, reach }: AreaContext): Promise<Seat> {
  if (!UUID.test(params.uuid ?? '')) throw new AppError('notFound');
  const [seat] = await seatsWhere(tx, sql`p.uuid = ${params.uuid}::uuid and p.user_id = ${reach.session.userId}`);
  if (!seat) throw new AppError('notFound');
  return seat;
}

export const ownFeedbackSchema = objectOf({ stars: whole, comment: orNull(text) });

/** The feedback of somebody with an account. */
export async function giveFeedback(context: AreaContext): Promise<{ stars: number; comment: string | null }> {
  await throttle(context.db, 'occupantAct', context.reach);
  return context.db.transaction(async (tx) => {
    const { id } = await ownSeat(tx, context);
    await tx.query(sql`select 1 as held from event_participants where id = ${id} for update`);
    const within = { ...context, reach: { ...context.reach, buildingId: null, tenantId: null } };
    await storeFeedback(tx, within, await ownSeat(tx, context), context.body as Body);
    const { stars, comment } = await ownSeat(tx, context);
    return { stars: stars as number, comment };
  });
}

/** Words on one page. */
const PAGE = 20;
const MAX_PAGE = 10_000;

export const feedbackSchema = objectOf({
  average: orNull({ type: 'number' }),
  stars: listOf(whole),
  total: whole,
  totalPage: whole,
  items: listOf(objectOf({ id: whole, stars: whole, comment: text, name: text, session: text, date: moment })),
});

/** What people say about an event: how many gave how many stars, and their words, the newest first. */
export async function feedbackOf({ db, query, record: { id } }: RecordContext): Promise<FeedbackResults> {
  const page = wholeParam(query, 'page', 1, MAX_PAGE);
  const given = await db.query<{ stars: number; count: number; words: number }>(sql`
    select stars, count(*)::int as count, count(comment)::int as words from event_participants
    where activity_event_id = ${id} and stars is not null group by stars`);
  const items = await db.query<FeedbackResults['items'][number]>(sql`
    select p.id, p.stars, p.comment, coalesce(u.full_name, p.guest_name, '') as name, s.session_name as session, p.feedback_date as date
    from event_participants p
      join activity_event_time_slots s on s.id = p.activity_event_time_slot_id
      left join users u on u.id = p.user_id
    where p.activity_event_id = ${id} and p.comment is not null
    order by p.feedback_date desc, p.id desc limit ${PAGE} offset ${(page - 1) * PAGE}`);
  const countOf = (wanted: number) => given.find(({ stars }) => stars === wanted)?.count ?? 0;
  const total = given.reduce((sum, { count }) => sum + count, 0);
  const words = given.reduce((sum, one) => sum + one.words, 0);
  return {
    average: total ? given.reduce((sum, { stars, count }) => sum + stars * count, 0) / total : null,
    stars: Array.from({ length: MAX_STARS }, (_, index) => countOf(index + 1)),
    total,
    totalPage: Math.ceil(words / PAGE),
    items,
  };
}
