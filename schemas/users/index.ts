import { defineArea } from '../kernel/area.ts';
import { user } from './user.ts';
import { userGroup, userGroupMember } from './userGroup.ts';
import { userInvitation } from './userInvitation.ts';
import { userRole } from './userRole.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'users',
  // In menu order.
  entities: [user, userRole, userInvitation, userGroup, userGroupMember],
  widgets,
});
export const { entities } = area;
