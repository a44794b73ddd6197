/** A refusal as SCIM words it (RFC 7644 §3.12). */

import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';

export const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';
export type ScimType =
  | 'invalidFilter'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue'
  | 'mutability'
  | 'uniqueness'
  | 'noTarget';

export class ScimError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly scimType?: ScimType,
  ) {
    super(message);
  }
}

/** What the product refuses: the sentence that people would read. */
export function asScimError(thrown: unknown): ScimError {
  if (thrown instanceof ScimError) return thrown;
  const error = asAppError(thrown, undefined);
  const fields = Object.values(fieldMessages(error.facts.fields ?? {}, fallbackLocale)).map(({ message }) => message);
  const said = error instanceof AppError ? messageOf(error, fallbackLocale) : translate(fallbackLocale, 'errors.internal');
  const detail = [said, ...fields].join(' ');
  if (error.code === 'validation') return new ScimError(400, detail, 'invalidValue');
  if (error.code === 'duplicate') return new ScimError(409, detail, 'uniqueness');
  return new ScimError(error.status, detail);
}

export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail: message,
});
