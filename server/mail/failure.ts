/** What went wrong between us and a mail server, in a word that a form can say, beside the input that it is about. */

import type { MailFailure } from '#schemas/system/mailServer.ts';

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
} as const satisfies Record<MailFailure, string>;

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
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
  if (code === 'ETIMEDOUT') return command === 'CONN' || !command ? 'silent' : 'unreachable';
  if (code === 'EMESSAGE' || code === 'EPROTOCOL' || command === 'DATA') return 'refused';
  return 'unreachable';
}

/** The reason, its field, and what the server answered, in one line. */
export function failureOf(error: unknown): { reason: MailFailure; field: string; answer: string } {
  const problem = error as SmtpError;
  const reason = reasonOf(problem);
  const answer = (problem.response ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
  return { reason, field: FIELDS[reason], answer };
}

/** How far the sending had come: at the server's door, with the addresses, or with all of it given away. */
export type Stage = 'ready' | 'connecting' | 'addressed' | 'handed';
/**
 * What a failure means for the mail. `retry`: it was not accepted, and may be later. `refused`: the server has said no for good. `uncertain`:
 * nobody knows whether it was accepted. `server`: nothing about the mail, the server took none up.
 */
export type Outcome = 'retry' | 'refused' | 'uncertain' | 'server';

export function outcomeOf(error: unknown, stage: Stage): Outcome {
  const { code, responseCode } = error as SmtpError;
  if (stage === 'ready') return 'retry';
  // Before the addresses, a refusal such as a wrong password is about us, not about this mail: it is mended in the settings.
  if (stage === 'connecting') return 'server';
  if (responseCode) return responseCode >= 500 ? 'refused' : 'retry';
  if (stage === 'handed') return 'uncertain';
  // Not even sent: too large for this server, or an address that it cannot take.
  return code === 'EMESSAGE' || code === 'EENVELOPE' ? 'refused' : 'retry';
}

/** What the server said, or else what happened, in one line. */
export const wordsOf = (error: unknown): string => failureOf(error).answer || String((error as Error).message);
