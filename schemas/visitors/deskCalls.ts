/** Calls of the desk (000 §2): who comes today, codes that are scanned or typed, and personal data that somebody asks for. */
import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { dateTime, email, oneOf, text } from '../kernel/fields/field.ts';

export const scanTypes = ['ENTRY', 'EXIT'] as const;
export type ScanType = (typeof scanTypes)[number];
/** Why a code is refused; `INCOMPLETE` says what is still asked. */
export const scanReasons = [
  'INVALID',
  'BLOCKED',
  'TOO_EARLY',
  'TOO_LATE',
  'CANCELLED',
  'ALREADY',
  'UNAPPROVED',
  'INCOMPLETE',
  'NOT_IN',
  'WRONG_PLACE',
] as const;
export type ScanReason = (typeof scanReasons)[number];

export const visitEndpoints = {
  day: {
    call: 'GET /visits/desk',
    summary: 'Who is expected today, who is in the building, and how many; found by name, company, reference or code',
    permission: 'VISITOR_LIST',
    query: ['q'],
  },
  scan: {
    call: 'POST /visits/scan',
    summary: 'Checks in or out whose code was scanned or typed; the same key again changes nothing',
    permission: 'VISITOR_MANAGE',
    body: {
      code: text({ required: true, max: 200 }),
      type: oneOf(scanTypes, { required: true, default: 'ENTRY' }),
      requestKey: text({ required: true, max: 60 }),
      /** When it happened, where the desk had no network. */
      at: dateTime(),
      desk: text({ max: 100 }),
    },
  },
  personalData: {
    call: 'GET /visits/personal-data',
    summary: 'Everything that is kept of the visitor with an e-mail address; that it was given is logged',
    permission: 'VISITOR_DOWNLOAD',
    query: ['email'],
  },
  erase: {
    call: 'POST /visits/personal-data/erase',
    summary:
      'Forgets the visitor with an e-mail address, in the history too; the numbers of visits stay, and that it was done is logged',
    permission: 'VISITOR_DELETE',
    body: { email: email({ required: true }), reason: text({ required: true, max: 300 }) },
    notice: 'personalDataErased',
  },
} satisfies Record<string, Endpoint>;
