/** What went wrong between us and a mail server, in a word that a form can say, beside the input that it is about. */

/** By reason (worded as `errors.mailServer.${reason}`), the field of the settings that is most likely wrong. */
const FIELDS = {
  notAllowed: 'host',
  unknown: 'host',
  unreachable: 'host',
  silent: 'port',
  security: 'security',
  certificate: 'security',
  signIn: 'password',
  sender: 'fromAddress',
  recipient: 'fromAddress',
  refused: 'host',
} as const;
export type MailFailure = keyof typeof FIELDS;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  /** The line that the server answered. */
  response?: string;
}
const CERTIFICATE = /certificate|altname|self.signed/i;

function reasonOf({ code = '', command = '', message }: SmtpError): MailFailure {
  if (code === 'EDESTINATION') return 'notAllowed';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EDNS') return 'unknown';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signIn';
  if (code === 'ETLS' || code === 'ESOCKET')
    return CERTIFICATE.test(message) ? 'certificate' : code === 'ETLS' ? 'security' : 'unreachable';
  if (code === 'EENVELOPE') return command.startsWith('RCPT') ? 'recipient' : 'sender';
  if (code === 'ETIMEDOUT') return command === 'CONN' ? 'silent' : 'unreachable';
  if (code === 'EMESSAGE' || code === 'EPROTOCOL' || command === 'DATA') return 'refused';
  return 'unreachable';
}

/** The reason, its field, and what the server answered, in one line. */
export function failureOf(error: unknown): { reason: MailFailure; field: string; answer: string } {
  const fault = error as SmtpError;
  const reason = reasonOf(fault);
  const answer = (fault.response ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
  return { reason, field: FIELDS[reason], answer };
}
