export const system = {
  mails: {
    name: 'Mail |||| Mail',
    fields: {
      toAddress: 'To',
      subject: 'Subject',
      status: 'Status',
      attempts: 'Attempts',
      error: 'What went wrong',
      queuedDate: 'Tried since',
      lastAttemptDate: 'Last attempt',
      nextAttemptDate: 'Next attempt',
      sentDate: 'Sent',
      expiresDate: 'Valid until',
    },
    sections: { message: 'Message', sending: 'Sending' },
    tabs: { WAITING: 'Waiting', FAILED: 'Failed', KEPT: 'Kept', SENT: 'Sent', EXPIRED: 'Expired' },
    enums: {
      status: {
        QUEUED: 'Queued',
        SENDING: 'Being sent',
        RETRYING: 'Tried again',
        FAILED: 'Failed',
        SENT: 'Sent',
        KEPT: 'Kept',
        EXPIRED: 'Expired',
      },
    },
    actions: { resend: 'Send again' },
    done: { resend: 'Sent again' },
    confirm: {
      resend: 'The mail is sent again at once, and tried for two days. A code or link in it that has ended is not sent.',
    },
    pages: { list: 'Mail', show: 'Mail' },
  },
};
