import { globalUserGroup } from '#schemas/users/globalUserGroup.ts';
import { userGroup } from '#schemas/users/userGroup.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { memberHandlers } from '#server/engine/members/handlers.ts';
import { byKey, flag, listOf, moment, objectOf, orNull, text, uuid, whole } from '#server/openapi/values.ts';
import { accessFloorOptions, floorsSchema, readAccessFloors, setAccessFloors, vmsFloorOptions } from './accessFloors.ts';
import { filterRoleOptions, givableRoleOptions } from './calls.ts';
import { syncUsers } from './directory/sync.ts';
import { makeToken, readConnection, revokeToken } from './directory/token.ts';
import { globalUserRules, withTenantInfo } from './globalUsers.ts';
import { sendRegistration } from './invitations.ts';
import { userInvitationRules } from './membershipInvitations.ts';
import { heldSchema, readPermissions, setPermissions, userDataSchema } from './permissions.ts';
import { registerScim } from './scim/routes.ts';
import {
  deviceSchema,
  generateOtp,
  generateTrustedDeviceRequest,
  removeTrustedDevice,
  triggerPasswordReset,
  trustedDevices,
} from './support.ts';
import { globalUserGroupRules, userGroupRules } from './userGroups.ts';
import { buildingUserRules, registrationRequestRules, userRules } from './users.ts';

const personOption = objectOf({
  id: whole,
  code: text,
  label: text,
  value: whole,
  categoryCode: orNull(text),
  tenant: listOf(objectOf({ id: whole, label: text, active: orNull(flag), uuid })),
});

export const users = defineServerArea({
  name: 'users',
  rules: {
    users: userRules,
    'global-users': globalUserRules,
    'global-user-groups': globalUserGroupRules,
    'user-registration-requests': registrationRequestRules,
    'building-users': buildingUserRules,
    'user-invitations': userInvitationRules,
    'user-groups': userGroupRules,
  },
  handlers: {
    'user-groups': memberHandlers(userGroup),
    'global-user-groups': memberHandlers(globalUserGroup),
    users: {
      givableRoles: returning('options', givableRoleOptions),
      filterRoles: returning('options', filterRoleOptions),
      sendRegistration: returning('nothing', sendRegistration),
      permissions: returning(userDataSchema, readPermissions),
      setPermissions: returning(heldSchema, setPermissions),
      accessFloorOptions: returning('options', accessFloorOptions),
      vmsFloorOptions: returning('options', vmsFloorOptions),
      accessFloors: returning(floorsSchema, readAccessFloors),
      setAccessFloors: returning(floorsSchema, setAccessFloors),
      trustedDevices: returning(listOf(deviceSchema), trustedDevices),
      generateOtp: returning(objectOf({ otpDisplay: text, otpExpired: moment, otpGenerationTimestamp: moment }), generateOtp),
      generateTrustedDeviceRequest: returning(
        objectOf({ authenticationCode: text, expiryDate: moment }),
        generateTrustedDeviceRequest,
      ),
      triggerPasswordReset: returning(objectOf({ resetLink: text, token: text }), triggerPasswordReset),
      removeTrustedDevice: returning(objectOf({ removed: whole }), removeTrustedDevice),
    },
    'global-users': { withTenantInfo: returning(listOf(personOption), withTenantInfo) },
    'directory-people': {
      sync: returning(
        objectOf({
          created: whole,
          changed: whole,
          switchedOff: whole,
          refused: listOf(objectOf({ username: text, reason: text })),
        }),
        syncUsers,
      ),
      connection: returning(
        objectOf({
          address: text,
          token: orNull(objectOf({ hint: text, createdBy: text, createdDate: moment, lastUsedDate: orNull(moment) })),
          people: byKey(whole),
        }),
        readConnection,
      ),
      makeToken: returning(objectOf({ token: text }), makeToken),
      revokeToken: returning('nothing', revokeToken),
    },
    'user-registration-requests': {
      permissions: ofRecord(userDataSchema, readPermissions),
      setPermissions: ofRecord(heldSchema, setPermissions),
    },
  },
  mails: ['invitation', 'membershipInvitation', 'supportGiven', 'addressChanged'],
  routes: [registerScim],
});
