/**
 * A participant's own code, as the building's staff scan or type it (002 §2): it checks the person in, or the answer says why not. The same
 * code again changes nothing and says since when the person has been there.
 */
import type { EventErrorKey } from '#i18n/keys.ts';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { CheckedIn } from '#schemas/events/checkInCode.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { AppError } from '#server/errors/appError.ts';
import { type Holder, holderOf } from './codeHolder.ts';

const refused = (why: EventErrorKey, params: Record<string, string> = {}) =>
  new AppError('notAllowedNow', { messageKey: `eventErrors.${why}`, params });

/** Throws AppError notAllowedNow with a sentence that names the person, if the code is of no use here. */
function requirePlace(holder: Holder, eventId: number, sessionId: number | null, locale: string): void {
  const { name, session, date, from } = holder;
  if (holder.eventId !== eventId) throw refused('otherEvent', { name, event: readIn(holder.event, locale) });
  if (sessionId !== null && holder.sessionId !== sessionId) throw refused('otherSession', { name, session, date, from });
  if (holder.status === 'WAITING') throw refused('stillWaiting', { name });
  if (holder.status !== 'REGISTERED' && holder.status !== 'CHECKED_IN') throw refused('signUpCancelled', { name });
}

/** Body: `code`, and the session at whose door somebody stands; without it any session of the event will do. */
export const checkInByCode: Handler = async (context): Promise<CheckedIn> => {
  const { db, model, reach, params, locale } = context;
  const { code, activityEventTimeSlotId } = context.body as { code: string; activityEventTimeSlotId?: number | null };
  const events = model.entity(activityEvent.name);
  const declared = model.entity(activityEventParticipant.name);
  const entity = { ...declared, api: { ...declared.api, key: 'id' as const } };
  return db.transaction(async (tx) => {
    // Two scanners that read the same code take turns.
    const event = await loadRecord(tx, model, events, reach, keyCondition(events, params.activityEventUuid), {
      lock: true,
      writing: true,
    });
    const holder = await holderOf(tx, codeIn(code), event.officeCentreId as number);
    if (!holder) throw new AppError('notFound', { messageKey: 'eventErrors.codeUnknown' });
    requirePlace(holder, event.id, activityEventTimeSlotId ?? null, locale);
    const { id: participantId, name, company, session } = holder;
    const about = { participantId, name, company, session };
    if (holder.checkedInDate !== null) return { ...about, checkedInDate: holder.checkedInDate, again: true };
    const { after } = await changeRecord(tx, { ...context, entity }, 'checkIn', participantId, {});
    return { ...about, checkedInDate: String(after.checkedInDate), again: false };
  });
};
