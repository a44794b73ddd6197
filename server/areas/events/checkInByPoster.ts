/**
 * People check themselves in with the code on the poster of their session, while they can be there: from an hour before it starts until it
 * ends, on the building's clocks.
 */

import { sql } from 'drizzle-orm';
import type { EventErrorKey } from '#i18n/keys.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { codeIn } from '#schemas/kernel/fields/scannedCode.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ActRule, RuleContext } from '#server/engine/areas/rules.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { AppError } from '#server/errors/appError.ts';

/** How long before its start a session can be entered. */
const OPENS = '1 hour';

const refused = (why: EventErrorKey, params: Record<string, string> = {}) =>
  new AppError('notAllowedNow', { messageKey: `eventErrors.${why}`, params });

/**
 * The id of the session of the event whose poster has this code, while people may check in.
 * @throws AppError validation at `checkInCode` where no session has it, notAllowedNow before or after its time
 */
export async function sessionOfPoster(on: Queryable, eventId: number, code: string): Promise<number> {
  const [found] = await on.query<{ id: number; early: boolean; over: boolean; opens: string }>(sql`
    select s.id, now() < s.starts - ${OPENS}::interval as early, now() > s.ends as over,
      to_char((s.starts - ${OPENS}::interval) at time zone s.time_zone, 'YYYY-MM-DD HH24:MI') as opens
    from (
      select s.id, c.time_zone, s.start_at as starts, s.end_at as ends
      from activity_event_time_slots s join office_centres c on c.id = s.office_centre_id
      where s.activity_event_id = ${eventId} and upper(s.check_in_code) = ${codeIn(code)} and s.status = 'OPEN') s`);
  if (!found) throw new AppError('validation', { fields: { checkInCode: { code: 'noSuchRecord' } } });
  if (found.early) throw refused('tooEarly', { opens: found.opens });
  if (found.over) throw refused('over');
  return Number(found.id);
}

/** Checks in what the caller may check in: the person's own sign-up. Nothing happens to one that is in already. */
export async function checkInHere(context: RuleContext, { id, status }: { id: number; status: string }): Promise<void> {
  if (status === 'CHECKED_IN') return;
  if (status === 'WAITING') throw refused('youWait');
  const { tx, model, reach } = context;
  const declared = model.entity(activityEventParticipant.name);
  const within = {
    ...context,
    entity: { ...declared, api: { ...declared.api, key: 'id' as const } },
    // The row belongs to the building; that the person may change it follows from holding it.
    reach: { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } },
  };
  await changeRecord(tx, within, 'checkIn', id, {});
}

/** The act of a person with an account. */
export const checkInByPoster: ActRule = async (context, event, body) => {
  const { tx, reach } = context;
  const sessionId = await sessionOfPoster(tx, event.id, String(body.checkInCode));
  const [mine] = await tx.query<{ id: number; status: string }>(sql`
    select id, status from event_participants where activity_event_time_slot_id = ${sessionId} and user_id = ${reach.session.userId}
      and status in ('REGISTERED', 'CHECKED_IN', 'WAITING')`);
  if (!mine) throw refused('notSignedUp');
  await checkInHere(context, { ...mine, id: Number(mine.id) });
  return 1;
};
