/** Who may view a piece of content (000 §5, 002 §3 Shared viewable-by selection), as a set of fields for any entity. */

import { labelOf, oneOf, references } from '../kernel/fields/field.ts';
import type { Side } from '../kernel/rights/catalogue.ts';

export const viewers = ['ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'] as const;
export type Viewer = (typeof viewers)[number];

/** The names of `viewableBy()`, as a form or a page lists them. */
export const audience = [
  'viewableBy',
  'selectedBuilding',
  'selectedTenant',
  'selectedUserGroup',
  'selectedExcludeTenant',
] as const;
/** The same with `exceptUserGroups()`. */
export const audienceExceptGroups = [...audience, 'selectedExcludeUserGroup'] as const;

/**
 * `...viewableBy()` gives `viewableBy`, its words in `viewableByLabel`, what is chosen in `selectedBuildingNames` and the like, and the wire keys `selectedBuildingIds`, `selectedTenantIds`, `selectedUserGroupIds` and
 * `selectedExcludeTenantIds`. Pickers narrow each other: companies to the chosen buildings, groups to the chosen companies and
 * buildings. Values that do not belong to the chosen kind of viewer are cleared, at once in the form and on save on the server;
 * excluded companies stay, whatever it is.
 * @param sides who fills in and sees the fields; for others they only decide which records they see
 */
export function viewableBy(sides: readonly Side[] = ['platform', 'building']) {
  const own = { readableBy: { sides } };
  const narrowed = '$record.selectedBuildingIds?';
  const company = { officeCentreType: ['TENANT', 'OFFICE'], active: true, landlordActive: true, landlordId: narrowed };
  return {
    viewableBy: oneOf(viewers, {
      ...own,
      required: true,
      default: 'ALL',
      messages: { required: 'viewableBy.required' },
      clears: ['selectedBuilding', 'selectedTenant', 'selectedUserGroup'],
    }),
    viewableByLabel: labelOf('viewableBy', own),
    selectedBuilding: references('centres', {
      ...own,
      onDelete: 'clear',
      label: 'buildingName',
      when: { viewableBy: ['BUILDING', 'OFFICE_TENANT', 'USER_GROUP'] },
      requiredWhen: { viewableBy: 'BUILDING' },
      messages: { required: 'viewableBy.building' },
      pick: { officeCentreType: 'LANDLORD', active: true },
    }),
    selectedBuildingNames: labelOf('selectedBuilding', own),
    selectedTenant: references('centres', {
      ...own,
      onDelete: 'clear',
      when: { viewableBy: ['OFFICE_TENANT', 'USER_GROUP'] },
      requiredWhen: { viewableBy: 'OFFICE_TENANT' },
      messages: { required: 'viewableBy.company' },
      pick: company,
    }),
    selectedTenantNames: labelOf('selectedTenant', own),
    selectedUserGroup: references('user-groups', {
      ...own,
      onDelete: 'clear',
      label: 'groupName',
      when: { viewableBy: 'USER_GROUP' },
      requiredWhen: { viewableBy: 'USER_GROUP' },
      messages: { required: 'viewableBy.userGroup' },
      pick: { officeCentreId: ['$record.selectedTenantIds?', narrowed] },
    }),
    selectedUserGroupNames: labelOf('selectedUserGroup', own),
    selectedExcludeTenant: references('centres', {
      ...own,
      onDelete: 'clear',
      pick: company,
    }),
  };
}

/**
 * `...viewableBy(), ...exceptUserGroups()` also excludes the members of user groups, whoever else may view it:
 * `selectedExcludeUserGroupIds`.
 */
export function exceptUserGroups(sides: readonly Side[] = ['platform', 'building']) {
  return {
    selectedExcludeUserGroup: references('user-groups', { readableBy: { sides }, onDelete: 'clear', label: 'groupName' }),
  };
}
