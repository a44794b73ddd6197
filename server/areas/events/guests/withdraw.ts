/** Whoever brings a guest takes back that guest's seat: a plan changes for one, not for all. */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { holdsPlace } from '#schemas/events/holdsSeat.ts';
import type { ActRule } from '#server/engine/areas/rules.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { AppError } from '#server/errors/appError.ts';

/**
 * Returns how many guests the person still brings to the event; nothing happens to one who is out already.
 * @throws AppError notFound for anybody whom the person has not brought, notAllowedNow for a guest who has come
 */
export const withdrawGuest: ActRule = async (context, event, body) => {
  const { tx, model, reach } = context;
  if (!event.isCancellable) throw new AppError('notAllowedNow');
  const guests = await tx.query<{ id: number; status: string }>(sql`
    select p.id, p.status from event_participants p join event_participants h on h.id = p.host_id
    where p.activity_event_id = ${event.id} and h.user_id = ${reach.session.userId}`);
  const guest = guests.find(({ id }) => Number(id) === body.activityEventParticipantId);
  if (!guest) throw new AppError('notFound');
  const isOut = guest.status === 'CANCELLED' || guest.status === 'REMOVED';
  if (!isOut) {
    const declared = model.entity(activityEventParticipant.name);
    const within = {
      ...context,
      entity: { ...declared, api: { ...declared.api, key: 'id' as const } },
      // The row belongs to the building; that the person may change it follows from having brought the guest.
      reach: { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } },
    };
    await changeRecord(tx, within, 'cancel', guest.id, { cancelRemark: body.cancelRemark });
  }
  const places = guests.filter(({ status }) => (holdsPlace as readonly string[]).includes(status));
  return places.length - (isOut ? 0 : 1);
};
