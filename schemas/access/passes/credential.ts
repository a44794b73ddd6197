/** Does a pass count at this moment, and why not? Reasons of the decision (`decide.ts`), in the terms of the field (BACnet, ASHRAE 135 clause 12). */
import type { AccessReason } from '../decide.ts';

/** What a reader reads. */
export const credentialKinds = ['QR', 'HID', 'CARD', 'PIN', 'FACE'] as const;
export type CredentialKind = (typeof credentialKinds)[number];
/** As the specification counts them (000 §3); a PIN and a face have no type. */
export const credentialTypes = ['STAFF_MOBILE_PASS', 'STAFF_QR_PASS', 'VISITOR_QR_PASS', 'PHYSICAL_CARD'] as const;
export type CredentialType = (typeof credentialTypes)[number] | null;

export const credentialReasons = [
  'VALID',
  'UNKNOWN_CREDENTIAL',
  'CREDENTIAL_UNASSIGNED',
  'CREDENTIAL_NOT_PROVISIONED',
  'CREDENTIAL_NOT_YET_ACTIVE',
  'CREDENTIAL_EXPIRED',
  'CREDENTIAL_DISABLED',
  'CREDENTIAL_STALE',
  'CREDENTIAL_USED',
  'AUTHENTICATION_FACTOR_LOST',
  'AUTHENTICATION_FACTOR_DAMAGED',
  'INCORRECT_AUTHENTICATION_FACTOR',
  'MAX_ATTEMPTS',
] as const satisfies readonly ('VALID' | AccessReason)[];
export type CredentialReason = (typeof credentialReasons)[number];

export interface PassFacts {
  status: string;
  /** Milliseconds since 1970; null where it is open. The end is not in it. */
  startAt: number | null;
  endAt: number | null;
  /** May its person be in the building at all? Not who is suspended, or whose company is switched off. */
  isActive: boolean;
  /** Why it was taken back. */
  removed: string | null;
}

/** Pure: the same online and offline. */
export function judgeCredential({ status, startAt, endAt, isActive, removed }: PassFacts, at: number): CredentialReason {
  if (status === 'DAMAGED_LOST')
    return removed === 'DAMAGED_CARD' ? 'AUTHENTICATION_FACTOR_DAMAGED' : 'AUTHENTICATION_FACTOR_LOST';
  if (status === 'PENDING_ACTIVATION') return 'CREDENTIAL_NOT_PROVISIONED';
  if (status === 'ACTIVATION_EXPIRED') return 'CREDENTIAL_EXPIRED';
  if (status !== 'ASSIGNED' && status !== 'ACTIVATED')
    return endAt !== null && endAt <= at ? 'CREDENTIAL_EXPIRED' : 'CREDENTIAL_UNASSIGNED';
  if (!isActive) return 'CREDENTIAL_DISABLED';
  if (startAt !== null && at < startAt) return 'CREDENTIAL_NOT_YET_ACTIVE';
  if (endAt !== null && at >= endAt) return 'CREDENTIAL_EXPIRED';
  return 'VALID';
}
