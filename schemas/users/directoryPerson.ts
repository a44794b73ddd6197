import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, email, oneOf, reference, statuses, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { directoryAdmins } from './directoryAdmins.ts';

const endpoints = {
  sync: {
    ...directoryAdmins,
    call: 'POST /office-centres/{officeCentreId}/users/sync',
    summary: 'Apply again what the directory of the company has sent',
    notice: 'userSync',
  },
  connection: {
    ...directoryAdmins,
    call: 'GET /office-centres/{officeCentreId}/directory-connection',
    summary: 'The address and the token of the directory of a company, without the token itself',
  },
  makeToken: {
    ...directoryAdmins,
    call: 'POST /office-centres/{officeCentreId}/directory-connection/token',
    summary: 'A new token for the directory of a company; an earlier one stops working',
    notice: 'directoryToken',
  },
  revokeToken: {
    ...directoryAdmins,
    call: 'DELETE /office-centres/{officeCentreId}/directory-connection/token',
    summary: 'The directory of a company can no longer connect',
    notice: 'directoryTokenRevoked',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/**
 * Somebody whom the directory of a company (Entra ID, Okta, Google) has sent by SCIM (000 §7 users/sync), and what became of it:
 * the report of the synchronisation. Only the directory writes these rows.
 */
export const directoryPerson = defineEntity({
  name: 'directory-people',
  area: 'users',
  doc: 'A person as the directory of a company has sent them, and what became of it.',
  title: '{username}',
  icon: 'CloudSync',
  menu: { order: 30 },
  pages: { list: '/directory-sync', show: '/directory-sync/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/directory-people',
    verbs: { list: true, get: true, statusCount: true, history: true },
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_LIST', get: 'USER_VIEW' },
  endpoints,
  fields: {
    username: email({ required: true, search: true, system: true }),
    fullName: text({ max: 120, search: true, system: true }),
    jobTitle: text({ max: 80, system: true }),
    /** The directory's own name for the person. */
    externalId: text({ max: 200, system: true }),
    officeCentre: reference('centres', { onDelete: 'cascade', system: true }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** What the directory says: may the person work here? */
    switchedOn: boolean({ default: true, system: true }),
    outcome: statuses({ MEMBER: 'success', INVITED: 'info', OFF: 'neutral', REFUSED: 'danger' }),
    /** Why it was refused, or what of it was not done. */
    reason: oneOf(['LAST_ADMIN', 'WORKS_ELSEWHERE', 'INVITED_OFTEN', 'ABOVE', 'ADDRESS_KEPT', 'OFF_HERE', 'NOT_ALLOWED'], {
      system: true,
    }),
    appliedDate: dateTime({ system: true }),
    /** The directory has deleted the person. */
    removedDate: dateTime({ system: true }),
  },
  states: { field: 'outcome', initial: 'INVITED' },
  limits: { oneAddress: unique(['officeCentre', 'username'], { error: 'duplicate' }) },
  list: {
    columns: ['username', 'fullName', 'officeCentre', 'switchedOn', 'outcome', 'reason', 'appliedDate'],
    filters: ['username', 'officeCentre', 'outcome', 'reason', 'switchedOn'],
    sortable: ['username', 'fullName', 'outcome', 'appliedDate'],
  },
  facts: ['outcome', 'officeCentre', 'switchedOn', 'appliedDate'],
  show: [
    {
      section: 'directory',
      fields: ['username', 'fullName', 'jobTitle', 'externalId', 'officeCentre', 'switchedOn', 'removedDate'],
    },
    { section: 'outcome', fields: ['outcome', 'reason', 'appliedDate'] },
  ],
});
