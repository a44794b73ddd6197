/** What is asked about people beside their record (000 §6, §7 Users, Roles): roles, single permissions, help with signing in. */

import type { Endpoint } from '../kernel/calls/endpoint.ts';
import { boolean, integer } from '../kernel/fields/field.ts';
import { rolesWith } from '../kernel/rights/access.ts';

/** What the provider's support does for somebody who cannot sign in. */
const support = { permission: 'USER_MANAGE', sides: ['platform'], roles: rolesWith('support') } as const;

export const userEndpoints = {
  givableRoles: {
    call: 'GET /office-centres/{officeCentreId}/roles/drop-down',
    summary: 'Roles that the caller may give',
    permission: 'USER_LIST',
  },
  filterRoles: {
    call: 'GET /office-centres/{officeCentreId}/roles/filter-drop-down',
    summary: 'Roles that people of the office centre can have',
    permission: 'USER_LIST',
  },
  sendRegistration: {
    call: 'PUT /users/registration/send-registration',
    summary: 'Send the invitation of a person without an account again',
    permission: 'USER_MANAGE',
    body: { userId: integer() },
    notice: 'inviteResent',
  },
  permissions: {
    call: 'GET /users/{id}/permissions',
    summary: 'What a person holds in the office centre, by role and singly',
    permission: 'USER_VIEW',
    query: ['officeCentreId'],
  },
  setPermissions: {
    call: 'PUT /users/{id}/set-permissions',
    summary: 'Give and take single permissions',
    permission: 'USER_MANAGE',
    body: { permissions: 'json', version: integer(), officeCentreId: integer() },
    notice: 'permissionsUpdated',
  },
  accessFloorOptions: {
    call: 'GET /office-centres/{officeCentreId}/access-floors/get-access-floor-drop-down',
    summary: 'Floors that people can be let onto',
    permission: 'USER_VIEW',
  },
  vmsFloorOptions: {
    call: 'GET /office-centres/{officeCentreId}/access-floors/vms-floor-drop-down',
    summary: 'Let floors, on which people can receive visitors',
    permission: 'USER_VIEW',
  },
  accessFloors: {
    call: 'GET /office-centres/{officeCentreId}/users/{id}/access-floors',
    summary: 'The floors that a person may go to, those on which they receive visitors, and whether doors give them longer',
    permission: 'USER_VIEW',
  },
  setAccessFloors: {
    call: 'PUT /office-centres/{officeCentreId}/users/{id}/access-floors',
    summary: 'Choose the floors of a person, and whether doors give them longer',
    permission: 'USER_MANAGE',
    body: { accessFloors: 'json', vmsFloors: 'json', extendedTime: boolean(), version: integer() },
    notice: 'userUpdated',
  },
  trustedDevices: {
    call: 'GET /office-centres/{officeCentreId}/users/{id}/trusted-device',
    summary: 'The trusted devices of a person',
    permission: 'USER_MANAGE',
  },
  generateOtp: {
    ...support,
    call: 'PUT /users/{id}/generate-2fa-otp',
    summary: 'A one-time code to read out to somebody whose mail does not arrive',
  },
  generateTrustedDeviceRequest: {
    ...support,
    call: 'PUT /users/{id}/generate-trusted-device-request',
    summary: 'A code that also makes the device on which it is entered a trusted one',
  },
  triggerPasswordReset: {
    ...support,
    call: 'PUT /users/{id}/trigger-pw-reset',
    summary: 'Mail a link to choose a new password',
  },
  removeTrustedDevice: {
    call: 'DELETE /office-centres/{officeCentreId}/users/{id}/trusted-device',
    summary: 'Remove the trusted devices of a person',
    permission: 'USER_MANAGE',
    notice: 'devicesRemoved',
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
