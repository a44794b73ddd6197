import type { Entity } from '../kernel/entity.ts';
import { user } from './user.ts';
import { userRole } from './userRole.ts';

/** The entities of this area, in menu order. */
export const entities = [user, userRole] as unknown as readonly Entity[];
