/** What a guest does by the link (002 §2): confirm or decline, check in, give feedback. The same again changes nothing. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { GuestFacts } from '#schemas/events/guest.ts';
import { type AnswersById, answerProblems, givenAnswers } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import type { Transaction } from '#server/db/database.ts';
import type { LinkedContext } from '#server/engine/linked/calls.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { calendarFile } from '../calendarFile.ts';
import { sessionOfPoster } from '../checkInByPoster.ts';
import { storeFeedback } from '../feedback.ts';
import { tell } from '../notices.ts';
import { writeOf } from '../writeOf.ts';
import { guestFacts, guestSeat } from './facts.ts';
import type { Seat } from './seat.ts';

/** The author in the history: the guest, by name. */
const guestReach = ({ guestName, zone, buildingId }: Seat) => ({
  ...systemReach(guestName ?? '', dateIn(zone)),
  centreId: buildingId,
  zone,
});

/** Runs it on the guest's seat, locked; answers how things stand afterwards. */
async function onSeat(context: LinkedContext, run: (tx: Transaction, seat: Seat) => Promise<void>): Promise<GuestFacts> {
  const { db, record } = context;
  return db.transaction(async (tx) => {
    // In the order of every writer: the event, then what is below it.
    await tx.query(sql`select 1 as held from activity_events where id = ${record.activityEventId} for update`);
    await tx.query(sql`select 1 as held from event_participants where id = ${record.id} for update`);
    await run(tx, await guestSeat(tx, record.id));
    return guestFacts(await guestSeat(tx, record.id));
  });
}

const requireNow = (allowed: boolean): void => {
  if (!allowed) throw new AppError('notAllowedNow');
};

const act = (tx: Transaction, { config, model, entity, origin }: LinkedContext, seat: Seat, operation: string, body: object) =>
  changeRecord(
    tx,
    { config, model, origin, entity: { ...entity, api: { ...entity.api, key: 'id' } }, reach: guestReach(seat) },
    operation,
    seat.id,
    body,
  );

export const readGuest = async ({ db, record }: LinkedContext): Promise<GuestFacts> => guestFacts(await guestSeat(db, record.id));

export const registerGuest = (context: LinkedContext): Promise<GuestFacts> =>
  onSeat(context, async (tx, seat) => {
    const { body, entity, locale } = context;
    requireNow(seat.status === 'REGISTERED' && !seat.isCancelled && Date.now() < Date.parse(seat.endAt));
    const questions = seat.questions ?? [];
    const given = (body.answers ?? {}) as AnswersById;
    const problems = Object.entries(answerProblems(questions, given)).map(([id, { code, params }]) => {
      const label = questions.find((question) => question.id === id)?.label;
      return [`answers.${id}`, { code, params: { ...(label ? { label: wordsOf(label, locale) } : {}), ...params } }] as const;
    });
    refuseProblems(Object.fromEntries(problems));
    const kept = (name: string) => keptValue(entity.fields[name] as Field, body[name]);
    const answers = givenAnswers(questions, given);
    await writeOf(tx, { ...context, reach: guestReach(seat) }, seat.id, 'confirm', {
      guestName: kept('guestName'),
      guestMobile: kept('guestMobile'),
      guestLanguage: kept('guestLanguage') ?? seat.guestLanguage,
      answers: answers.length ? answers : null,
      confirmedDate: seat.confirmedDate ?? new Date().toISOString(),
    });
  });

export const declineGuest = (context: LinkedContext): Promise<GuestFacts> =>
  onSeat(context, async (tx, seat) => {
    if (seat.status === 'CANCELLED') return;
    requireNow(seat.status === 'REGISTERED' && Date.now() < Date.parse(seat.endAt));
    await act(tx, context, seat, 'cancel', { cancelRemark: translate(fallbackLocale, 'mail.guestInvitation.declined') });
    const { eventId, slotId: sessionId, guestName: guest, bookedUserId } = seat;
    if (bookedUserId !== null)
      await tell(tx, 'guestDeclined', { eventId, sessionId, id: String(seat.id), guest, userIds: [bookedUserId] });
  });

export const checkInGuest = (context: LinkedContext): Promise<GuestFacts> =>
  onSeat(context, async (tx, seat) => {
    const code = codeIn(String(context.body.checkInCode));
    if (!seat.posterCode || !sameSecret(code, seat.posterCode))
      throw new AppError('validation', { fields: { checkInCode: { code: 'wrongCheckInCode' } } });
    if (seat.status === 'CHECKED_IN') return;
    await sessionOfPoster(tx, context.record.activityEventId as number, code);
    await act(tx, context, seat, 'checkIn', {});
  });

export const giveGuestFeedback = (context: LinkedContext): Promise<GuestFacts> =>
  onSeat(context, (tx, seat) => storeFeedback(tx, { ...context, reach: guestReach(seat) }, seat, context.body));

export const guestCalendar = async ({ db, record, config, locale }: LinkedContext) =>
  calendarFile(await guestSeat(db, record.id), config.publicUrl, locale);
