/** Events (002 §3, §4): who cancels one cancels its sessions; what is published may be full already. */
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { rulesFor } from '#server/engine/rules.ts';
import { cancelBelow } from './cancelBelow.ts';
import { refreshFull } from './seats.ts';

export const activityEventRules = rulesFor(activityEvent, {
  afterWrite: async (context, rows) => {
    for (const { record, values } of rows) {
      const below = { by: 'activity_event_id', id: record.id, status: 'OPEN' };
      if (context.what === 'cancel') await cancelBelow(context, activityEventTimeSlot.name, below, values.cancelRemark ?? '');
      // What else is changed has nothing to do with seats.
      if (context.what === 'publish' || context.what === 'update') await refreshFull(context, record.id);
    }
  },
});
