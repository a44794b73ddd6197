/**
 * Events (002 §3, §4): who cancels one cancels its sessions; what is published may be full already; other limits may let people move up.
 * Those who have signed up are told what concerns them.
 */
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { cancelBelow } from './cancelBelow.ts';
import { checkInByPoster } from './checkInByPoster.ts';
import { withdrawGuest } from './guests/withdraw.ts';
import { signedUp, tell } from './notices.ts';
import { refreshFull } from './seats.ts';
import { fillSeats } from './waitingList.ts';

type Written = WrittenRow<typeof activityEvent>;

/** Those with a place are told before they lose it. */
async function cancelSessions(context: RuleContext, { record: { id }, values: { cancelRemark } }: Written): Promise<void> {
  await tell(context.tx, 'eventCancelled', {
    eventId: id,
    id: String(id),
    remark: cancelRemark,
    userIds: signedUp({ eventId: id }),
  });
  const below = { by: 'activity_event_id', id, status: ['OPEN'] };
  await cancelBelow(context, activityEventTimeSlot.name, below, cancelRemark ?? '');
}

/** Is it another instant, however it is written? */
const differs = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Date.parse(one ?? '') !== Date.parse(other ?? '');

async function tellMoved({ tx }: RuleContext, { before, values, record: { id, version } }: Written): Promise<void> {
  if (!before) return;
  if (!differs(before.eventStartDate, values.eventStartDate) && !differs(before.eventEndDate, values.eventEndDate)) return;
  await tell(tx, 'eventMoved', { eventId: id, id: `${id}.${version}`, userIds: signedUp({ eventId: id }) });
}

/** With another limit somebody may move up, which itself sees to whether the event is full. */
const OF_LIMITS = ['update', 'setRegistrationLimit'];

export const activityEventRules = rulesFor(activityEvent, {
  acts: { checkIn: checkInByPoster, withdrawGuest },
  afterWrite: async (context, rows) => {
    for (const row of rows) {
      if (context.operation === 'cancel') await cancelSessions(context, row);
      if (context.operation === 'update') await tellMoved(context, row);
      if (OF_LIMITS.includes(context.operation)) await fillSeats(context, row.record.id);
      // What else is changed has nothing to do with seats.
      if (context.operation === 'publish' || context.operation === 'update') await refreshFull(context, row.record.id);
    }
  },
});
