import type { HttpError, TranslateFunction } from 'ra-core';

/** The message of an error: the server's own, or the text of the i18n key that it carries. */
export function errorText(translate: TranslateFunction, error: unknown): string {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return message ? translate(message, { _: message }) : translate('errors.internal');
}

interface FailureBody {
  code?: string;
  errors?: Record<string, string>;
  data?: unknown;
}
/** The body of a failed call: its code, the sentence of each field, and the record as it is now when it was stale. */
export const failureOf = (error: unknown): FailureBody =>
  ((error as HttpError | undefined)?.body as FailureBody | undefined) ?? {};

/** Why a call that no form made was refused: the sentences of its fields, which nothing on the page could mark, else the message. */
export const reasonOf = (translate: TranslateFunction, error: unknown): string =>
  Object.values(failureOf(error).errors ?? {}).join(' ') || errorText(translate, error);
