/** The page that shows mail while no SMTP server is configured. */
export const mailbox = {
  title: 'Mailbox',
  why: 'This page exists because no SMTP server is set: mail that Atrium would send is kept here instead. Set SMTP_URL to send it, and this page goes away.',
  empty: 'No mail yet',
  emptyText: 'A message appears here as soon as Atrium has one to send.',
  choose: 'Choose a message to read it.',
  to: 'To',
  sent: 'Written',
  attachments: 'Attachments',
  back: 'All messages',
  off: 'The mailbox is switched off, because mail goes out through a mail server.',
  failed: 'The mailbox cannot be read right now.',
  signIn: 'Back to sign-in',
};
