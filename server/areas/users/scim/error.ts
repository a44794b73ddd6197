/** A refusal as SCIM words it (RFC 7644 §3.12). */

import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { AppError } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import type { Reason } from '../directory/reason.ts';

export const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';
const scimTypes = [
  'invalidFilter',
  'invalidSyntax',
  'invalidPath',
  'invalidValue',
  'mutability',
  'uniqueness',
  'noTarget',
] as const;
export type ScimType = (typeof scimTypes)[number];

export class ScimError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly scimType?: ScimType,
    /** In the words of the report, where the product has refused it. */
    readonly reason?: Reason,
  ) {
    super(message);
  }
}

/** What the product refuses: the sentence that people would read. */
export function asScimError(thrown: unknown, reason?: Reason): ScimError {
  if (thrown instanceof ScimError) return thrown;
  const error = asAppError(thrown, undefined);
  const fields = Object.values(fieldMessages(error.facts.fields ?? {}, fallbackLocale)).map(({ message }) => message);
  const said = error instanceof AppError ? messageOf(error, fallbackLocale) : translate(fallbackLocale, 'errors.internal');
  const detail = [said, ...fields].join(' ');
  if (error.code === 'validation') return new ScimError(400, detail, 'invalidValue', reason);
  if (error.code === 'duplicate') return new ScimError(409, detail, 'uniqueness', reason);
  return new ScimError(error.status, detail, undefined, reason);
}

/** The same in the API's document. */
export const errorSchema = {
  type: 'object',
  properties: {
    schemas: { type: 'array', items: { const: ERROR_SCHEMA }, minItems: 1, maxItems: 1 },
    status: { type: 'string', pattern: '^[45][0-9]{2}$' },
    scimType: { enum: scimTypes },
    detail: { type: 'string' },
  },
  required: ['schemas', 'status', 'detail'],
  additionalProperties: false,
};

export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail: message,
});
