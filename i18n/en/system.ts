export const system = {
  mails: {
    name: 'Mail |||| Mail',
    fields: {
      toAddress: 'To',
      subject: 'Subject',
      status: 'Status',
      officeCentre: 'Building',
      attempts: 'Attempts',
      error: 'What went wrong',
      queuedDate: 'Tried since',
      lastAttemptDate: 'Last attempt',
      nextAttemptDate: 'Next attempt',
      sentDate: 'Sent',
      expiresDate: 'Valid until',
    },
    sections: { message: 'Message', sending: 'Sending' },
    tabs: { WAITING: 'Waiting', FAILED: 'Failed', KEPT: 'Kept', SENT: 'Sent', EXPIRED: 'Expired', REFUSED: 'Refused' },
    enums: {
      status: {
        QUEUED: 'Queued',
        SENDING: 'Being sent',
        RETRYING: 'Tried again',
        FAILED: 'Failed',
        SENT: 'Sent',
        KEPT: 'Kept',
        EXPIRED: 'Expired',
        REFUSED: 'Refused',
      },
    },
    actions: { resend: 'Send again' },
    done: { resend: 'Sent again' },
    confirm: {
      resend: 'The mail is sent again at once, and tried for two days. A code or link in it that has ended is not sent.',
    },
    pages: { list: 'Mail', show: 'Mail' },
  },
  'mail-servers': {
    name: 'Mail server |||| Mail servers',
    fields: {
      officeCentre: 'Building',
      enabled: 'Use this mail server',
      host: 'Server',
      port: 'Port',
      security: 'Encryption',
      userName: 'User name',
      password: 'Password',
      fromName: 'Name of the sender',
      fromAddress: 'Address of the sender',
      replyTo: 'Replies go to',
    },
    sections: { server: 'Server', signIn: 'Sign-in', sender: 'Sender', test: 'Test' },
    enums: {
      security: {
        STARTTLS: 'STARTTLS: encrypted after connecting',
        TLS: 'TLS: encrypted from the start',
        NONE: 'None: mail and password travel in the clear',
      },
    },
    actions: { test: 'Send a test mail' },
    pages: {
      singletonHint:
        'Mail about your building is handed over to this server and carries its sender. Without one, the provider’s server sends it. Codes, invitations and everything about accounts always come from the provider.',
      providerHint:
        'All mail goes through this server, except that of buildings with a server of their own. Without it, the one that the installation was set up with is used.',
      testHint: 'Goes to your own address, through exactly what stands above, saved or not.',
    },
  },
};
