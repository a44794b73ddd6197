/** Mail that is sent again by hand: it is tried at once, and for two days from now. */
import { registerRules } from '#server/engine/rules.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { SEND_MAIL } from '#server/mail/queue.ts';

registerRules('mails', {
  actions: {
    resend: async ({ values }) => {
      Object.assign(values, { queuedDate: new Date().toISOString(), nextAttemptDate: null });
    },
  },
  afterWrite: async ({ tx, what, record }) => {
    if (what === 'resend') await enqueue(tx, SEND_MAIL, { mailId: record.id });
  },
});
