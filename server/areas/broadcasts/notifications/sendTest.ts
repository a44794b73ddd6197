/** A notification to oneself, as it will reach the others, before anybody else gets it. No recipient, no receipt. */
import { randomUUID } from 'node:crypto';
import type { notification } from '#schemas/broadcasts/notification.ts';
import { deliver } from '#server/channels/deliver.ts';
import type { ChangedRow, RuleContext } from '#server/engine/areas/rules.ts';
import { throttle } from '#server/engine/calls/throttle.ts';

export async function sendTest({ tx, reach }: RuleContext, rows: readonly ChangedRow<typeof notification>[]): Promise<void> {
  await throttle(tx, 'test', reach);
  for (const { before } of rows)
    await deliver(tx, {
      kind: 'notification',
      id: `${before.uuid}.${randomUUID()}`,
      buildingId: before.officeCentreId,
      title: before.title,
      message: before.message,
      link: before.link,
      userIds: [reach.session.userId],
    });
}
