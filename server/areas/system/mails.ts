/** Resending a mail by hand: it is tried at once, and retried for two days from now. */
import { mail } from '#schemas/system/mail.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { sendAgain } from '#server/mail/queue.ts';

export const mailRules = rulesFor(mail, {
  actions: {
    resend: async (_, rows) => {
      for (const { values } of rows) Object.assign(values, { queuedDate: new Date().toISOString(), nextAttemptDate: null });
    },
  },
  afterWrite: async ({ tx, operation }, rows) => {
    if (operation !== 'resend') return;
    await sendAgain(
      tx,
      rows.map(({ record }) => record.id),
    );
  },
});
