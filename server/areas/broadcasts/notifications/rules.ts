/** Notifications (002 §2, §7): at once or at its time, paused, sent on, and to oneself first. */
import { notification } from '#schemas/broadcasts/notification.ts';
import { rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { orderSending } from './sending.ts';
import { sendTest } from './sendTest.ts';
import { countRecipients } from './settleRecipients.ts';

type Recipients = WrittenRow<typeof notification>;
const idsOf = (rows: readonly Recipients[]) => rows.map(({ record }) => record.id);

export const notificationRules = rulesFor(notification, {
  actions: {
    test: sendTest,
    send: async ({ tx, model }, rows) => {
      const now = Date.now();
      for (const { values, before } of rows)
        if (!before.sendAt || Date.parse(before.sendAt) <= now) values.status = 'SENDING';
        else values.recipientCount = await countRecipients(tx, model, before as never);
    },
    withdraw: async (_, rows) => {
      for (const { values } of rows) values.recipientCount = 0;
    },
  },
  afterWrite: async (context, rows) => {
    // Whether it begins or goes on: the order is part of the same transaction.
    if (context.operation === 'send' || context.operation === 'resume') await orderSending(context.tx, idsOf(rows));
  },
  timed: { begin: (tx, ids) => orderSending(tx, ids) },
});
