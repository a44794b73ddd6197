/** The error catalogue: stable codes, their HTTP status, and the shape of the envelope. */
import type { Message } from '../rules/validate.ts';

export const errorStatus = {
  malformed: 400,
  badQuery: 400,
  validation: 422,
  centreRequired: 400,
  unauthenticated: 401,
  access_token_expired: 401,
  invalid_jwt_signature: 401,
  refreshTokenExpired: 401,
  badCredentials: 401,
  badOtp: 401,
  passwordExpired: 401,
  linkExpired: 400,
  invalidInvitation: 400,
  ssoFailed: 400,
  noSingleSignOn: 400,
  forbidden: 403,
  addOnOff: 403,
  notFound: 404,
  methodNotAllowed: 405,
  stale: 409,
  notAllowedNow: 409,
  inUse: 409,
  duplicate: 409,
  doneAlready: 409,
  maintenanceScheduled: 409,
  addressedTwice: 409,
  emergencyOngoing: 409,
  nobodyAddressed: 409,
  requestTimeout: 408,
  tooLarge: 413,
  unsupportedMedia: 415,
  badRange: 416,
  unknownHost: 421,
  tooMany: 429,
  headersTooLarge: 431,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** The one shape of every answer (000 §7): `success`, `data`, `message`; failures add `code` and, per field, `errors`. */
export interface Envelope<T = unknown> {
  success: boolean;
  data: T;
  message: string;
  code?: ErrorCode;
  /** By wire key: the message in the caller's language, and its code. */
  errors?: Record<string, Message & { message: string }>;
  requestId?: string;
}

/** `total` is exact up to COUNT_CAP; `totalCapped` says that there are more. */
export interface Paged<T> {
  items: T[];
  total: number;
  totalPage: number;
  totalCapped?: boolean;
}

/** A drop-down option (000 §3). */
export interface Option {
  id?: number;
  code: string;
  label: string;
  value: string | number;
  /** The category of the system data whose code it is; null for others. */
  categoryCode: string | null;
  /** Present, and false, only if the record is inactive. */
  active?: boolean;
}

/**
 * What an action on everything that a filter finds would change: how many records, as of when (ISO 8601, microseconds), and the
 * first titles.
 */
export interface BulkPreview {
  count: number;
  asOf: string;
  first: string[];
}
