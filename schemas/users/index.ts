import { defineArea } from '../kernel/areas/area.ts';
import { buildingUser, buildingUserRole } from './buildingUser.ts';
import { directoryGroup } from './directoryGroup.ts';
import { directoryPerson } from './directoryPerson.ts';
import { globalUser } from './globalUser.ts';
import { globalUserGroup, globalUserGroupMember } from './globalUserGroup.ts';
import { identityRefusal } from './identityRefusal.ts';
import { user } from './user.ts';
import { userAccount } from './userAccount.ts';
import { userGroup } from './userGroup.ts';
import { userGroupMember } from './userGroupMember.ts';
import { userInvitation } from './userInvitation.ts';
import { userRegistrationRequest } from './userRegistrationRequest.ts';
import { userRole } from './userRole.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'users',
  // In menu order.
  entities: [
    user,
    userRole,
    userRegistrationRequest,
    userInvitation,
    buildingUser,
    buildingUserRole,
    globalUser,
    userAccount,
    userGroup,
    userGroupMember,
    globalUserGroup,
    globalUserGroupMember,
    directoryPerson,
    identityRefusal,
    directoryGroup,
  ],
  widgets,
});
export const { entities } = area;
