import type { Entity } from '../kernel/entity.ts';
import { user } from './user.ts';
import { userGroup, userGroupMember } from './userGroup.ts';
import { userInvitation } from './userInvitation.ts';
import { userRole } from './userRole.ts';

/** The entities of this area, in menu order. */
export const entities = [user, userRole, userInvitation, userGroup, userGroupMember] as unknown as readonly Entity[];
