/** The only kind of error that the server throws on purpose: a code of the catalogue, mapped to HTTP in one place. */
import { type ErrorCode, errorStatus } from '#schemas/kernel/calls/errors.ts';
import type { Message, MessageKey } from '#schemas/kernel/fields/message.ts';

export interface AppErrorFacts {
  params?: Readonly<Record<string, string | number>>;
  /** Messages by wire key. */
  fields?: Readonly<Record<string, Message>>;
  /** Sent as the envelope's data: the current record of a stale update. */
  data?: unknown;
  /** A whole sentence of the spec instead of the catalogue's own: a key of `i18n`. */
  messageKey?: MessageKey;
  headers?: Readonly<Record<string, string>>;
}

export class AppError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    readonly facts: AppErrorFacts = {},
  ) {
    super(code);
    this.status = errorStatus[code];
  }
}

/** The validation error of a form, by field; does nothing when there are no problems. */
export function refuseProblems(problems: Readonly<Record<string, Message>> | undefined): void {
  if (problems && Object.keys(problems).length) throw new AppError('validation', { fields: problems });
}
