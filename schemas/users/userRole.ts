import { defineEntity } from '../kernel/entity/entity.ts';
import { activeOf, boolean, oneOf, reference, tags } from '../kernel/fields/field.ts';
import { roleCodes } from '../kernel/rights/access.ts';

/** The role of a person in one office centre (000 §3, §6). It has no screens: the user's pages show and change it. */
export const userRole = defineEntity({
  name: 'user-roles',
  area: 'users',
  doc: 'One person in one office centre, with the role held there.',
  title: '{roleCode}',
  api: { path: '/user-roles', verbs: {} },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_LIST' },
  fields: {
    user: reference('users', { required: true, onDelete: 'cascade' }),
    officeCentre: reference('centres', { onDelete: 'cascade' }),
    /** The building of that office centre, or the centre itself when it is one. */
    building: reference('office-centres', { onDelete: 'cascade' }),
    roleCode: oneOf(roleCodes, { required: true }),
    personInCharge: boolean({ default: false }),
    active: boolean({ default: true }),
    officeCentreActive: activeOf('officeCentre'),
    buildingActive: activeOf('building'),
    /** Permission codes added to the role, and removed from it (set-permissions). */
    grantedPermissions: tags({ maxItems: 500, system: true }),
    deniedPermissions: tags({ maxItems: 500, system: true }),
    /** Floors that the person may go to, and those on which they receive visitors (access-floors). */
    accessFloors: tags({ maxItems: 300, system: true }),
    vmsFloors: tags({ maxItems: 300, system: true }),
    /** Doors stay unlocked longer, and may stand open longer, for this person (access-floors). */
    extendedTime: boolean({ default: false, system: true }),
    /** Words by which the office centre finds its people. */
    tag: tags({ maxItems: 20, suggest: true }),
  },
  list: { columns: ['user', 'officeCentre', 'roleCode', 'active'] },
});
