/** Resending a mail by hand: it is tried at once, and retried for two days from now. */
import { mail } from '#schemas/system/mail.ts';
import { rulesFor } from '#server/engine/rules.ts';
import { enqueueMany } from '#server/jobs/enqueue.ts';
import { SEND_MAIL } from '#server/mail/queue.ts';

export const mailRules = rulesFor(mail, {
  actions: {
    resend: async (_, rows) => {
      for (const { values } of rows) Object.assign(values, { queuedDate: new Date().toISOString(), nextAttemptDate: null });
    },
  },
  afterWrite: async ({ tx, what }, rows) => {
    const again = what === 'resend' ? rows : [];
    await enqueueMany(
      tx,
      SEND_MAIL,
      again.map(({ record }) => ({ mailId: record.id })),
    );
  },
});
