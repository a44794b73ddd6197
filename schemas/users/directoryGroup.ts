import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, reference, text } from '../kernel/fields/field.ts';

/**
 * A group of a company's directory, as the directory has sent it by SCIM. It is kept and shown, with how many people it has; it gives no
 * role, no permission and no user group, because whoever runs a directory decides about neither.
 */
export const directoryGroup = defineEntity({
  name: 'directory-groups',
  area: 'users',
  doc: 'A group as the directory of a company has sent it.',
  title: '{displayName}',
  icon: 'Groups2',
  menu: { order: 32 },
  pages: { list: '/directory-groups', show: '/directory-groups/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/directory-groups',
    verbs: { list: true, get: true },
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_LIST', get: 'USER_VIEW' },
  fields: {
    displayName: text({ max: 200, required: true, search: true, system: true }),
    /** The directory's own name for the group. */
    externalId: text({ max: 200, system: true }),
    memberCount: integer({ default: 0, system: true }),
    appliedDate: dateTime({ system: true }),
    officeCentre: reference('centres', { onDelete: 'cascade', system: true }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
  },
  list: {
    columns: ['displayName', 'memberCount', 'officeCentre', 'appliedDate'],
    filters: ['displayName', 'officeCentre'],
    sortable: ['displayName', 'memberCount', 'appliedDate'],
    sort: ['displayName', 'ASC'],
  },
  facts: ['memberCount', 'officeCentre', 'appliedDate'],
  show: [{ section: 'group', fields: ['displayName', 'externalId', 'memberCount', 'officeCentre', 'appliedDate'] }],
});
