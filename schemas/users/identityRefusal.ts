import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, oneOf, reference, text } from '../kernel/fields/field.ts';

/** Why a sign-in or a wish of a directory was refused, in the words of those who can mend it. */
export const identityReasons = [
  // What a directory asked.
  'WRONG_VALUE',
  'WRONG_FILTER',
  'TAKEN',
  'LAST_ADMIN',
  'WORKS_ELSEWHERE',
  'INVITED_OFTEN',
  'ABOVE',
  'ADDRESS_KEPT',
  'NOT_ALLOWED',
  // What an identity provider answered.
  'NOT_VERIFIED',
  'NO_ADDRESS',
  'GUEST',
  'FOREIGN_DOMAIN',
  'NOT_HERE',
  'OTHER_SUBJECT',
  'NO_ENTRY',
  'SILENT',
  'WRONG_ANSWER',
] as const;
export type IdentityReason = (typeof identityReasons)[number];

/**
 * What a directory (SCIM) or an identity provider (single sign-on) asked and was refused: what, when, whom and why. Whoever is refused
 * is told none of it; only the server writes these rows, and one that repeats is counted.
 */
export const identityRefusal = defineEntity({
  name: 'identity-refusals',
  area: 'users',
  doc: 'What a directory or an identity provider asked and was refused.',
  title: '{subject}',
  icon: 'GppMaybe',
  menu: { order: 31 },
  pages: { list: '/identity-refusals', show: '/identity-refusals/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/identity-refusals',
    verbs: { list: true, get: true },
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_LIST', get: 'USER_VIEW' },
  fields: {
    source: oneOf(['DIRECTORY', 'SIGN_IN'], { required: true, system: true }),
    /** Whom it was about: an address, a name of the directory, or nobody that can be named. */
    subject: text({ max: 254, search: true, system: true }),
    /** What was asked: `PATCH Users`. */
    asked: text({ max: 120, system: true }),
    reason: oneOf(identityReasons, { required: true, system: true }),
    /** Our own sentence or code; never a token, code or secret. */
    detail: text({ max: 300, system: true }),
    times: integer({ min: 1, default: 1, system: true }),
    lastDate: dateTime({ system: true }),
    officeCentre: reference('centres', { onDelete: 'cascade', system: true }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
  },
  list: {
    columns: ['lastDate', 'source', 'subject', 'asked', 'reason', 'times', 'officeCentre'],
    filters: ['source', 'subject', 'reason', 'officeCentre', 'lastDate'],
    sortable: ['lastDate', 'times'],
    sort: ['lastDate', 'DESC'],
  },
  facts: ['reason', 'source', 'lastDate', 'times'],
  show: [
    { section: 'refusal', fields: ['subject', 'asked', 'reason', 'detail'] },
    { section: 'when', fields: ['lastDate', 'times', 'officeCentre'] },
  ],
});
