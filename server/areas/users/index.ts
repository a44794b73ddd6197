import { defineServerArea } from '#server/engine/area.ts';
import { filterRoleOptions, givableRoleOptions } from './calls.ts';
import { sendRegistration } from './invitations.ts';
import { userInvitationRules } from './membershipInvitations.ts';
import { readPermissions, setPermissions } from './permissions.ts';
import { generateOtp, generateTrustedDeviceRequest, removeTrustedDevice, triggerPasswordReset } from './support.ts';
import { userGroupRules } from './userGroups.ts';
import { userRules } from './users.ts';

export const users = defineServerArea({
  name: 'users',
  rules: { users: userRules, 'user-invitations': userInvitationRules, 'user-groups': userGroupRules },
  answers: {
    users: {
      givableRoles: givableRoleOptions,
      filterRoles: filterRoleOptions,
      sendRegistration,
      permissions: readPermissions,
      setPermissions,
      generateOtp,
      generateTrustedDeviceRequest,
      triggerPasswordReset,
      removeTrustedDevice,
    },
  },
  mails: ['invitation', 'membershipInvitation', 'supportGiven'],
});
