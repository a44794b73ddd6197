/** What a guest reads by the link, and what the guest can do at this moment. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { CHECK_IN_MINUTES, type GuestFacts, LINK_DAYS } from '#schemas/events/guest.ts';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { any, flag, listOf, moment, objectOf, orNull, text, whole, words } from '#server/openapi/values.ts';
import { type Seat, seatsWhere } from './seat.ts';

export const guestSchema = objectOf({
  event: objectOf({ name: words, tagline: words }),
  session: objectOf({ name: text, location: orNull(text), startAt: moment, endAt: moment, zone: text }),
  building: text,
  host: orNull(text),
  guest: objectOf({ name: text, email: text, mobile: orNull(text), language: text }),
  status: text,
  confirmed: flag,
  questions: listOf(any),
  answers: listOf(any),
  checkInCode: orNull(text),
  checkedInDate: orNull(moment),
  feedback: orNull(objectOf({ stars: whole, comment: orNull(text) })),
  can: objectOf({ register: flag, checkIn: flag, feedback: flag }),
  checkInFrom: moment,
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The times between which people check in to the session themselves, in milliseconds. */
export const checkInTimes = ({ startAt, endAt }: Pick<Seat, 'startAt' | 'endAt'>) => ({
  from: Date.parse(startAt) - CHECK_IN_MINUTES * MINUTE,
  until: Date.parse(endAt),
});

const isSeated = ({ status }: Seat): boolean => (holdsSeat as readonly string[]).includes(status);

/** What the person of a seat can do at the moment `now`, in milliseconds. */
export function abilities(seat: Seat, now: number): GuestFacts['can'] {
  const { from, until } = checkInTimes(seat);
  const isSignedUp = seat.status === 'REGISTERED' && !seat.isCancelled;
  return {
    register: isSignedUp && now < until,
    checkIn: isSignedUp && now >= from && now < until,
    feedback: isSeated(seat) && !seat.isCancelled && now >= Date.parse(seat.startAt) && seat.stars === null,
  };
}

/** The seat of a participant. Throws AppError notFound, also some time after the session. */
export async function guestSeat(on: Queryable, id: number): Promise<Seat> {
  const [seat] = await seatsWhere(on, sql`p.id = ${id}`);
  if (!seat || Date.parse(seat.endAt) + LINK_DAYS * DAY < Date.now()) throw new AppError('notFound');
  return seat;
}

export function guestFacts(seat: Seat): GuestFacts {
  const { sessionName: name, location, startAt, endAt, zone, stars, comment } = seat;
  return {
    event: { name: seat.event, tagline: seat.tagline },
    session: { name, location, startAt, endAt, zone },
    building: seat.building,
    host: seat.bookedBy,
    guest: {
      name: seat.guestName ?? '',
      email: seat.guestEmail ?? '',
      mobile: seat.guestMobile,
      language: seat.guestLanguage ?? fallbackLocale,
    },
    status: seat.isCancelled ? 'CANCELLED' : seat.status,
    confirmed: seat.confirmedDate !== null,
    questions: seat.questions ?? [],
    answers: seat.answers ?? [],
    checkInCode: isSeated(seat) ? seat.ownCode : null,
    checkedInDate: seat.checkedInDate,
    feedback: stars === null ? null : { stars, comment },
    can: abilities(seat, Date.now()),
    checkInFrom: new Date(checkInTimes(seat).from).toISOString(),
  };
}
