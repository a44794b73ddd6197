/** Sitting down without a booking: the time from now on, until the desk is needed by somebody else. */
import { sql } from 'drizzle-orm';
import { instantAt, localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { stillHolds } from './noShow.ts';

const MINUTE = 60_000;
/** Less is no use to anybody. */
const SHORTEST = 15 * MINUTE;

/** When the desk, or the person who may hold only one, is next needed. */
async function nextNeed(tx: Transaction, hotdeskId: number, userId: number | null): Promise<number> {
  const [next] = await tx.query<{ at: string | null }>(sql`
    select min(b.start_at) as at from hotdesk_bookings b
    where (b.hotdesk_id = ${hotdeskId} or (b.user_id = ${userId}::bigint and b.only_one)) and b.start_at > now() and ${stillHolds('b')}`);
  return next?.at ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}

/**
 * The values of a booking that begins now.
 * @param wanted when it should end at the latest, ms since 1970
 * @param whole it is for that long or not at all
 * @throws AppError notAllowedNow where less than a quarter of an hour is left
 */
export async function fromNow(
  tx: Transaction,
  zone: string,
  { hotdeskId, userId, wanted, whole }: { hotdeskId: number; userId: number | null; wanted: number; whole: boolean },
): Promise<Record<string, unknown>> {
  const now = Date.now();
  const next = await nextNeed(tx, hotdeskId, userId);
  const end = Math.min(wanted, next);
  const local = localAt(zone, now);
  if (end - now < SHORTEST - MINUTE || (whole && next < wanted))
    throw new AppError('notAllowedNow', { messageKey: 'deskErrors.neededSoon', params: { time: localAt(zone, end).time } });
  return {
    hotdeskId,
    userId,
    date: local.date,
    part: 'HOURS',
    startTime: local.time,
    endTime: localAt(zone, end).time,
    startAt: new Date(now).toISOString(),
    endAt: new Date(end).toISOString(),
  };
}

/** The end of a day's desks: what the building has set, or midnight for who comes later. */
export function dayEndOf(zone: string, dayEnd: string): number {
  const now = Date.now();
  const { date } = localAt(zone, now);
  const midnight = startOfDay(zone, addDays(date, 1));
  const end = instantAt(zone, date, dayEnd.slice(0, 5)) ?? midnight;
  return end - now < SHORTEST ? midnight : end;
}
